import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { auth } from '../../../store/auth.ts'
import { Button } from '../../../ui/button.tsx'
import type { LotDetails } from '../lot.store.ts'
import { isSold, lotMoney } from '../lot-words.ts'
import { basket } from '../pay/basket.store.ts'
import { lotMessages } from './lot.messages.ts'

/** Buys a lot at a fixed price, without bidding. */
export function BuyBox({ lot }: Readonly<{ lot: LotDetails }>) {
  const { site, locale } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(lotMessages)
  const { guest_checkout_enabled: takesGuests } = useSettings()
  const { isAuthenticated } = useStore(auth(site).$state)
  const { auction_item_id: id, buy_now_price: price, left } = lot
  const pieces = useStore(basket(site).$basket)[id]
  if (price === undefined) return null
  // The pieces in the basket may be held by this visitor's own unpaid order: the checkout says if they are not.
  if (left === 0 && !pieces) return <p className="lot-quiet">{say('soldOut')}</p>
  if (lot.pausedYN && !pieces) return <p className="lot-quiet">{say('notOnSale')}</p>
  const isOnly = isSold(lot)
  const word = lot.kind === 'sponsor_item' ? 'sponsor' : isOnly ? 'buy' : 'buyInstead'

  function buy() {
    if (!pieces) basket(site).set(id, 1)
    open(pathTo(isAuthenticated || !takesGuests ? 'auction-checkout' : 'auction-guest-checkout'))
  }

  return (
    <Button variant={isOnly ? 'primary' : 'secondary'} wide onClick={buy}>
      {pieces ? say('toCheckout') : say(word, { price: lotMoney(lot, price, locale) })}
    </Button>
  )
}

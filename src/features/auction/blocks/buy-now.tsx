import { useState } from 'react'
import { type Surroundings, useSurroundings } from '../../../hooks/context.ts'
import { useCodeFrame } from '../../../hooks/use-code.ts'
import { useHostConsent } from '../../../hooks/use-host-consent.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { returningTo } from '../../../lib/handover.ts'
import type { HostConsent } from '../../../store/host-consent.ts'
import { Button } from '../../../ui/button.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { interrupted } from '../../checkout/subjects.ts'
import type { Analytics } from '../../checkout/use-analytics.ts'
import { lotMoney } from '../lot-words.ts'
import type { ListedLot } from '../lots.store.ts'
import { BlockLots } from './block-lots.tsx'
import { blockQuery, lotSubject, soldKinds } from './block-query.ts'
import { blockMessages } from './blocks.messages.ts'

export interface BuyNowProps {
  category: string | undefined
  limit: number | undefined
  /** Report the steps of a purchase to the page's own analytics? */
  dataLayer?: boolean
  /** The page's own consent state. */
  consent?: HostConsent | undefined
}

/** Lots at a price, sold right here. */
export function BuyNow({ category, limit, dataLayer = false, consent }: Readonly<BuyNowProps>) {
  useHostConsent(consent)
  const surroundings = useSurroundings()
  const say = useMessages(blockMessages)
  const [id, setId] = useState(() => returningTo(surroundings, 'buy') ?? paidBefore(surroundings))
  if (id !== undefined) {
    const analytics = { wanted: dataLayer, item: 'buy_now' }
    return <InPlace id={id} onBack={() => setId(undefined)} analytics={analytics} />
  }
  const action = (lot: ListedLot) =>
    lot.state === 'open' &&
    lot.buy_now_price !== undefined &&
    lot.left !== 0 &&
    !lot.pausedYN && (
      <Button wide onClick={() => setId(lot.auction_item_id)}>
        {say('buy', { price: lotMoney(lot, lot.buy_now_price, surroundings.locale) })}
      </Button>
    )
  return <BlockLots query={blockQuery(soldKinds, category, limit)} all="buy-now-lots" action={action} />
}

/** The lot that was being paid when the page was left. */
const paidBefore = ({ site }: Surroundings) => interrupted(site, lotSubject)?.slice(lotSubject.length)

const load = () => import('./sell-in-place.tsx').then(module => module.SellInPlace)

function InPlace(props: Readonly<{ id: string; onBack: () => void; analytics: Analytics }>) {
  return (
    <ResourceFrame {...useCodeFrame(load)} skeleton={<Skeleton height={420} radius={12} />}>
      {SellInPlace => <SellInPlace {...props} />}
    </ResourceFrame>
  )
}

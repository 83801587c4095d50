import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { formatMoney } from '../../lib/money.ts'
import { announce } from '../../ui/announcer.ts'
import { Button } from '../../ui/button.tsx'
import { useStyles } from '../../ui/styles.ts'
import css from './gift.css?inline'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'
import type { GiftCheckoutStore } from './gift-checkout.store.ts'

type Props = Readonly<{ gift: Gift; checkout: GiftCheckoutStore }>

/** Shown above every later step: the amount, a link to change it, and a button to switch from monthly to once. */
export function GiftTop({ gift, checkout }: Props) {
  useStyles(css)
  const { locale } = useSurroundings()
  const say = useMessages(giftMessages)
  const donation = useTerm()('donation')
  const isMonthly = useStore(gift.$isMonthly)
  const isFixed = useStore(checkout.$isFixed)
  const { currency, currency_decimals: decimals } = useSettings()
  const container = useRef<HTMLDivElement>(null)
  const amount = formatMoney({ minor: useStore(gift.$amount) ?? 0, currency, decimals }, locale)

  function giveOnce() {
    gift.form.change({ frequency: 'once' })
    announce(say('isOnce', { amount }))
    // The pressed button is removed: its neighbour takes the focus.
    container.current?.querySelector('button')?.focus()
  }

  return (
    <div className="gift-top" ref={container}>
      <strong>
        <bdi>{isMonthly ? say('aMonth', { amount }) : amount}</bdi>
      </strong>
      {gift.recipient && <span>{say('givenFor', { name: gift.recipient.name })}</span>}
      <Button
        variant="quiet"
        disabled={isFixed}
        label={say('changeAmount', { donation })}
        onClick={() => gift.show('amount')}
      >
        {say('change')}
      </Button>
      {isMonthly && (
        <Button variant="quiet" disabled={isFixed} onClick={giveOnce}>
          {say('giveOnce')}
        </Button>
      )}
    </div>
  )
}

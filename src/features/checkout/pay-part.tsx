import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CardField } from './card-field.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Payment } from './payment.store.ts'
import type { CardProvider } from './provider.ts'

type Props = Readonly<{
  payment: Payment
  settings: AppSettings
  /** What is charged, in minor units: it always stands on the button. */
  total: number
  /** Where it is charged again each month: how much then. */
  monthly?: number | undefined
  card: CardProvider | undefined
  onCard: (card: CardProvider | undefined) => void
  /** What went wrong, between card and button. */
  problem: ReactNode
}>

/** The end of every form that is paid: the card, unless it costs nothing, and the button that says what it costs. The form around it sends. */
export function PayPart({ payment, settings, total, monthly, card, onCard, problem }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const paying = useStore(payment.pay.$state)
  const { currency, currency_decimals: decimals, stripe_publishable_key: key } = settings
  const busy = paying.type === 'busy'
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const amount = money(total)
  const words = monthly === undefined ? 'pay' : monthly === total ? 'payMonthly' : 'payFirst'
  const free = total === 0
  return (
    <>
      {free ? (
        <p>{say('nothingToPay')}</p>
      ) : key ? (
        <CardField
          publishableKey={key}
          amount={total}
          currency={currency}
          again={monthly !== undefined}
          onCard={onCard}
          words={{ failed: say('cardFailed'), retry: say('retry') }}
        />
      ) : (
        <Notice kind="warning" title={say('unavailable')} />
      )}
      {problem}
      <Button
        variant="primary"
        type="submit"
        wide
        disabled={!card && !free}
        busy={busy}
        busyLabel={free ? say('completing') : say('paying', { amount })}
      >
        {free ? say('complete') : say(words, { amount, monthly: money(monthly ?? 0) })}
      </Button>
      <p className="pay-slow" role="status">
        {busy && paying.slow && say('slow')}
      </p>
    </>
  )
}

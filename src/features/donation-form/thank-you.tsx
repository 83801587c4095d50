import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { useSurroundings } from '../../store/context.ts'
import { useMessages } from '../../store/use-messages.ts'
import { useTerm } from '../../store/use-term.ts'
import { Button } from '../../ui/button.tsx'
import { Result } from '../../ui/result.tsx'
import type { Outcome } from '../checkout/checkout.store.ts'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'

type Props = Readonly<{
  form: DonationForm
  outcome: Extract<Outcome, { order: unknown }>
  charity: string
  onAgain: () => void
}>

export function ThankYou({ form, outcome, charity, onAgain }: Props) {
  const { locale } = useSurroundings()
  const donation = useTerm()('donation')
  const say = useMessages('donation-form', donationFormMessages)
  const { firstName } = useStore(form.$draft)
  const place = useRef<HTMLDivElement>(null)
  const { order_total, currency, currency_decimals, order_reference } = outcome.order
  const amount = formatMoney({ minor: order_total, currency, decimals: currency_decimals }, locale)
  const paid = outcome.type === 'paid'

  useEffect(() => place.current?.focus(), [])

  return (
    <div className="donation">
      <div ref={place} tabIndex={-1} className="donation-outcome">
        <Result
          kind="success"
          level={2}
          title={say(paid ? 'thanksTitle' : 'processingTitle', { name: firstName })}
          action={<Button onClick={onAgain}>{say('again')}</Button>}
        >
          <p>{say(paid ? 'thanks' : 'processing', { amount, charity, donation })}</p>
          <p>
            {say('reference')} <strong>{order_reference}</strong>
          </p>
        </Result>
      </div>
    </div>
  )
}

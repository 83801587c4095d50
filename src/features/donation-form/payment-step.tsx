import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { formatMoney } from '../../lib/money.ts'
import { useSurroundings } from '../../store/context.ts'
import { useMessages } from '../../store/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CardField } from '../checkout/card-field.tsx'
import type { Checkout } from '../checkout/checkout.store.ts'
import type { CardProvider } from '../checkout/provider.ts'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import { GiftSummary } from './gift-summary.tsx'
import { PaymentProblem } from './payment-problem.tsx'
import { StepFrame } from './step-frame.tsx'

type Props = Readonly<{ form: DonationForm; checkout: Checkout; settings: AppSettings }>

export function PaymentStep({ form, checkout, settings }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages('donation-form', donationFormMessages)
  const [card, setCard] = useState<CardProvider>()
  const draft = useStore(form.$draft)
  const amount = useStore(form.$amount)
  const paying = useStore(checkout.pay.$state)
  const busy = paying.type === 'busy'
  // Another content would be another payment, beside one that may have gone through.
  const unsure = useStore(checkout.$outcome).type === 'unsure'
  if (!amount) return null
  const text = formatMoney(amount, locale)
  const minor = amount.minor

  function pay() {
    if (!card) return
    const guest = { first_name: draft.firstName, last_name: draft.lastName, email: draft.email }
    const content = { lines: [{ origin: 'donation' as const, amount: minor }], guest }
    void checkout.pay.run({ content, card })
  }

  return (
    <StepFrame form={form} title={say('paymentTitle')} problems={{}} onSubmit={pay} takesFocus>
      <GiftSummary form={form} fixed={busy || unsure} charity={settings.charity_name} />
      {settings.stripe_publishable_key ? (
        <CardField
          publishableKey={settings.stripe_publishable_key}
          amount={minor}
          currency={amount.currency}
          onCard={setCard}
          words={{ failed: say('cardFailed'), retry: say('retry') }}
        />
      ) : (
        <Notice kind="warning" title={say('unavailable')} />
      )}
      <PaymentProblem form={form} checkout={checkout} />
      <Button
        variant="primary"
        type="submit"
        wide
        disabled={!card}
        busy={busy}
        busyLabel={say('paying', { amount: text })}
      >
        {say('pay', { amount: text })}
      </Button>
      <p className="donation-slow" role="status">
        {busy && paying.slow && say('slow')}
      </p>
    </StepFrame>
  )
}

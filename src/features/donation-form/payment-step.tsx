import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useMessages } from '../../store/use-messages.ts'
import type { Checkout } from '../checkout/checkout.store.ts'
import { PayPart } from '../checkout/pay-part.tsx'
import type { CardProvider } from '../checkout/provider.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { Extras } from './extras.tsx'
import { giftContent } from './gift-content.ts'
import { GiftSummary } from './gift-summary.tsx'
import { problemsOf } from './later-rules.ts'
import { PaymentProblem } from './payment-problem.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { StepFrame } from './step-frame.tsx'
import { TotalRows } from './total-rows.tsx'
import { useLaterProblems } from './use-later-problems.ts'

type Props = Readonly<{ form: DonationForm; checkout: Checkout; settings: AppSettings }>

export function PaymentStep({ form, checkout, settings }: Props) {
  const say = useMessages('donation-later', donationLaterMessages)
  const [card, setCard] = useState<CardProvider>()
  const draft = useStore(form.$draft)
  const sums = useStore(form.$sums)
  const problems = useLaterProblems(form, settings)
  const paying = useStore(checkout.pay.$state)
  const busy = paying.type === 'busy'
  // Another content would be another payment, beside one that may have gone through.
  const unsure = useStore(checkout.$outcome).type === 'unsure'
  if (!sums) return null

  function pay() {
    if (!card || !sums || form.refuse(problemsOf('payment', draft, settings), 'payment')) return
    void checkout.pay.run({ content: giftContent(draft, sums, settings), card })
  }

  return (
    <StepFrame
      form={form}
      title={say('paymentTitle')}
      summary={<ProblemSummary form={form} problems={problems} />}
      onSubmit={pay}
      takesFocus
    >
      <GiftSummary form={form} settings={settings} fixed={busy || unsure} review />
      {!busy && !unsure && <Extras form={form} settings={settings} sums={sums} problems={problems} />}
      <TotalRows form={form} sums={sums} />
      <PayPart
        checkout={checkout}
        settings={settings}
        total={sums.total}
        card={card}
        onCard={setCard}
        problem={<PaymentProblem form={form} checkout={checkout} />}
      />
    </StepFrame>
  )
}

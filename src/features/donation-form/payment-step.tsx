import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { PayPart } from '../checkout/pay-part.tsx'
import type { Payment } from '../checkout/payment.store.ts'
import type { CardProvider } from '../checkout/provider.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { Extras } from './extras.tsx'
import { giftContent } from './gift-content.ts'
import { GiftSummary } from './gift-summary.tsx'
import { withoutFee } from './gift-sums.ts'
import { problemsOf } from './later-rules.ts'
import { MatchPart } from './match-part.tsx'
import { MonthlyPart, useMonthlyTotal } from './monthly-part.tsx'
import { PaymentProblem } from './payment-problem.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { PromisePart } from './promise-part.tsx'
import { StepFrame } from './step-frame.tsx'
import { TotalRows } from './total-rows.tsx'
import { useLaterProblems } from './use-later-problems.ts'

type Props = Readonly<{ form: DonationForm; payment: Payment; settings: AppSettings }>

export function PaymentStep({ form, payment, settings }: Props) {
  const say = useMessages(donationLaterMessages)
  const [card, setCard] = useState<CardProvider>()
  const draft = useStore(form.$draft)
  const sums = useStore(form.$sums)
  const problems = useLaterProblems(form, settings)
  const [outside, setOutside] = useState(false)
  const paying = useStore(payment.pay.$state)
  const busy = paying.type === 'busy'
  // Another content would be another payment, beside one that may have gone through.
  const unsure = useStore(payment.$outcome).type === 'unsure'
  const monthly = useMonthlyTotal(form, settings)
  if (!sums) return null
  const due = outside && monthly === undefined ? withoutFee(sums) : sums

  function pay() {
    if (form.refuse(problemsOf('payment', draft, settings), 'payment')) return
    const content = giftContent(draft, due, settings)
    if (outside) void payment.promise.run({ content })
    else if (card) void payment.pay.run({ content, card })
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
      {!busy && !unsure && <Extras form={form} settings={settings} sums={sums} problems={problems} card={!outside} />}
      <TotalRows form={form} sums={due} monthly={monthly} />
      <MatchPart form={form} settings={settings} />
      <MonthlyPart form={form} settings={settings} sums={sums} />
      {outside && monthly === undefined ? (
        <PromisePart form={form} payment={payment} total={due.total} onCard={() => setOutside(false)} />
      ) : (
        <PayPart
          payment={payment}
          settings={settings}
          total={sums.total}
          monthly={monthly}
          card={card}
          onCard={setCard}
          problem={<PaymentProblem form={form} payment={payment} />}
        />
      )}
      {settings.offline_payment && monthly === undefined && !outside && !busy && !unsure && (
        <Button variant="quiet" onClick={() => setOutside(true)}>
          {say('payOutside')}
        </Button>
      )}
    </StepFrame>
  )
}

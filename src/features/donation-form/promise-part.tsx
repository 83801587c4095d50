import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useProblem } from '../../hooks/use-problem.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Payment } from '../checkout/payment.store.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { useRefusal } from './use-refusal.ts'

type Props = Readonly<{
  form: DonationForm
  payment: Payment
  /** Minor units: no card, so no fee of one. */
  total: number
  onCard: () => void
}>

/** In the place of the card, for who pays by transfer, cheque or cash. */
export function PromisePart({ form, payment, total, onCard }: Props) {
  useRefusal(form, payment.promise)
  const { locale } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const donation = useTerm()('donation')
  const problem = useProblem()
  const promising = useStore(payment.promise.$state)
  const busy = promising.type === 'busy'
  const failure = promising.type === 'failed' ? problem(promising.failure) : undefined
  return (
    <>
      <p>{say('promiseText', { donation })}</p>
      {failure && (
        <Notice kind="error" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      <Button variant="primary" type="submit" wide busy={busy}>
        {say('promise', { amount: formatMoney(form.money(total), locale) })}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={onCard}>
        {say('byCard')}
      </Button>
    </>
  )
}

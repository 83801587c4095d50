import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useMessages } from '../../store/use-messages.ts'
import { useProblem } from '../../store/use-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Checkout } from '../checkout/checkout.store.ts'
import { donationFormMessages } from './donation-form.messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import type { Field, Problems } from './draft.ts'

/** Above the pay button: what went wrong, what was kept, what to do. */
export function PaymentProblem({ form, checkout }: Readonly<{ form: DonationForm; checkout: Checkout }>) {
  const say = useMessages('donation-form', donationFormMessages)
  const problem = useProblem()
  const outcome = useStore(checkout.$outcome)
  const paying = useStore(checkout.pay.$state)
  const asking = useStore(checkout.askAgain.$state).type === 'busy'
  const failure = paying.type === 'failed' ? paying.failure : undefined
  const fields = failure?.type === 'http' ? failure.fields : undefined

  useEffect(() => {
    // The form says it from now on; a failure that stayed would send the donor back each time.
    if (fields && form.refuse(asProblems(fields))) checkout.pay.clear()
  }, [fields, form, checkout])

  if (failure) {
    const { title, text } = problem(failure)
    return (
      <Notice kind="error" title={title}>
        {text}
      </Notice>
    )
  }
  if (outcome.type === 'unsure') {
    const ask = () => void checkout.askAgain.run()
    const again = (
      <Button busy={asking} onClick={ask}>
        {say('checkAgain')}
      </Button>
    )
    return (
      <Notice kind="warning" title={say('unsureTitle')} action={again}>
        {say('unsure')}
      </Notice>
    )
  }
  if (outcome.type === 'incomplete') {
    return (
      <Notice kind="error" title={say('problemTitle')}>
        {outcome.text}
      </Notice>
    )
  }
  if (outcome.type !== 'declined') return null
  return (
    <Notice kind="error" title={say('declinedTitle')}>
      {outcome.text} {say('declined')}
    </Notice>
  )
}

const fieldNames: readonly (readonly [RegExp, Field])[] = [
  [/amount$/, 'amount'],
  [/first_name$/, 'firstName'],
  [/last_name$/, 'lastName'],
  [/email$/, 'email'],
]

/** The server's complaints, by the fields that a donor knows. */
function asProblems(sent: Readonly<Record<string, string>>): Problems {
  const problems: Partial<Record<Field, { text: string }>> = {}
  for (const [name, text] of Object.entries(sent)) {
    const field = fieldNames.find(([pattern]) => pattern.test(name))?.[1]
    if (field) problems[field] = { text }
  }
  return problems
}

import { useStore } from '@nanostores/react'
import { useMessages } from '../../hooks/use-messages.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import type { Field } from './draft.ts'

type Props = Readonly<{
  form: DonationForm
  /** Mistakes in words, by field. */
  problems: Partial<Record<Field, string>>
}>

/** Above a step: each mistake with the way to its field. A new one at each try, so that each is announced. */
export function ProblemSummary({ form, problems }: Props) {
  const say = useMessages(donationLaterMessages)
  const refusals = useStore(form.$refusals)
  const listed = Object.entries(problems).map(([field, text]) => ({ field, text }))
  return <ErrorSummary key={refusals} title={say('problemTitle')} problems={listed} />
}

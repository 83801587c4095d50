import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { currencySymbol } from '../../lib/money.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { useLaterProblems } from './use-later-problems.ts'

type Props = Readonly<{ form: DonationForm; settings: AppSettings }>

/** The donor's own amount. Its code comes with the later steps, for most donors choose a suggestion. */
export function OwnAmount({ form, settings }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const { own } = useStore(form.$draft)
  const problems = useLaterProblems(form, settings)
  return (
    <MoneyField
      label={say('amount')}
      name="amount"
      large
      symbol={currencySymbol(settings.currency, locale)}
      commaHint={say('commaHint')}
      autoComplete="transaction-amount"
      enterKeyHint="next"
      value={own}
      onInput={own => form.change({ own })}
      error={problems.amount}
    />
  )
}

/** What is wrong with the amount, above the first step. */
export function AmountSummary({ form, settings }: Props) {
  return <ProblemSummary form={form} problems={useLaterProblems(form, settings)} />
}

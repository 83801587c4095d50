import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { type GiftSums, giftSums } from './gift-sums.ts'
import { isMonthly } from './later-rules.ts'

type Props = Readonly<{ form: DonationForm; settings: AppSettings; sums: GiftSums }>

/** How a gift that goes on every month is stopped, and what of today's payment comes once. */
export function MonthlyPart({ form, settings, sums }: Props) {
  const say = useMessages(donationLaterMessages)
  if (!isMonthly(useStore(form.$draft), settings)) return null
  const fund = settings.matched_fund?.name
  return (
    <p className="summary-quiet">
      {say('monthlyStop')} {sums.contribution > 0 && say('monthlyContribution')}{' '}
      {fund && say('monthlyMatched', { fund })}
    </p>
  )
}

/** Minor units of each later payment: the gift and its fee. @returns undefined for what is given once */
export function useMonthlyTotal(form: DonationForm, settings: AppSettings): number | undefined {
  const draft = useStore(form.$draft)
  const amount = useStore(form.$amount)
  if (!amount || !isMonthly(draft, settings)) return undefined
  return giftSums({ ...draft, contribution: '' }, amount.minor, settings).total
}

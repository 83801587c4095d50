import { useStore } from '@nanostores/react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { formatMoney } from '../../lib/money.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'

/** What a fund would add, before paying: others pay in the same moment, so it is no promise. */
export function MatchPart({ form, settings }: Readonly<{ form: DonationForm; settings: AppSettings }>) {
  const { locale } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const gift = useStore(form.$amount)?.minor ?? 0
  const fund = settings.matched_fund
  if (!fund) return null
  const minor = Math.min(Math.floor((gift * fund.percent) / 100), fund.left)
  return (
    <p className="summary-quiet">
      {say('matchedLater', { fund: fund.name, amount: formatMoney(form.money(minor), locale) })}
    </p>
  )
}

import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import type { GiftSums } from './gift-sums.ts'

type Props = Readonly<{
  form: DonationForm
  sums: GiftSums
  /** Minor units of each later payment; undefined where there is none. */
  monthly: number | undefined
}>

/** How the total comes about, where it is more than the gift. */
export function TotalRows({ form, sums, monthly }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const donation = useTerm()('donation')
  if (sums.total === sums.gift) return null
  const rows = [
    [say('giftRow', { donation }), sums.gift],
    [say('contributionRow'), sums.contribution],
    [say('feeRow'), sums.processingFee],
    [say(monthly === undefined ? 'totalRow' : 'todayRow'), sums.total],
    [say('monthlyRow'), monthly === sums.total ? 0 : (monthly ?? 0)],
  ] as const
  return (
    <dl className="donation-total">
      {rows
        .filter(([, minor]) => minor > 0)
        .map(([name, minor]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText money={form.money(minor)} locale={locale} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

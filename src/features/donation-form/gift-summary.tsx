import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { formatDate } from '../../lib/dates.ts'
import { giftAidOn } from '../../lib/gift-aid.ts'
import { monthsAfter } from '../../lib/months.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { claimsGiftAid, isMonthly, offersGiftAid } from './later-rules.ts'
import { ReviewRows } from './review-rows.tsx'
import { SummaryRow } from './summary-row.tsx'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  /** While the payment is under way nothing can be changed. */
  fixed?: boolean
  /** Before paying: all that was said besides. */
  review?: boolean
}>

/** What has been decided so far, each line with a way back to it. The sum is always in sight. */
export function GiftSummary({ form, settings, fixed = false, review = false }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(donationLaterMessages)
  const donation = useTerm()('donation')
  const amount = useStore(form.$amount)
  const draft = useStore(form.$draft)
  const charity = settings.charity_name
  const money = (minor: number) => <MoneyText money={form.money(minor)} locale={locale} />
  const claimed = claimsGiftAid(draft) && amount ? giftAidOn(amount.minor) : 0

  const monthly = isMonthly(draft, settings)
  const gift = (minor: number) =>
    monthly ? <WithAmount text={say('aMonth', { amount: '\0' })} amount={money(minor)} /> : money(minor)

  return (
    <dl className="summary">
      <SummaryRow
        name={say('giftRow', { donation })}
        change={say('changeAmount', { donation })}
        fixed={fixed}
        onChange={() => form.goTo('amount')}
      >
        <span className="summary-amount">{amount && gift(amount.minor)}</span>
      </SummaryRow>
      {review && monthly && (
        <SummaryRow name={say('whenRow')}>
          {say('whenMonthly', {
            date: formatDate(monthsAfter(new Date(), 1).getTime(), locale, settings.time_zone),
          })}
        </SummaryRow>
      )}
      {review && <ReviewRows form={form} settings={settings} fixed={fixed} />}
      {review && offersGiftAid(draft, settings) && (
        <SummaryRow name={say('aidRow')} change={say('changeAid')} fixed={fixed} onChange={() => form.goTo('aid')}>
          {claimed && amount ? (
            <WithAmount text={say('aidRowYes', { charity, amount: '\0' })} amount={money(claimed)} />
          ) : (
            say('aidRowNo')
          )}
        </SummaryRow>
      )}
    </dl>
  )
}

/** A sentence with an amount in it, which keeps its own direction. */
function WithAmount({ text, amount }: Readonly<{ text: string; amount: ReactNode }>) {
  const [before, after] = text.split('\0')
  return (
    <>
      {before}
      {amount}
      {after}
    </>
  )
}

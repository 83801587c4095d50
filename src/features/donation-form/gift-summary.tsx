import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import { formatDate } from '../../lib/dates.ts'
import { giftAidOn } from '../../lib/gift-aid.ts'
import { monthsAfter } from '../../lib/months.ts'
import { useSurroundings } from '../../store/context.ts'
import { useMessages } from '../../store/use-messages.ts'
import { useTerm } from '../../store/use-term.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyText } from '../../ui/money-text.tsx'
import type { DonationForm, Step } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { claimsGiftAid, isMonthly, offersGiftAid } from './later-rules.ts'

type Props = Readonly<{
  form: DonationForm
  settings: AppSettings
  /** While the payment is under way nothing can be changed. */
  fixed?: boolean
  /** Before paying: who gives, to whom, and all that was said besides. */
  review?: boolean
}>

/** What has been decided so far, each line with a way back to it. The sum is always in sight. */
export function GiftSummary({ form, settings, fixed = false, review = false }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages('donation-later', donationLaterMessages)
  const donation = useTerm()('donation')
  const amount = useStore(form.$amount)
  const draft = useStore(form.$draft)
  const charity = settings.charity_name
  const { firstName, lastName, email, tribute, tributeName, message } = draft
  const money = (minor: number) => <MoneyText money={form.money(minor)} locale={locale} />
  const claimed = claimsGiftAid(draft) && amount ? giftAidOn(amount.minor) : 0

  const monthly = isMonthly(draft, settings)
  const gift = (minor: number) =>
    monthly ? <WithAmount text={say('aMonth', { amount: '\0' })} amount={money(minor)} /> : money(minor)

  const row = (name: string, value: ReactNode, change?: { label: string; to: Step }) => (
    <div className="summary-row">
      <dt>{name}</dt>
      <dd>{value}</dd>
      {change && (
        <dd>
          <Button variant="quiet" disabled={fixed} label={change.label} onClick={() => form.goTo(change.to)}>
            {say('change')}
          </Button>
        </dd>
      )}
    </div>
  )

  return (
    <dl className="summary">
      {row(say('giftRow', { donation }), <span className="summary-amount">{amount && gift(amount.minor)}</span>, {
        label: say('changeAmount', { donation }),
        to: 'amount',
      })}
      {review && (
        <>
          {monthly &&
            row(
              say('whenRow'),
              say('whenMonthly', {
                date: formatDate(monthsAfter(new Date(), 1).getTime(), locale, settings.time_zone),
              }),
            )}
          {row(say('giftTo'), charity)}
          {row(
            say('donorRow'),
            <>
              <bdi>
                {firstName} {lastName}
              </bdi>
              <br />
              <bdi className="summary-quiet">{email}</bdi>
            </>,
            { label: say('changeDetails'), to: 'details' },
          )}
          {settings.giving.tributes &&
            tribute &&
            row(say(tribute === 'memory' ? 'tributeRowMemory' : 'tributeRowHonour'), <bdi>{tributeName}</bdi>)}
          {settings.giving.gift_messages && message.trim() && row(say('messageRow'), <bdi>{message}</bdi>)}
          {offersGiftAid(draft, settings) &&
            row(
              say('aidRow'),
              claimed && amount ? (
                <WithAmount text={say('aidRowYes', { charity, amount: '\0' })} amount={money(claimed)} />
              ) : (
                say('aidRowNo')
              ),
              { label: say('changeAid'), to: 'aid' },
            )}
        </>
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

import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { AppSettings } from '../../api/app-settings.ts'
import type { MonthlyGift } from '../../api/monthly-gifts.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { formatDate } from '../../lib/dates.ts'
import { giftAidOn } from '../../lib/gift-aid.ts'
import { formatMoney } from '../../lib/money.ts'
import { serverClock } from '../../store/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Result } from '../../ui/result.tsx'
import type { Outcome } from '../checkout/payment.store.ts'
import type { DonationForm } from './donation-form.store.ts'
import { donationLaterMessages } from './donation-later.messages.ts'
import { Keepsakes } from './keepsakes.tsx'
import { claimsGiftAid, offersGiftAid } from './later-rules.ts'

type Props = Readonly<{
  form: DonationForm
  outcome: Extract<Outcome, { order: unknown }>
  settings: AppSettings
  onAgain: () => void
}>

const stages = { paid: 'thanks', processing: 'processing', promised: 'promised' } as const

/** What was given, what it comes to, and what to take along. All figures are the server's. */
export function ThankYou({ form, outcome, settings, onAgain }: Props) {
  const { locale, site } = useSurroundings()
  const donation = useTerm()('donation')
  const say = useMessages(donationLaterMessages)
  const draft = useStore(form.$draft)
  const place = useRef<HTMLElement>(null)
  const { lines_total: gift, matched_amount, currency, currency_decimals: decimals } = outcome.order
  // Nobody knows what a fund will have left when a promise is kept.
  const matched = outcome.type === 'promised' ? 0 : matched_amount
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const paid = outcome.type === 'paid'
  const { monthly } = outcome.order
  const stage = stages[outcome.type]
  const claimed = offersGiftAid(draft, settings) && claimsGiftAid(draft) ? giftAidOn(gift) : 0
  const { name: fund, ends_at: fundEnds } = settings.matched_fund ?? {}
  const [arrived] = useState(serverClock(site))
  const fundEnded = Boolean(fundEnds && Date.parse(fundEnds) <= arrived)
  const words = { amount: money(gift), charity: settings.charity_name, donation }

  function goesOn({ monthly_total, next_at }: MonthlyGift): string {
    const amount = money(monthly_total)
    if (!next_at) return say('thanksMonthlyBare', { amount })
    return say('thanksMonthly', { amount, date: formatDate(next_at, locale, settings.time_zone) })
  }

  const donor = `${draft.firstName} ${draft.lastName}`.trim()
  const title = say(`${stage}Title`, { name: draft.firstName })

  useEffect(() => place.current?.focus(), [])

  return (
    <div className="donation">
      <section ref={place} tabIndex={-1} className="donation-outcome" aria-label={title}>
        <Result kind="success" level={2} title={title} action={<Button onClick={onAgain}>{say('again')}</Button>}>
          {outcome.type === 'promised' && <p className="donation-how">{outcome.order.instructions}</p>}
          <p>{say(stage, words)}</p>
          {matched > 0 && (
            <p>
              {fund
                ? say('thanksMatched', { fund, amount: money(matched) })
                : say('thanksMatchedBare', { amount: money(matched) })}
            </p>
          )}
          {paid && fund && matched === 0 && <p>{say(fundEnded ? 'thanksFundEnded' : 'thanksUnmatched', { fund })}</p>}
          {claimed > 0 && <p>{say('thanksAid', { amount: money(gift + matched + claimed) })}</p>}
          {monthly && <p>{goesOn(monthly)}</p>}
          <p>
            {say('reference')} <strong>{outcome.order.order_reference}</strong>
          </p>
        </Result>
      </section>
      {paid && <Keepsakes order={outcome.order} donor={donor} settings={settings} />}
    </div>
  )
}

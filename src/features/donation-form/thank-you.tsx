import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MonthlyGift } from '../../api/monthly-gifts.ts'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { formatDate } from '../../lib/dates.ts'
import { giftAidOn } from '../../lib/gift-aid.ts'
import { formatMoney } from '../../lib/money.ts'
import { shareMessages } from '../../lib/share.messages.ts'
import { joinInWords } from '../../lib/text.ts'
import { serverClock } from '../../store/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Result } from '../../ui/result.tsx'
import { ShareLinks } from '../../ui/share-links.tsx'
import { useStyles } from '../../ui/styles.ts'
import { claimsGiftAid } from '../checkout/answers.ts'
import type { Completed } from '../checkout/checkout.tsx'
import { InvoiceLink } from '../checkout/invoice-link.tsx'
import css from './gift.css?inline'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'
import type { GiftCheckoutStore } from './gift-checkout.store.ts'
import { ReceiptAndCalendar } from './receipt-and-calendar.tsx'

/** @param hasMessage has the donor left a message with the gift? */
export type Thanks = (order: Readonly<{ order_id: string; order_key: string }>, hasMessage: boolean) => ReactNode

type Props = Readonly<{
  gift: Gift
  thanks: Thanks | undefined
  checkout: GiftCheckoutStore
  completed: Completed
  onAgain: () => void
}>

const stages = { paid: 'thanks', processing: 'processing', promised: 'promised' } as const

/** The amounts of the paid gift, and a receipt. All figures come from the server. */
export function ThankYou({ gift: { recipient }, thanks, checkout, completed: outcome, onAgain }: Props) {
  useStyles(css)
  const { locale, site, element } = useSurroundings()
  const donation = useTerm()('donation')
  const say = useMessages(giftMessages)
  const sayShare = useMessages(shareMessages)
  const answers = useStore(checkout.form.$values)
  const settings = useSettings()
  const { giftAid: isAsked } = useStore(checkout.$questions)
  const container = useRef<HTMLElement>(null)
  const { lines_total: gift, matched_amount, order_total: total, currency, currency_decimals: decimals } = outcome.order
  // An offline gift is matched only when it arrives, if the fund still has money then.
  const matched = outcome.type === 'promised' ? 0 : matched_amount
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const paid = outcome.type === 'paid'
  const isMailed = outcome.type !== 'promised' || outcome.order.mailedYN
  const { monthly } = outcome.order
  const stage = stages[outcome.type]
  const claimed = isAsked && claimsGiftAid(answers) ? giftAidOn(gift) : 0
  const { name: fund, ends_at: fundEnds } = settings.matched_fund ?? {}
  const [arrived] = useState(serverClock(site))
  const fundEnded = Boolean(fundEnds && Date.parse(fundEnds) <= arrived)
  const words = { amount: money(gift), charity: settings.charity_name, donation }

  function goesOn({ monthly_total, next_at }: MonthlyGift): string {
    const amount = money(monthly_total)
    if (!next_at) return say('thanksMonthlyBare', { amount })
    return say('thanksMonthly', { amount, date: formatDate(next_at, locale, settings.time_zone) })
  }

  /** "£106.80: £100 gift and £6.80 card fee". */
  function charged(): string {
    const { voluntary_contribution_amount: contribution, processing_fee: fee } = outcome.order
    const parts = [
      say('partGift', { amount: money(gift), donation }),
      ...(contribution ? [say('partContribution', { amount: money(contribution) })] : []),
      ...(fee ? [say('partFee', { amount: money(fee) })] : []),
    ]
    const list = joinInWords(parts, locale)
    return parts.length > 1
      ? say('chargedParts', { total: money(total), parts: list })
      : say('charged', { total: money(total) })
  }

  const donor = `${answers.firstName} ${answers.lastName}`.trim()
  const title = say(`${stage}Title`, { name: answers.firstName })

  useEffect(() => container.current?.focus(), [])

  return (
    <div className="step-layout">
      <section ref={container} tabIndex={-1} className="gift-thanks" aria-label={title}>
        <Result kind="success" level={2} title={title}>
          {outcome.type === 'promised' && <p className="gift-how">{outcome.order.instructions}</p>}
          <p>{say(stage, words)}</p>
          {paid && total > 0 && <p>{charged()}</p>}
          {matched > 0 && (
            <p>
              {say(fund ? 'matched' : 'matchedBare', { gift: money(gift), amount: money(matched), fund: fund ?? '' })}
            </p>
          )}
          {paid && fund && matched === 0 && <p>{say(fundEnded ? 'thanksFundEnded' : 'thanksUnmatched', { fund })}</p>}
          {claimed > 0 && <p>{say('thanksAid', { amount: money(gift + matched + claimed) })}</p>}
          {monthly && <p>{goesOn(monthly)}</p>}
          {answers.email && isMailed && <p>{say(`${stage}Mail`, { email: answers.email })}</p>}
          <p>
            {say('reference')} <strong>{outcome.order.order_reference}</strong>
          </p>
        </Result>
      </section>
      {thanks?.(outcome.order, answers.message.trim() !== '')}
      {outcome.type !== 'promised' && (
        <ShareLinks
          title={recipient?.name ?? settings.name}
          text={say('shareText', { event: recipient?.name ?? settings.name })}
          url={recipient?.url ?? settings.microsite_url}
          view={element.ownerDocument.defaultView}
          say={sayShare}
        />
      )}
      <div className="gift-downloads">
        <InvoiceLink url={outcome.order.invoice_url} />
        {paid && <ReceiptAndCalendar order={outcome.order} donor={donor} giftAid={claimed ? gift : 0} />}
        <Button variant="quiet" onClick={onAgain}>
          {say('again')}
        </Button>
      </div>
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { useTerm } from '../../hooks/use-term.ts'
import { formatDate } from '../../lib/dates.ts'
import { monthsAfter } from '../../lib/months.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { SummaryRow } from '../checkout/summary-row.tsx'
import { WithAmount } from '../checkout/with-amount.tsx'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'
import type { GiftCheckoutStore } from './gift-checkout.store.ts'

type Props = Readonly<{ gift: Gift; checkout: GiftCheckoutStore }>

/** Summary rows: the gift and, if monthly, its later payments, with a link back to the first step. */
export function GiftRows({ gift, checkout }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(giftMessages)
  const donation = useTerm()('donation')
  const amount = useStore(gift.$amount) ?? 0
  const isMonthly = useStore(gift.$isMonthly)
  const isReview = useStore(checkout.form.$step) === 'payment'
  const { currency, currency_decimals: decimals, time_zone } = useSettings()
  const money = <MoneyText money={{ minor: amount, currency, decimals }} locale={locale} />

  function change() {
    checkout.form.goTo('details')
    gift.$view.set('amount')
  }

  return (
    <>
      <SummaryRow
        checkout={checkout}
        name={say('giftRow', { donation })}
        change={say('changeAmount', { donation })}
        onChange={change}
      >
        <span className="summary-amount">
          {isMonthly ? <WithAmount text={say('aMonth', { amount: '\0' })} amount={money} /> : money}
        </span>
      </SummaryRow>
      {isReview && isMonthly && (
        <SummaryRow checkout={checkout} name={say('whenRow')}>
          {say('whenMonthly', { date: formatDate(monthsAfter(new Date(), 1).getTime(), locale, time_zone) })}
        </SummaryRow>
      )}
    </>
  )
}

/** Summary rows: dedication, message, and what others will see. */
export function DedicationRows({ checkout }: Pick<Props, 'checkout'>) {
  const say = useMessages(giftMessages)
  const { tribute, tributeName, message, showName, showAmount } = useStore(checkout.form.$values)
  const { tributes, gift_messages: messages } = useSettings().giving
  const shown = showName === 'yes' ? (showAmount === 'yes' ? 'shownBoth' : 'shownName') : undefined
  return (
    <>
      {tributes && tribute && (
        <SummaryRow checkout={checkout} name={say(tribute === 'memory' ? 'tributeRowMemory' : 'tributeRowHonour')}>
          <bdi>{tributeName}</bdi>
        </SummaryRow>
      )}
      {messages && message.trim() && (
        <SummaryRow checkout={checkout} name={say('messageRow')}>
          <bdi className="summary-message">{message.trim()}</bdi>
        </SummaryRow>
      )}
      {messages && (
        <SummaryRow checkout={checkout} name={say('shownRow')}>
          {say(shown ?? (showAmount === 'yes' ? 'shownAmount' : 'shownNone'))}
        </SummaryRow>
      )}
    </>
  )
}

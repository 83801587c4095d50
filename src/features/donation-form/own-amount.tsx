import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { currencySymbol, formatMoney } from '../../lib/money.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { BlockedSignIn } from '../checkout/blocked-sign-in.tsx'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'

type Props = Readonly<{ gift: Gift }>

/** The donor's own amount. Its code loads with the later steps, since most donors choose a suggestion. */
export function OwnAmount({ gift }: Props) {
  const say = useMessages(giftMessages)
  const { field, symbol } = useAmount(gift)
  return (
    <MoneyField
      {...field('amount')}
      large
      symbol={symbol}
      commaHint={say('commaHint')}
      autoComplete="transaction-amount"
      enterKeyHint="next"
    />
  )
}

/** The mistakes that keep the donor on the first step. */
export function AmountProblems({ gift }: Props) {
  const { props } = useAmount(gift)
  if (props.problems.length) {
    return <ErrorSummary key={props.refusals} title={props.summaryTitle} problems={props.problems} />
  }
  return <BlockedSignIn />
}

function useAmount({ form }: Gift) {
  const { locale } = useSurroundings()
  const say = useMessages(giftMessages)
  const { currency, currency_decimals: decimals, donation_minimum, donation_maximum } = useSettings()
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const symbol = currencySymbol(currency, locale)
  const label = (_: string, inSentence: boolean) => say(inSentence ? 'amountLabel' : 'amount')
  return { ...useForm(form, label, { symbol, min: money(donation_minimum), max: money(donation_maximum) }), symbol }
}

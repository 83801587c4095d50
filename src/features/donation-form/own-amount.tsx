import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { currencySymbol, formatMoney } from '../../lib/money.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { giftMessages } from './gift.messages.ts'
import type { Gift } from './gift.store.ts'
import { $blockedSignIn } from './sign-in-to-give.ts'

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

/** What keeps the donor from going on from the first step. */
export function AmountProblems({ gift }: Props) {
  const say = useMessages(giftMessages)
  const { frame } = useAmount(gift)
  const address = useStore($blockedSignIn)
  if (frame.problems.length) {
    return <ErrorSummary key={frame.refusals} title={frame.summaryTitle} problems={frame.problems} />
  }
  if (!address) return null
  return (
    <Notice kind="warning" title={say('signInBlocked')}>
      <p>
        {say('signInBlockedText')}{' '}
        <a href={address} target="_blank" rel="noopener">
          {address}
        </a>
      </p>
    </Notice>
  )
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

import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { giftAidOn } from '../../lib/gift-aid.ts'
import { MoneyText } from '../../ui/money-text.tsx'
import { claimsGiftAid } from './answers.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import { SummaryRow } from './summary-row.tsx'

/** The Gift Aid amount, with a link back to the question. */
export function GiftAidRow({ checkout }: Readonly<{ checkout: Checkout }>) {
  const { locale } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const { charity_name: charity, currency, currency_decimals: decimals } = useSettings()
  const answers = useStore(checkout.form.$values)
  const amount = useStore(checkout.$giftPaid)
  const { giftAid: isAsked } = useStore(checkout.$questions)
  if (!isAsked) return null
  const minor = claimsGiftAid(answers) && amount ? giftAidOn(amount) : 0
  const money = <MoneyText money={{ minor, currency, decimals }} locale={locale} />
  return (
    <SummaryRow
      checkout={checkout}
      name={say('aidRow')}
      change={say('changeAid')}
      onChange={() => checkout.form.goTo('gift-aid')}
    >
      {minor ? <WithAmount text={say('aidRowYes', { charity, amount: '\0' })} amount={money} /> : say('aidRowNo')}
    </SummaryRow>
  )
}

/** A sentence with an amount in place of `\0`. The amount keeps its own direction in right-to-left languages. */
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

import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import type { useForm } from '../../../hooks/use-form.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import type { Form } from '../../../store/form.ts'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { itemMessages } from './item.messages.ts'

type Values = Readonly<Record<string, string>>

type Props = Readonly<{
  form: Form<Values>
  fields: ReturnType<typeof useForm<Values>>
  /** From high to low. Amounts are minor units. */
  levels: readonly { amount: number; does: string }[]
  /** The question. */
  legend: string
  takesOwn: boolean
  currency: string
  decimals: number
}>

/** The amounts to choose from, each with what it does, and a field for an own amount. */
export function AmountFields({ form, fields, levels, legend, takesOwn, currency, decimals }: Props) {
  const { locale } = useSurroundings()
  const say = useTermMessages(itemMessages)
  const { amount = '' } = useStore(form.$values)
  const choices = levels.map(level => ({
    value: String(level.amount),
    title: formatMoney({ minor: level.amount, currency, decimals }, locale),
    description: level.does,
  }))
  return (
    <>
      {choices.length > 0 && (
        <ChoiceCards
          legend={legend}
          name="amount"
          choices={takesOwn ? [...choices, { value: 'own', title: say('own') }] : choices}
          value={amount || undefined}
          error={fields.error('amount')}
          onChoose={amount => form.change({ amount })}
        />
      )}
      {amount === 'own' && (
        <MoneyField
          {...fields.field('own')}
          large
          symbol={currencySymbol(currency, locale)}
          commaHint={say('commaHint')}
          enterKeyHint="next"
        />
      )}
    </>
  )
}

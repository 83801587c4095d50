import { useStore } from '@nanostores/react'
import type { Charity } from '../../../api/pledges.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import type { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { currencySymbol, formatMoney } from '../../../lib/money.ts'
import type { Form } from '../../../store/form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { charityMessages } from './charity.messages.ts'
import { byHand, chosenAmong, chosenField, leftToDivide, shareField, sharesOf } from './parts.ts'

type Values = Readonly<Record<string, string>>

type Props = Readonly<{
  form: Form<Values>
  fields: ReturnType<typeof useForm<Values>>
  charities: readonly Charity[]
  /** Minor units to divide; undefined while no amount is chosen. */
  amount: number | undefined
  currency: string
  decimals: number
}>

/** Chooses the charities, and how much each of them gets. */
export function CharityFields({ form, fields, charities, amount, currency, decimals }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(charityMessages)
  const values = useStore(form.$values)
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const chosen = chosenAmong(values, charities)
  const shares = amount === undefined ? [] : sharesOf(values, charities, amount, decimals)
  const shareOf = (id: string) => shares[chosen.findIndex(charity => charity.charity_id === id)]
  const isByHand = chosen.length > 1 && values.differently === 'yes'
  const left = amount === undefined ? 0 : leftToDivide(shares, amount)
  return (
    <fieldset className="pledge-charities">
      <legend>{say('whom')}</legend>
      {charities.map(charity => {
        const { charity_id: id, name, summary } = charity
        const share = shareOf(id)
        const isChosen = values[chosenField(id)] === 'yes'
        return (
          <div key={id} className="pledge-charity">
            <Checkbox
              name={chosenField(id)}
              label={name}
              help={summary}
              error={fields.error(chosenField(id))}
              checked={isChosen}
              onChoose={checked => form.change({ [chosenField(id)]: checked ? 'yes' : '' })}
            />
            {isChosen && isByHand && (
              <MoneyField
                {...fields.field(shareField(id))}
                symbol={currencySymbol(currency, locale)}
                commaHint={say('commaHint')}
              />
            )}
            {isChosen && !isByHand && share !== undefined && <strong className="pledge-share">{money(share)}</strong>}
          </div>
        )
      })}
      {chosen.length > 1 && (
        <Checkbox
          name="differently"
          label={say('differently')}
          checked={isByHand}
          onChoose={checked => form.change(checked ? byHand(values, charities, amount, decimals) : { differently: '' })}
        />
      )}
      {isByHand && amount !== undefined && (
        <p className="pledge-quiet" role="status">
          {left === 0 ? say('allDivided') : say(left > 0 ? 'left' : 'tooMuch', { amount: money(Math.abs(left)) })}
        </p>
      )}
    </fieldset>
  )
}

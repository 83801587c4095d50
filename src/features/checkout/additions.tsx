import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../hooks/context.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { currencySymbol, formatMoney } from '../../lib/money.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'
import type { CheckoutFields } from './use-checkout-fields.ts'

type Props = Readonly<{
  checkout: Checkout
  fields: CheckoutFields
  /** The organiser's word for what is paid for: "gift". */
  thing?: string
}>

/** Optional additions to the payment. None is preselected. */
export function Additions({ checkout, fields, thing }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const { currency, currency_decimals: decimals } = useSettings()
  const { contribution: asked, fee: asksForFee } = useStore(checkout.$questions)
  const isOffline = useStore(checkout.$isOffline)
  const fee = useStore(checkout.$sums)?.possibleFee ?? 0
  const { values, field, tick } = fields
  const isOffered = values.contribution === 'own' || asked?.amounts.includes(Number(values.contribution))
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)
  const coverFee = thing ? say('coverFee', { amount: money(fee), thing }) : say('coverFeeBare', { amount: money(fee) })

  return (
    <>
      {asked && (
        <div className="step-line">
          <SelectField
            label={say('contribution', { purpose: asked.purpose })}
            name="contribution"
            options={[
              { value: '', label: say('contributionNone') },
              ...asked.amounts.map(minor => ({ value: String(minor), label: money(minor) })),
              { value: 'own', label: say('contributionOwn') },
            ]}
            value={isOffered ? values.contribution : ''}
            onInput={contribution => checkout.form.change({ contribution })}
          />
        </div>
      )}
      {asked && values.contribution === 'own' && (
        <MoneyField
          {...field('ownContribution')}
          symbol={currencySymbol(currency, locale)}
          commaHint={say('commaHint')}
        />
      )}
      {asksForFee && !isOffline && fee > 0 && <Checkbox {...tick('coverFee')} label={coverFee} />}
    </>
  )
}

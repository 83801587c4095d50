import { useSurroundings } from '../../hooks/context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useMessages } from '../../hooks/use-messages.ts'
import { useSettings } from '../../hooks/use-settings.ts'
import { currencySymbol, formatMoney } from '../../lib/money.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { Checkout } from './checkout.store.ts'

/** The label of a feature's own field; undefined for any other. */
export type ExtraLabel = (field: string, inSentence: boolean) => string | undefined

/** The checkout's fields and their mistakes, in the reader's language. */
export function useCheckoutFields({ form }: Checkout, extraLabel: ExtraLabel = () => undefined) {
  const { locale } = useSurroundings()
  const say = useMessages(checkoutMessages)
  const { currency, currency_decimals: decimals, donation_maximum: max } = useSettings()
  const label = (field: string, inSentence: boolean) => {
    const key = inSentence && `${field}Label` in checkoutMessages ? `${field}Label` : field
    return key in checkoutMessages ? say(key as keyof typeof checkoutMessages) : ''
  }
  const { values, error, field, props } = useForm(
    form,
    (name, inSentence) => extraLabel(name, inSentence) ?? label(name, inSentence),
    { symbol: currencySymbol(currency, locale), max: formatMoney({ minor: max, currency, decimals }, locale) },
  )
  return {
    values,
    error,
    field,
    /** The props of a checkbox whose answer is yes or empty. */
    tick: (name: string) => ({
      name,
      label: label(name, false),
      checked: values[name] === 'yes',
      onChoose: (checked: boolean) => form.change({ [name]: checked ? 'yes' : '' }),
    }),
    // The pay button itself shows when it takes long.
    props: { ...props, slow: undefined },
  }
}

export type CheckoutFields = ReturnType<typeof useCheckoutFields>

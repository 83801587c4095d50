import { useCallback, useState } from 'react'
import { withoutSign } from '../lib/money-sign.ts'
import { announce } from './announcer.ts'
import { filterDecimal } from './filters.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Omit<TextFieldProps, 'filter' | 'onRefuse' | 'inputMode' | 'type' | 'rows' | 'prefix' | 'children'> & {
    /** "£": see `currencySymbol` of money. */
    symbol: string
    /** Says, while a comma is refused, how an amount is written. */
    commaHint: string
  }
>

/**
 * An amount. Digits and one dot can be typed; what is pasted comes to the
 * caller as it is but for the sign that stands beside the field, for
 * `parseAmount` to read. The value is text, never a number.
 */
export function MoneyField({ symbol, commaHint, onInput, help, ...field }: Props) {
  const [comma, setComma] = useState(false)

  const refuse = useCallback(
    (typed: string) => {
      if (!typed.includes(',')) return
      setComma(true)
      announce(commaHint)
    },
    [commaHint],
  )

  function input(value: string) {
    setComma(false)
    onInput(withoutSign(value, symbol))
  }

  return (
    <TextField
      {...field}
      prefix={symbol}
      inputMode="decimal"
      filter={filterDecimal}
      onRefuse={refuse}
      onInput={input}
      help={comma ? commaHint : help}
      error={comma ? undefined : field.error}
    />
  )
}

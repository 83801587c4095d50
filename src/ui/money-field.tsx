import { useCallback, useState } from 'react'
import { withoutSign } from '../lib/money-sign.ts'
import { announce } from './announcer.ts'
import { filterDecimal } from './filters.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Omit<TextFieldProps, 'filter' | 'onRefuse' | 'inputMode' | 'type' | 'rows' | 'prefix' | 'children'> & {
    /** "£": see `currencySymbol` in money. */
    symbol: string
    /** The help text while a comma is refused: how to write an amount. */
    commaHint: string
  }
>

/**
 * An amount. Only digits and one dot can be typed. Pasted text is passed on unchanged except for the field's own
 * currency sign, for `parseAmount` to read. The value is a string, never a number.
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

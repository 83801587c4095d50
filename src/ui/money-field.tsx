import { useCallback, useState } from 'react'
import { withoutSign } from '../lib/money-sign.ts'
import { announce } from './announcer.ts'
import { filterDecimal } from './filters.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Omit<TextFieldProps, 'filter' | 'onRefuse' | 'inputMode' | 'type' | 'rows' | 'prefix' | 'children'> & {
    /** "£": see `currencySymbol` in money. */
    symbol: string
    /** The help text from a refused comma on, until the amount has a dot or is cleared: how to write it. */
    commaHint: string
  }
>

/**
 * An amount. Only digits and one dot can be typed. Pasted text is passed on unchanged except for the field's own
 * currency sign, for `parseAmount` to read. The value is a string, never a number.
 */
export function MoneyField({ symbol, commaHint, onInput, help, ...field }: Props) {
  const [comma, setComma] = useState<'refused' | 'left-out'>()

  const refuse = useCallback(
    (typed: string) => {
      if (!typed.includes(',')) return
      setComma('refused')
      announce(commaHint)
    },
    [commaHint],
  )

  function input(value: string) {
    // Whoever typed 12,50 has 1250 in the field now.
    setComma(comma && value && !value.includes('.') ? 'left-out' : undefined)
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
      error={comma === 'refused' ? undefined : field.error}
    />
  )
}

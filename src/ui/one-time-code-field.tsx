import { useState } from 'react'
import { codeDigits } from '../lib/one-time-code.ts'
import { filterCode } from './filters.ts'
import css from './one-time-code-field.css?inline'
import { useStyles } from './styles.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Pick<TextFieldProps, 'label' | 'name' | 'onBlur' | 'help' | 'error' | 'disabled' | 'children'> & {
    /** Digits alone. */
    value: string
    /** Gets the digits alone, however they are written or pasted. */
    onInput: (digits: string) => void
    /** Digits of a whole code. Default: 6. */
    length?: number
    /** Told once when the whole code is in the field, by autofill above all: a form may send itself. */
    onComplete?: (digits: string) => void
    /** A PIN that its owner knows by heart is the browser's to keep. Default: a code that was just sent. */
    kind?: 'sent' | 'known'
  }
>

/** A one-time code or PIN in one field: autofill, a screen reader and a paste with spaces or hyphens all work. */
export function OneTimeCodeField({ value, onInput, length = 6, onComplete, kind = 'sent', ...field }: Props) {
  const [written, setWritten] = useState(value)
  useStyles(css)

  function input(text: string) {
    setWritten(text)
    const digits = codeDigits(text)
    if (digits === value) return
    onInput(digits)
    if (digits.length === length) onComplete?.(digits)
  }

  return (
    <div className="one-time-code">
      <TextField
        {...field}
        value={codeDigits(written) === value ? written : value}
        onInput={input}
        filter={filterCode}
        inputMode="numeric"
        autoComplete={kind === 'sent' ? 'one-time-code' : 'current-password'}
        enterKeyHint="go"
        large
        plain
      />
    </div>
  )
}

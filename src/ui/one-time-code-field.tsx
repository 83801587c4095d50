import { useState } from 'react'
import { codeDigits } from '../lib/one-time-code.ts'
import { filterDigits } from './filters.ts'
import css from './one-time-code-field.css?inline'
import { useStyles } from './styles.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Pick<TextFieldProps, 'label' | 'name' | 'onBlur' | 'help' | 'error' | 'disabled' | 'children'> & {
    /** Digits only. */
    value: string
    /** Called with the digits only, however the code was typed or pasted. */
    onInput: (digits: string) => void
    /** Length of a complete code. Default: 6. */
    length?: number
    /** Called once when the code is complete, mostly by autofill, so that a form can submit itself. */
    onComplete?: (digits: string) => void
    /** A PIN that its owner remembers may be saved by the browser. Default: a code that was just sent. */
    kind?: 'sent' | 'known'
  }
>

/**
 * A one-time code or PIN in a single field, so that autofill and screen readers work. Only digits can be typed;
 * pasting takes spaces and hyphens too.
 */
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
        filter={filterDigits}
        inputMode="numeric"
        autoComplete={kind === 'sent' ? 'one-time-code' : 'current-password'}
        enterKeyHint="go"
        large
        plain
      />
    </div>
  )
}

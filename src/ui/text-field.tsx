import { type ReactNode, useId, useRef } from 'react'
import { useEventIsolation } from './event-isolation.ts'
import { describedBy, FieldLayout } from './field-layout.tsx'
import type { InputFilter } from './filters.ts'
import { useInputFilter } from './use-input-filter.ts'

export type TextFieldProps = Readonly<{
  label: string
  /** Unique within the block. The error summary links to it. */
  name: string
  value: string
  onInput: (value: string) => void
  onBlur?: () => void
  help?: string | undefined
  /** Replaces the help text, and marks the field as invalid. */
  error?: string | undefined
  /** Shown beside the label of a field that may stay empty: "optional". */
  optional?: string
  /** Default: text. */
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'search' | 'date' | 'datetime-local'
  /** Lines of a text area. Absent: a single-line field. */
  rows?: number
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url' | 'search' | 'none'
  autoComplete?: string
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send'
  maxLength?: number
  /** For a date: `2026-11-21`. */
  min?: string | undefined
  max?: string | undefined
  /** Shown before the text: a currency symbol, or another control. */
  prefix?: ReactNode
  /** Shown after the text: the button that shows a password. */
  suffix?: ReactNode
  /** Large figures, for the main number of a view. */
  large?: boolean
  disabled?: boolean
  /** Not editable now, but keeps the focus. */
  readOnly?: boolean
  /** For codes and passwords: no capitalisation, no corrections. */
  plain?: boolean
  /** Decides which characters can be typed. Must be the same function on every render. */
  filter?: InputFilter
  /** Called with the characters that the filter rejected. */
  onRefuse?: (typed: string) => void
  /** Content below the message. */
  children?: ReactNode
}>

export function TextField(props: TextFieldProps) {
  const { name, value, rows } = props
  const id = useId()
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEventIsolation()
  useInputFilter(ref, props.filter, props.onRefuse)

  const common = {
    ref,
    id,
    name,
    value,
    className: 'text-field-input',
    part: 'input',
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
    enterKeyHint: props.enterKeyHint,
    maxLength: props.maxLength,
    disabled: props.disabled,
    readOnly: props.readOnly,
    ...(props.plain && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
    ...describedBy(id, props),
    onInput: (event: { currentTarget: { value: string } }) => props.onInput(event.currentTarget.value),
    onBlur: props.onBlur,
  }

  return (
    <FieldLayout
      {...props}
      id={id}
      box={
        <>
          {typeof props.prefix === 'string' ? (
            <span className="text-field-prefix" aria-hidden="true">
              {props.prefix}
            </span>
          ) : (
            props.prefix
          )}
          {rows ? (
            <textarea {...common} rows={rows} />
          ) : (
            <input {...common} type={props.type ?? 'text'} min={props.min} max={props.max} />
          )}
          {props.suffix}
        </>
      }
    />
  )
}

import { type ReactNode, useId, useRef } from 'react'
import { describedBy, FieldFrame } from './field-frame.tsx'
import type { InputFilter } from './filters.ts'
import { useShelter } from './shelter.ts'
import { useInputFilter } from './use-input-filter.ts'

export type TextFieldProps = Readonly<{
  label: string
  /** Also how an error summary finds the field: one of a kind in its block. */
  name: string
  value: string
  onInput: (value: string) => void
  onBlur?: () => void
  help?: string | undefined
  /** Stands in the place of the help, and marks the field as invalid. */
  error?: string | undefined
  /** Beside the label of a field that may stay empty: "optional". */
  optional?: string
  /** Default: text. */
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'search' | 'date'
  /** Lines of a text area; without it a field of one line. */
  rows?: number
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url' | 'search' | 'none'
  autoComplete?: string
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send'
  maxLength?: number
  /** Of a date: `2026-11-21`. */
  min?: string | undefined
  max?: string | undefined
  /** Before the text, such as a currency symbol, or a control of its own. */
  prefix?: ReactNode
  /** After the text, such as a button that shows a password. */
  suffix?: ReactNode
  /** For the one number that a view is about. */
  large?: boolean
  disabled?: boolean
  /** For what is no prose, such as codes and passwords: no capitals, no corrections. */
  plain?: boolean
  /** What may be typed. Keep it the same from one rendering to the next. */
  filter?: InputFilter
  /** Told what the filter kept out. */
  onRefuse?: (typed: string) => void
  /** More below the message. */
  children?: ReactNode
}>

export function TextField(props: TextFieldProps) {
  const { name, value, rows } = props
  const id = useId()
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useShelter()
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
    ...(props.plain && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }),
    ...describedBy(id, props),
    onInput: (event: { currentTarget: { value: string } }) => props.onInput(event.currentTarget.value),
    onBlur: props.onBlur,
  }

  return (
    <FieldFrame
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

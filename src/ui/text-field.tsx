import { type ReactNode, useId, useRef } from 'react'
import { FieldMessage } from './field-message.tsx'
import type { InputFilter } from './filters.ts'
import { useShelter } from './shelter.ts'
import { useStyles } from './styles.ts'
import css from './text-field.css?inline'
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
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'search'
  /** Lines of a text area; without it a field of one line. */
  rows?: number
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email' | 'url' | 'search' | 'none'
  autoComplete?: string
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send'
  maxLength?: number
  /** Before the text, such as a currency symbol. */
  prefix?: string
  /** For the one number that a view is about. */
  large?: boolean
  disabled?: boolean
  /** What may be typed. Keep it the same from one rendering to the next. */
  filter?: InputFilter
  /** Told what the filter kept out. */
  onRefuse?: (typed: string) => void
  /** More below the message. */
  children?: ReactNode
}>

export function TextField(props: TextFieldProps) {
  const { label, name, value, help, error, rows } = props
  const id = useId()
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useStyles(css)
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
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || help ? `${id}-message` : undefined,
    onInput: (event: { currentTarget: { value: string } }) => props.onInput(event.currentTarget.value),
    onBlur: props.onBlur,
  }

  return (
    <div className={props.large ? 'text-field text-field-large' : 'text-field'}>
      <label className="text-field-label" htmlFor={id}>
        {label}
        {props.optional && <span className="text-field-optional"> ({props.optional})</span>}
      </label>
      <div className="text-field-box">
        {props.prefix && (
          <span className="text-field-prefix" aria-hidden="true">
            {props.prefix}
          </span>
        )}
        {rows ? <textarea {...common} rows={rows} /> : <input {...common} type={props.type ?? 'text'} />}
      </div>
      <FieldMessage id={`${id}-message`} help={help} error={error} />
      {props.children}
    </div>
  )
}

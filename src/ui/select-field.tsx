import { useId } from 'react'
import { useEventIsolation } from './event-isolation.ts'
import { describedBy, FieldLayout } from './field-layout.tsx'
import { Icon } from './icon.tsx'
import { chevronIcon } from './icons.ts'
import css from './select-field.css?inline'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  label: string
  /** Unique within the block. The error summary links to it. */
  name: string
  options: readonly SelectOption[]
  /** Empty: nothing is chosen yet. */
  value: string
  onInput: (value: string) => void
  /** The empty option while nothing is chosen: "Choose one". Without it the first option is preselected. */
  placeholder?: string
  help?: string | undefined
  error?: string | undefined
  /** Shown beside the label of a field that may stay empty: "optional". */
  optional?: string
  autoComplete?: string
  disabled?: boolean
}>

export type SelectOption = Readonly<{ value: string; label: string; disabled?: boolean }>

/** A choice from a known list. A native select: every phone has its own picker, and typing searches it. */
export function SelectField(props: Props) {
  const id = useId()
  useStyles(css)
  useEventIsolation()
  return (
    <FieldLayout
      {...props}
      id={id}
      box={
        <>
          <select
            id={id}
            name={props.name}
            value={props.value}
            className="text-field-input"
            data-select=""
            part="input"
            autoComplete={props.autoComplete}
            disabled={props.disabled}
            {...describedBy(id, props)}
            onChange={event => props.onInput(event.currentTarget.value)}
          >
            {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
            {props.options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <Icon path={chevronIcon} size={18} />
        </>
      }
    />
  )
}

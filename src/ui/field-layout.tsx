import type { ReactNode } from 'react'
import { FieldMessage } from './field-message.tsx'
import { useStyles } from './styles.ts'
import css from './text-field.css?inline'

type Props = Readonly<{
  /** The control's id. Its message has the id `{id}-message`. */
  id: string
  label: ReactNode
  help?: string | undefined
  error?: string | undefined
  /** Shown beside the label of a field that may stay empty: "optional". */
  optional?: string | undefined
  large?: boolean | undefined
  /** The control with its prefix and suffix. */
  box: ReactNode
  /** Content below the message. */
  children?: ReactNode
}>

/** Label above, control in its box, message below: the layout of every text field. */
export function FieldLayout({ id, label, help, error, optional, large, box, children }: Props) {
  useStyles(css)
  return (
    <div className={large ? 'text-field text-field-large' : 'text-field'}>
      <label className="text-field-label" htmlFor={id}>
        {label}
        {optional && <span className="text-field-optional"> ({optional})</span>}
      </label>
      <div className="text-field-box">{box}</div>
      <FieldMessage id={`${id}-message`} help={help} error={error} />
      {children}
    </div>
  )
}

/** ARIA attributes that link a control to its message, which has this id. */
export function describedBy(
  id: string,
  { help, error }: Readonly<{ help?: string | undefined; error?: string | undefined }>,
) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || help ? `${id}-message` : undefined,
  }
}

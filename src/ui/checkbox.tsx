import { type ReactNode, useId } from 'react'
import css from './checkbox.css?inline'
import { useEventIsolation } from './event-isolation.ts'
import { FieldMessage } from './field-message.tsx'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** The label; may hold links. */
  label: ReactNode
  /** Unique within the block. */
  name: string
  checked: boolean
  onChoose: (checked: boolean) => void
  help?: string
  error?: string | undefined
  /** Has its group a mistake, and says so? */
  isWrong?: boolean
  disabled?: boolean
}>

export function Checkbox({ label, name, checked, onChoose, help, error, isWrong, disabled }: Props) {
  const id = useId()
  useStyles(css)
  useEventIsolation()
  return (
    <div className="checkbox">
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-invalid={error || isWrong ? true : undefined}
        aria-describedby={error || help ? `${id}-message` : undefined}
        onChange={event => onChoose(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <FieldMessage id={`${id}-message`} help={help} error={error} />
    </div>
  )
}

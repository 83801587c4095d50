import css from './field-message.css?inline'
import { Icon } from './icon.tsx'
import { errorIcon } from './icons.ts'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** The id that the field's `aria-describedby` names. */
  id: string
  help?: string | undefined
  /** Shown instead of the help text. */
  error?: string | undefined
}>

/** The line below a field: help text, or the error and how to correct it. */
export function FieldMessage({ id, help, error }: Props) {
  useStyles(css)
  if (error) {
    return (
      <p id={id} className="field-message field-message-error" part="error">
        <Icon path={errorIcon} size={18} />
        {error}
      </p>
    )
  }
  return help ? (
    <p id={id} className="field-message">
      {help}
    </p>
  ) : null
}

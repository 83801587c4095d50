import css from './field-message.css?inline'
import { Icon } from './icon.tsx'
import { errorIcon } from './icons.ts'
import { useStyles } from './styles.ts'

type Props = Readonly<{
  /** What `aria-describedby` of the field names. */
  id: string
  help?: string | undefined
  /** Takes the place of the help. */
  error?: string | undefined
}>

/** The line below a field: its help, or what is wrong and what to do. */
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

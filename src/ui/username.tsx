import { useStyles } from './styles.ts'
import css from './username.css?inline'

/** A hidden username field: tells password managers whose password a password-only form asks for. */
export function Username({ value }: Readonly<{ value: string }>) {
  useStyles(css)
  return (
    <input
      type="text"
      name="username"
      className="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}

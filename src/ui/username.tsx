import { useStyles } from './styles.ts'
import css from './username.css?inline'

/** For password managers, in a form that asks for a password alone: whose it is. Nobody sees or reaches it. */
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

import { type MouseEvent, useEffect, useState } from 'react'
import type { SayField } from '../lib/fields.messages.ts'
import { minPasswordLength, passwordStrength } from '../lib/password.ts'
import { announce } from './announcer.ts'
import css from './password-field.css?inline'
import { useStyles } from './styles.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Pick<TextFieldProps, 'label' | 'name' | 'value' | 'onInput' | 'onBlur' | 'help' | 'error' | 'enterKeyHint'> & {
    /** `new` shows the hint and the strength; `current` lets a password manager fill it in. */
    kind: 'new' | 'current'
    say: SayField
  }
>

/** A password that can be shown. Any character and any length above the minimum; pasting works. */
export function PasswordField({ kind, say, ...field }: Props) {
  const [shown, setShown] = useState(false)
  useStyles(css)

  // The block may be inside a link of the page, which must not be followed by a click here.
  function toggle(event: MouseEvent) {
    event.preventDefault()
    setShown(!shown)
  }

  return (
    <TextField
      {...field}
      help={field.help ?? (kind === 'new' ? say('passwordHelp', { min: minPasswordLength }) : undefined)}
      type={shown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      plain
      suffix={
        <button
          type="button"
          className="password-reveal"
          aria-label={say(shown ? 'hidePassword' : 'showPassword')}
          onClick={toggle}
        >
          {say(shown ? 'hide' : 'show')}
        </button>
      }
    >
      {kind === 'new' && field.value && <Strength password={field.value} say={say} />}
    </TextField>
  )
}

function Strength({ password, say }: Readonly<{ password: string; say: SayField }>) {
  const strength = passwordStrength(password)
  const words = strength === 'short' ? undefined : say(names[strength])
  useEffect(() => {
    if (words) announce(words)
  }, [words])
  return (
    <div className={`password-strength password-strength-${strength}`}>
      <span className="password-strength-bar" aria-hidden="true" />
      {words ?? say('passwordShort', { count: minPasswordLength - [...password].length })}
    </div>
  )
}

const names = { weak: 'passwordWeak', fair: 'passwordFair', strong: 'passwordStrong' } as const

import { useMemo } from 'react'
import { callingCode } from '../lib/calling-codes.ts'
import { countriesIn } from '../lib/countries.ts'
import type { SayField } from '../lib/fields.messages.ts'
import type { PhoneInput } from '../lib/phone-numbers.ts'
import { filterPhone } from './filters.ts'
import { Icon } from './icon.tsx'
import { chevronIcon } from './icons.ts'
import css from './phone-field.css?inline'
import { useStyles } from './styles.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Readonly<
  Pick<
    TextFieldProps,
    'label' | 'name' | 'onBlur' | 'help' | 'error' | 'optional' | 'disabled' | 'enterKeyHint' | 'autoComplete'
  > & {
    /** Starts with `emptyPhone(settings.locale)`; `readPhone` validates it. */
    value: PhoneInput
    onInput: (value: PhoneInput) => void
    /** The reader's language, for the countries' names. */
    locale: string
    say: SayField
  }
>

/** A telephone number, kept exactly as typed. A number with a plus needs no country. */
export function PhoneField({ value, onInput, locale, say, ...field }: Props) {
  useStyles(css)
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <TextField
      autoComplete="tel"
      {...field}
      value={value.text}
      onInput={text => onInput({ ...value, text })}
      // As a sign-in name it needs `autocomplete="username"`, which HTML does not allow on `type="tel"`.
      type={field.autoComplete === 'username' ? 'text' : 'tel'}
      inputMode="tel"
      filter={filterPhone}
      prefix={
        <span className="phone-country">
          <span className="phone-code" aria-hidden="true">
            +{callingCode(value.country)}
            <Icon path={chevronIcon} size={14} />
          </span>
          <select
            aria-label={say('phoneCountry')}
            value={value.country}
            disabled={field.disabled}
            onChange={event => onInput({ ...value, country: event.currentTarget.value })}
          >
            {countries.map(([country, name]) => (
              <option key={country} value={country}>
                {name} (+{callingCode(country)})
              </option>
            ))}
          </select>
        </span>
      }
    />
  )
}

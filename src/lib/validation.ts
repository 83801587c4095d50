import { addTranslations } from './translations.ts'

/** What is wrong with a field's text, as a key of the form messages; undefined when nothing is. */
export type Validator = (value: string) => FieldProblem | undefined

export interface FieldProblem {
  key: keyof typeof formMessages
  values?: Readonly<Record<string, string | number>>
}

/** The specification's generic form messages. `{label}` is the field's label. */
export const formMessages = {
  required: 'Please enter {label}',
  invalid: '{label} is not valid',
  email: 'Enter an email address in the correct format, like name@example.com',
  stringMin: '{label} must be at least {min} characters',
  stringMax: '{label} must be at most {max} characters',
  stringRange: '{label} must be between {min} and {max} characters',
  numberMin: '{label} must be at least {min}',
  numberMax: '{label} must be at most {max}',
  numberRange: '{label} must be between {min} and {max}',
  phoneCountry: 'Invalid country code',
  phoneShort: '{label} is too short',
  phoneLong: '{label} is too long',
  choose: 'Please choose an answer',
  postcode: 'Enter a full UK postcode, like SW1A 2AA',
  amountAmbiguous: 'Write the amount without separators, and with a dot before the pence: 1000 or 1.50',
  amountPrecise: 'Write the amount with at most {decimals} digits after the dot',
} as const

addTranslations(formMessages, { de: () => import('./form.messages.de.ts') })

export const required: Validator = value => (value.trim() ? undefined : { key: 'required' })

export const email: Validator = value =>
  !value.trim() || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? undefined : { key: 'email' }

export function maxLength(max: number): Validator {
  return value => ([...value].length > max ? { key: 'stringMax', values: { max } } : undefined)
}

export function minLength(min: number): Validator {
  return value => (value && [...value].length < min ? { key: 'stringMin', values: { min } } : undefined)
}

/** The first validator that objects. */
export function check(value: string, validators: readonly Validator[]): FieldProblem | undefined {
  for (const validator of validators) {
    const problem = validator(value)
    if (problem) return problem
  }
  return undefined
}

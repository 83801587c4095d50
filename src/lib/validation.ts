import type { formMessages } from './form.messages.ts'

/** Returns the key of a form message if the text is invalid, else undefined. */
export type Validator = (value: string) => FieldProblem | undefined

export interface FieldProblem {
  key: keyof typeof formMessages
  values?: Readonly<Record<string, string | number>>
}

export const required: Validator = value => (value.trim() ? undefined : { key: 'required' })

export const email: Validator = value =>
  !value.trim() || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? undefined : { key: 'email' }

export function maxLength(max: number): Validator {
  return value => ([...value].length > max ? { key: 'stringMax', values: { max } } : undefined)
}

export function minLength(min: number): Validator {
  return value => (value && [...value].length < min ? { key: 'stringMin', values: { min } } : undefined)
}

/** The message of the first validator that fails. */
export function check(value: string, validators: readonly Validator[]): FieldProblem | undefined {
  for (const validator of validators) {
    const problem = validator(value)
    if (problem) return problem
  }
  return undefined
}

/** The specification's minimum length of a phone number. A shorter one that its country has is valid all the same. */
export const minPhoneLength = 11

import type { formMessages } from './form.messages.ts'

/** What is wrong with a field's text, as a key of the form messages; undefined when nothing is. */
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

/** The first validator that objects. */
export function check(value: string, validators: readonly Validator[]): FieldProblem | undefined {
  for (const validator of validators) {
    const problem = validator(value)
    if (problem) return problem
  }
  return undefined
}

import type { formMessages } from './form.messages.ts'
import { type ParsedAmount, parseAmount } from './parse-amount.ts'

/** Returns the key of a form message if the text is invalid, else undefined. */
export type Validator = (value: string) => FieldProblem | undefined

export interface FieldProblem {
  key: keyof typeof formMessages
  values?: Readonly<Record<string, string | number>>
}

export const required: Validator = value => (value.trim() ? undefined : { key: 'required' })

/** Nothing that is invisible, or that means something else in a mail's header. */
export const emailPattern =
  /^(?!.*[\s\p{Cf}])[\w.!#-'*+/=?^`{-~\xa1-\uffff-]+@([\w\xa1-\uffff-]+\.)+[\w\xa1-\uffff-]+$/u

export const email: Validator = value =>
  !value.trim() || emailPattern.test(value.trim()) ? undefined : { key: 'email' }

export function maxLength(max: number): Validator {
  return value => ([...value].length > max ? { key: 'stringMax', values: { max } } : undefined)
}

export function minLength(min: number): Validator {
  return value => (value && [...value].length < min ? { key: 'stringMin', values: { min } } : undefined)
}

/**
 * How to write an amount that can't be read; undefined if it can, or if there is none.
 * @param type from `parseAmount`
 */
export function misreadAmount(type: ParsedAmount['type'], decimals: number): FieldProblem | undefined {
  if (type === 'ok' || type === 'empty') return undefined
  if (type === 'invalid') return { key: 'amountFigures' }
  if (!decimals) return { key: 'amountWhole' }
  return type === 'ambiguous' ? { key: 'amountAmbiguous' } : { key: 'amountPrecise', values: { decimals } }
}

/** An amount with a minus sign, or of nothing. One that can't be read otherwise is left to `misreadAmount`. */
export function aboveNothing(decimals: number): Validator {
  return value => {
    const [, minus, figures = ''] = /^\s*([-−–]?)(.*)$/s.exec(value) ?? []
    const parsed = parseAmount(figures, decimals)
    return parsed.type === 'ok' && (minus || parsed.minor === 0) ? { key: 'amountPositive' } : undefined
  }
}

/** The message of the first validator that fails. */
export function check(value: string, validators: readonly Validator[]): FieldProblem | undefined {
  for (const validator of validators) {
    const problem = validator(value)
    if (problem) return problem
  }
  return undefined
}

/** The specification's minimum length of a phone number. A shorter one is valid if its country has it. */
export const minPhoneLength = 11

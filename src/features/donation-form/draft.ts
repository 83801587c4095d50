import type { AppSettings } from '../../api/app-settings.ts'
import { parseAmount } from '../../lib/money.ts'
import { check, email, type FieldProblem, maxLength, required } from '../../lib/validation.ts'

/** The form's fields, as typed. */
export interface Draft {
  /** A suggested amount in minor units, or `own`. */
  choice: string
  /** The donor's own amount. */
  own: string
  firstName: string
  lastName: string
  email: string
}

export type Field = 'amount' | 'firstName' | 'lastName' | 'email'
export type Problems = Readonly<Partial<Record<Field, FieldProblem | { text: string }>>>

/** What is wrong with these fields. The server has the last word on each. */
export function findProblems(draft: Draft, settings: AppSettings, fields: readonly Field[]): Problems {
  const problems: Partial<Record<Field, FieldProblem>> = {}
  for (const field of fields) {
    const problem = field === 'amount' ? amountProblem(draft, settings) : check(draft[field], rules[field])
    if (problem) problems[field] = problem
  }
  return problems
}

const rules = {
  firstName: [required, maxLength(100)],
  lastName: [required, maxLength(100)],
  email: [required, email],
}

function amountProblem({ choice, own }: Draft, settings: AppSettings): FieldProblem | undefined {
  if (choice !== 'own') return undefined
  const parsed = parseAmount(own, settings.currency_decimals)
  if (parsed.type === 'empty') return { key: 'required' }
  if (parsed.type === 'ambiguous') return { key: 'amountAmbiguous' }
  if (parsed.type === 'too-precise') return { key: 'amountPrecise', values: { decimals: settings.currency_decimals } }
  if (parsed.type === 'invalid') return { key: 'invalid' }
  if (parsed.minor < settings.donation_minimum) return { key: 'numberMin' }
  return parsed.minor > settings.donation_maximum ? { key: 'numberMax' } : undefined
}

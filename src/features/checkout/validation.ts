import type { AppSettings } from '../../api/app-settings.ts'
import { chargeStep } from '../../lib/fees.ts'
import { hasSign } from '../../lib/money-sign.ts'
import { parseAmount } from '../../lib/parse-amount.ts'
import {
  check,
  email,
  type FieldProblem,
  maxLength,
  misreadAmount,
  required,
  type Validator,
} from '../../lib/validation.ts'
import type { Problems } from '../../store/form.ts'
import { type Answers, wantsInvoice } from './answers.ts'
import type { Questions } from './questions.ts'

export const checkoutSteps = ['details', 'gift-aid', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** The mistakes of a step, in the order of its fields. The server validates again. */
export function checkStep(
  step: CheckoutStep,
  answers: Answers,
  questions: Questions,
  settings: AppSettings,
): Problems<Answers> {
  if (step === 'details') return checkAll(answers, detailsRules(answers))
  if (step === 'gift-aid') return questions.giftAid ? checkAll(answers, giftAidRules(answers)) : {}
  if (!questions.contribution || answers.contribution !== 'own') return {}
  const ownContribution = amountProblem(answers.ownContribution, settings)
  return ownContribution ? { ownContribution } : {}
}

/** The step of a field. */
export function stepOf(field: keyof Answers): CheckoutStep {
  if (giftAidFields.has(field)) return 'gift-aid'
  return field === 'ownContribution' ? 'payment' : 'details'
}

/** Validates a typed amount: a gift, or what is added to one. */
export function amountProblem(typed: string, settings: AppSettings): FieldProblem | undefined {
  const decimals = settings.currency_decimals
  const parsed = parseAmount(typed, decimals)
  if (parsed.type === 'empty') return { key: 'required' }
  if (parsed.type === 'invalid' && hasSign(typed)) return { key: 'amountCurrency' }
  if (parsed.type !== 'ok') return misreadAmount(parsed.type, decimals)
  if (parsed.minor > settings.donation_maximum) return { key: 'numberMax' }
  return parsed.minor % chargeStep(decimals) ? { key: 'amountPrecise', values: { decimals: 2 } } : undefined
}

/** Validates the amount of a gift as typed. */
export function giftProblem(typed: string, settings: AppSettings): FieldProblem | undefined {
  const { currency_decimals: decimals, donation_minimum } = settings
  const problem = amountProblem(typed, settings)
  const parsed = parseAmount(typed, decimals)
  if (problem || parsed.type !== 'ok') return problem
  return parsed.minor < donation_minimum ? { key: 'numberMin' } : undefined
}

type Rules = Partial<Record<keyof Answers, readonly Validator[]>>

function detailsRules(answers: Answers): Rules {
  return {
    firstName: [required, maxLength(100)],
    lastName: [required, maxLength(100)],
    email: [required, email],
    ...(answers.forOrganisation === 'yes' && { organisation: [required, maxLength(200)] }),
    ...(wantsInvoice(answers) && { organisationNumber: [maxLength(50)], organisationAddress: [maxLength(500)] }),
  }
}

const giftAidFields = new Set<keyof Answers>(['giftAid', 'line1', 'line2', 'town', 'postcode', 'country'])

function giftAidRules({ giftAid, outsideUk }: Answers): Rules {
  // An earlier declaration already holds the address.
  if (giftAid !== 'yes') return { giftAid: [answered] }
  return {
    ...(outsideUk !== 'yes' && { postcode: [required, postcode] }),
    line1: [required, maxLength(100)],
    line2: [maxLength(100)],
    town: [required, maxLength(100)],
    ...(outsideUk === 'yes' && { country: [maxLength(100)] }),
  }
}

/** What is wrong with a British postcode. */
export const postcodeProblem = (value: string): FieldProblem | undefined => check(value, [required, postcode])

function checkAll(answers: Answers, rules: Rules): Problems<Answers> {
  const problems: Partial<Record<keyof Answers, FieldProblem>> = {}
  for (const name of Object.keys(rules) as (keyof Answers)[]) {
    const problem = check(answers[name], rules[name] ?? [])
    if (problem) problems[name] = problem
  }
  return problems
}

/** A yes-or-no question without a preselected answer. */
const answered: Validator = value => (value ? undefined : { key: 'choose' })

const postcode: Validator = value =>
  /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i.test(value.trim()) ? undefined : { key: 'postcode' }

import type { AppSettings } from '../../api/app-settings.ts'
import { mayGiftAid } from '../../lib/gift-aid.ts'
import { parseAmount } from '../../lib/money.ts'
import { check, email, type FieldProblem, maxLength, required, type Validator } from '../../lib/validation.ts'
import type { DonationForm, Step } from './donation-form.store.ts'
import type { Draft, Field, Problems } from './draft.ts'

/** Can Gift Aid be claimed on this gift, as far as the form knows? */
export function offersGiftAid(draft: Draft, { giving, currency }: AppSettings): boolean {
  return giving.gift_aid && mayGiftAid(currency, organisationOf(draft))
}

/** Does the gift go on every month? */
export function isMonthly({ frequency }: Draft, settings: AppSettings): boolean {
  return settings.monthly_giving_enabled && frequency === 'monthly'
}

/** Does the donor want it claimed? */
export const claimsGiftAid = ({ giftAid }: Draft): boolean => giftAid === 'yes' || giftAid === 'standing'

export function organisationOf({ forOrganisation, organisation }: Draft): string | undefined {
  return forOrganisation === 'yes' ? organisation.trim() : undefined
}

/** Only an organisation is asked, and who is none after all wants none. */
export function wantsInvoice(draft: Draft, { request_invoice }: AppSettings): boolean {
  return request_invoice && Boolean(organisationOf(draft)) && draft.invoice === 'yes'
}

/** Goes on from one step to the next, if what was asked there is answered. */
export function goOn(form: DonationForm, settings: AppSettings): void {
  const draft = form.$draft.get()
  const step = form.$step.get()
  if (form.refuse(problemsOf(step, draft, settings), step)) return
  const asksForAid = offersGiftAid(draft, settings) && draft.giftAid !== 'standing'
  const next = step === 'details' && asksForAid ? 'aid' : 'payment'
  // What was answered before may have come undone, such as by other settings.
  if (next === 'payment') {
    for (const earlier of ['details', 'aid'] as const) {
      if (form.refuse(problemsOf(earlier, draft, settings), earlier)) return
    }
  }
  form.goTo(next)
}

/** Where a field stands, for what the server finds wrong with it. */
export function stepOf(field: Field): Step {
  if (field === 'amount') return 'amount'
  if (aidFields.has(field)) return 'aid'
  return field === 'ownContribution' ? 'payment' : 'details'
}

/** What is wrong in a step, in the order of its fields. The server has the last word on each. */
export function problemsOf(step: Step, draft: Draft, settings: AppSettings): Problems {
  if (step === 'details') return checked(draft, detailsRules(draft, settings))
  if (step === 'aid') return offersGiftAid(draft, settings) ? checked(draft, aidRules(draft)) : {}
  if (step !== 'payment' || draft.contribution !== 'own') return {}
  const ownContribution = contributionProblem(draft, settings)
  return ownContribution ? { ownContribution } : {}
}

type Rules = Partial<Record<Field, readonly Validator[]>>

function detailsRules(draft: Draft, settings: AppSettings): Rules {
  const { giving } = settings
  return {
    firstName: [required, maxLength(100)],
    lastName: [required, maxLength(100)],
    email: [required, email],
    ...(draft.forOrganisation === 'yes' && { organisation: [required, maxLength(200)] }),
    ...(draft.tribute && giving.tributes && { tributeName: [required, maxLength(100)] }),
    ...(giving.gift_messages && { message: [maxLength(500)] }),
    ...(giving.marketing_question && { marketing: [answered] }),
  }
}

const aidFields = new Set<Field>(['giftAid', 'line1', 'line2', 'town', 'postcode', 'country'])

function aidRules(draft: Draft): Rules {
  // What was declared before has its address.
  if (draft.giftAid !== 'yes') return { giftAid: [answered] }
  return {
    ...(draft.outsideUk !== 'yes' && { postcode: [required, postcode] }),
    line1: [required, maxLength(100)],
    line2: [maxLength(100)],
    town: [required, maxLength(100)],
    ...(draft.outsideUk === 'yes' && { country: [maxLength(100)] }),
  }
}

function checked(draft: Draft, rules: Rules): Problems {
  const problems: Partial<Record<Field, FieldProblem>> = {}
  for (const [name, validators] of Object.entries(rules)) {
    const problem = check(draft[name as keyof Draft], validators)
    if (problem) problems[name as Field] = problem
  }
  return problems
}

/** A question with two answers and none chosen beforehand. */
const answered: Validator = value => (value ? undefined : { key: 'choose' })

const postcode: Validator = value =>
  /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i.test(value.trim()) ? undefined : { key: 'postcode' }

function contributionProblem({ ownContribution }: Draft, settings: AppSettings): FieldProblem | undefined {
  const decimals = settings.currency_decimals
  const parsed = parseAmount(ownContribution, decimals)
  if (parsed.type === 'empty') return { key: 'required' }
  if (parsed.type === 'ambiguous') return { key: 'amountAmbiguous' }
  if (parsed.type === 'too-precise') return { key: 'amountPrecise', values: { decimals } }
  if (parsed.type === 'invalid') return { key: 'invalid' }
  return parsed.minor > settings.donation_maximum ? { key: 'numberMax' } : undefined
}

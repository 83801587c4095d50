import type { AppSettings } from '../../api/app-settings.ts'
import { chargeStep } from '../../lib/fees.ts'
import { parseAmount } from '../../lib/money.ts'
import type { FieldProblem } from '../../lib/validation.ts'

/** Everything that is typed or chosen after the amount. Texts all of them: a tick is "yes", what is not answered is empty. */
export const emptyFields = {
  /** `once` or `monthly`. */
  frequency: 'once',
  firstName: '',
  lastName: '',
  email: '',
  forOrganisation: '',
  organisation: '',
  invoice: '',
  message: '',
  showName: '',
  showAmount: '',
  /** `memory`, `honour` or nothing. */
  tribute: '',
  tributeName: '',
  marketing: '',
  /** `yes`, `no`, or `standing`: by a declaration that was made before. */
  giftAid: '',
  /** Does the declaration hold for other gifts too? */
  allGifts: '',
  outsideUk: '',
  line1: '',
  line2: '',
  town: '',
  postcode: '',
  country: '',
  coverFee: '',
  /** A suggested contribution in minor units, `own`, or nothing. */
  contribution: '',
  ownContribution: '',
}

type Fields = typeof emptyFields

/** The form as typed. */
export interface Draft extends Fields {
  /** A suggested amount in minor units, or `own`. */
  choice: string
  /** The donor's own amount. */
  own: string
}

export type Field = 'amount' | keyof Fields
export type Problems = Readonly<Partial<Record<Field, FieldProblem | { text: string }>>>

/** What is wrong with the amount. The server has the last word. */
export function amountProblem({ choice, own }: Draft, settings: AppSettings): FieldProblem | undefined {
  if (choice !== 'own') return undefined
  const decimals = settings.currency_decimals
  const parsed = parseAmount(own, decimals)
  if (parsed.type === 'empty') return { key: 'required' }
  if (parsed.type === 'ambiguous') return { key: 'amountAmbiguous' }
  if (parsed.type === 'too-precise') return { key: 'amountPrecise', values: { decimals } }
  if (parsed.type === 'invalid') return { key: 'invalid' }
  if (parsed.minor % chargeStep(decimals)) return { key: 'amountPrecise', values: { decimals: 2 } }
  if (parsed.minor < settings.donation_minimum) return { key: 'numberMin' }
  return parsed.minor > settings.donation_maximum ? { key: 'numberMax' } : undefined
}

import { flag, list, nested, oneOf, type Params } from './form.ts'
import { invalid, wrongParameter } from './problem.ts'

export const methodTypeFields = ['allowed_payment_method_types', 'automatic_payment_methods', 'payment_method_types']

/** Which methods of payment an intent takes. Allowed ones cannot be named beside another way. */
export function methodTypes(params: Params) {
  const isLimited = 'allowed_payment_method_types' in params
  const isListed = 'payment_method_types' in params
  if (isLimited && (isListed || 'automatic_payment_methods' in params)) {
    const param = 'allowed_payment_method_types'
    throw wrongParameter(`${param} is mutually exclusive with the other ways to choose methods.`, { param })
  }
  const automatic = nested(params, 'automatic_payment_methods')
  const allowed = isLimited ? list(params, 'allowed_payment_method_types') : null
  return {
    allowed_payment_method_types: allowed,
    automatic_payment_methods:
      (flag(automatic, 'enabled') ?? !(isListed || isLimited))
        ? { allow_redirects: oneOf(automatic, 'allow_redirects', ['always', 'never']) ?? 'always', enabled: true }
        : null,
    payment_method_types: allowed ?? (isListed ? list(params, 'payment_method_types') : ['card']),
  }
}

/** Refuses a method that an intent's creator has not allowed. */
export function refuseOtherType(intent: { allowed_payment_method_types: string[] | null }, { type }: { type: string }) {
  if (intent.allowed_payment_method_types?.includes(type) ?? true) return
  throw invalid(`The PaymentMethod provided (${type}) is not allowed for this intent.`)
}

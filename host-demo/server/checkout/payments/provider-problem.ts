import Stripe from 'stripe'
import { HttpError } from '../../platform/http/http-error.ts'

/**
 * Calls the provider.
 * @throws {HttpError} 502 `payments_unavailable` where it cannot be reached or is not well; what we did wrong is thrown as it is
 */
export async function fromProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (problem) {
    if (!isTheirs(problem)) throw problem
    throw unavailable()
  }
}

export function unavailable(): HttpError {
  return new HttpError(502, {
    error: 'payments_unavailable',
    error_header: 'Payments are not available',
    error_description: 'We cannot reach the payment provider at the moment. Nothing was taken. Please try again.',
  })
}

function isTheirs(problem: unknown): boolean {
  if (problem instanceof Stripe.errors.StripeConnectionError) return true
  if (problem instanceof Stripe.errors.StripeRateLimitError) return true
  // The same call is being answered to somebody else, or was to a server that stopped half way.
  if (problem instanceof Stripe.errors.StripeError && problem.statusCode === 409) return true
  return problem instanceof Stripe.errors.StripeAPIError && (problem.statusCode ?? 500) >= 500
}

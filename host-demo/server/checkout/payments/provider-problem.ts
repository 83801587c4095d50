import Stripe from 'stripe'
import { HttpError } from '../../platform/http/http-error.ts'

/**
 * Calls the provider.
 * @throws {HttpError} 502 `payments_unavailable` if it cannot be reached or has an internal error; errors of our own
 *   calls are rethrown
 */
export async function fromProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (problem) {
    if (!isTheirs(problem)) throw problem
    throw paymentsUnavailable()
  }
}

export function paymentsUnavailable(): HttpError {
  return new HttpError(502, {
    error: 'payments_unavailable',
    error_header: 'Payments are not available',
    error_description: 'We cannot reach the payment provider at the moment. Nothing was taken. Please try again.',
  })
}

function isTheirs(problem: unknown): boolean {
  if (problem instanceof Stripe.errors.StripeConnectionError) return true
  if (problem instanceof Stripe.errors.StripeRateLimitError) return true
  // A simultaneous call with the same idempotency key is running, or was when its server stopped.
  if (problem instanceof Stripe.errors.StripeError && problem.statusCode === 409) return true
  return problem instanceof Stripe.errors.StripeAPIError && (problem.statusCode ?? 500) >= 500
}

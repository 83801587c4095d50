import Stripe from 'stripe'
import { fromProvider } from '../payments/provider-problem.ts'

/** Reads something at the provider. @returns undefined for what it does not show us, such as another account's */
export async function known<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await fromProvider(read)
  } catch (problem) {
    if (problem instanceof Stripe.errors.StripeError && problem.code === 'resource_missing') return undefined
    throw problem
  }
}

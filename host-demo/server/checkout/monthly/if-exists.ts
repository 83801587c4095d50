import Stripe from 'stripe'
import { fromProvider } from '../payments/provider-problem.ts'

/** Reads an object at the provider. @returns undefined if it is unknown there, such as one of another account */
export async function ifExists<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await fromProvider(read)
  } catch (problem) {
    if (problem instanceof Stripe.errors.StripeError && problem.code === 'resource_missing') return undefined
    throw problem
  }
}

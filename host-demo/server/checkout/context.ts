import type Stripe from 'stripe'
import type { AddressBook } from './address-book.ts'
import type { Origins } from './orders/payment-origin.ts'
import type { Challenge } from './payments/challenge.ts'

declare module '../platform/context.ts' {
  interface Context {
    readonly stripe: Stripe
    /** What can be paid for, by the `origin` of an order's line. Each module adds its own. */
    readonly origins: Origins
    /** Publishable key that browsers load Stripe with. */
    readonly stripePublishableKey: string
    readonly stripeWebhookSecret: string
    readonly addresses: AddressBook
    /** The challenge for payers while cards are being tested. */
    readonly challenge: Challenge
  }
}

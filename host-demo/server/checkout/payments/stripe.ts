import Stripe from 'stripe'

interface StripeAccount {
  readonly secretKey: string
  /** The stand-in's host; undefined for Stripe itself. */
  readonly host?: string
  readonly port?: number
}

/** Milliseconds that a call to the provider may take. */
const timeout = 20_000

/** The official client, for Stripe and the stand-in alike. */
export function createStripe({ secretKey, host = '127.0.0.1', port }: StripeAccount): Stripe {
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(port !== undefined && { host, port, protocol: 'http' as const }),
  })
}

import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { withTimeout } from '../../lib/with-timeout.ts'
import type { FontSource } from './card-appearance.ts'
import type { CardProvider } from './provider.ts'
import { returnAddress } from './return-address.ts'

export interface CardOptions {
  publishableKey: string
  /** Minor units. undefined: nothing is charged; the card is saved for later. */
  amount: number | undefined
  currency: string
  /** Will the card be charged again without the payer present? */
  again?: boolean
  locale: string
  appearance: Appearance
  fonts: FontSource[]
  onReady(): void
}

/** Milliseconds. A filter may swallow what the provider's frame asks for, and then it never says anything. */
const longestWait = 30_000

/**
 * Mounts Stripe's Payment Element. Stripe refuses shadow roots, so `container` must be in the light DOM. Stripe's script
 * is loaded only now: it sets cookies and is larger than all of our code.
 * @throws when the script or the element does not load
 */
export async function mountCard(
  container: HTMLElement,
  options: CardOptions,
): Promise<CardProvider & { remove(): void }> {
  const stripe = await stripeFor(options.publishableKey)
  const { amount } = options
  const elements = stripe.elements({
    ...(amount === undefined ? { mode: 'setup', allowedPaymentMethodTypes: ['card'] } : { mode: 'payment', amount }),
    ...(options.again && { setupFutureUsage: 'off_session' }),
    currency: options.currency.toLowerCase(),
    locale: stripeLocale(options.locale),
    appearance: options.appearance,
    fonts: options.fonts,
  })
  const element = elements.create('payment')
  const ready = new Promise<void>((done, fail) => {
    element.once('ready', () => done())
    element.once('loaderror', ({ error }) => fail(new Error(error.message)))
    element.mount(container)
  })
  try {
    await withTimeout(longestWait, ready)
  } catch (problem) {
    element.destroy()
    throw problem
  }
  options.onReady()
  return { ...providerOf(stripe, elements, amount === undefined), remove: () => element.destroy() }
}

function providerOf(stripe: Stripe, elements: StripeElements, isKept: boolean): CardProvider {
  return {
    validate: async () => {
      const { error } = await elements.submit()
      return error && (error.message ?? '')
    },
    confirm: async (clientSecret, { name, email }) => {
      const options = {
        elements,
        clientSecret,
        confirmParams: {
          return_url: returnAddress(new URL(location.href)),
          payment_method_data: { billing_details: { name, email } },
        },
        redirect: 'if_required',
      } as const
      const { error } = await (isKept ? stripe.confirmSetup(options) : stripe.confirmPayment(options))
      return refusalOf(error)
    },
    setAmount: amount => elements.update({ amount }),
  }
}

/** Pays with a saved card. @throws when the script does not load */
export async function keptCard(publishableKey: string, methodId: string): Promise<CardProvider> {
  const stripe = await stripeFor(publishableKey)
  return {
    validate: async () => undefined,
    confirm: async clientSecret => {
      const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: methodId })
      return refusalOf(error)
    },
    setAmount() {},
  }
}

/** Only a refusal by the bank or of the card is final. After any other error the server must be asked. */
function refusalOf(error: StripeError | undefined): { declined: string } | undefined {
  const isRefused = error && (refusals.test(error.type) || authenticationFailure.test(error.code ?? ''))
  return isRefused ? { declined: error.message ?? '' } : undefined
}

const refusals = /^(card|validation)_error$/
/** 3-D Secure failed, or the payer cancelled it. */
const authenticationFailure = /^(payment|setup)_intent_authentication_failure$/

const loading = new Map<string, Promise<Stripe>>()

function stripeFor(publishableKey: string): Promise<Stripe> {
  let known = loading.get(publishableKey)
  if (!known) {
    known = load(publishableKey)
    known.catch(() => loading.delete(publishableKey))
    loading.set(publishableKey, known)
  }
  return known
}

async function load(publishableKey: string): Promise<Stripe> {
  // A namespace import: some bundlers resolve the package's CommonJS build, which has no named exports.
  const { loadStripe } = await import('@stripe/stripe-js/pure/index.mjs')
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe did not load')
  return stripe
}

function stripeLocale(locale: string): 'en-GB' | 'de' | 'auto' {
  if (/^de\b/i.test(locale)) return 'de'
  return /^en\b/i.test(locale) ? 'en-GB' : 'auto'
}

import { nested, oneOf, type Params, requiredText, text } from './form.ts'
import { newId } from './ids.ts'
import type { CheckoutSession } from './kinds.ts'
import { wrongParameter } from './problem.ts'
import { createSetupIntent } from './setup-intents.ts'
import type { Work } from './work.ts'

export const checkoutSessionFields = [
  'allowed_payment_method_types',
  'cancel_url',
  'customer',
  'mode',
  'setup_intent_data',
  'success_url',
]

const lifetime = 24 * 60 * 60

export async function createCheckoutSession(work: Work, params: Params): Promise<CheckoutSession> {
  if (oneOf(params, 'mode', ['setup']) !== 'setup') {
    throw wrongParameter('The stand-in knows the mode setup alone.', { param: 'mode' })
  }
  const id = newId('cs_test')
  const success_url = addressIn(params, 'success_url').replace('{CHECKOUT_SESSION_ID}', id)
  const { metadata = '' } = nested(params, 'setup_intent_data')
  const customer = requiredText(params, 'customer')
  const intent = await createSetupIntent(work, {
    customer,
    usage: 'off_session',
    ...(params.allowed_payment_method_types && { allowed_payment_method_types: params.allowed_payment_method_types }),
    metadata,
  })
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    cancel_url: text(params, 'cancel_url') ? addressIn(params, 'cancel_url') : null,
    created: work.now,
    customer,
    expires_at: work.now + lifetime,
    livemode: false,
    metadata: {},
    mode: 'setup',
    setup_intent: (intent as { id: string }).id,
    status: 'open',
    success_url,
    // On the shop's host, like all of the stand-in: browsers may know it by another name than servers.
    url: new URL(`/stand-in/checkout/${id}`, success_url).href,
  }
  await work.save(session)
  return session
}

export async function retrieveCheckoutSession(work: Work, _: Params, id: string): Promise<CheckoutSession> {
  const session = await work.find('checkout.session', id)
  const { status } = await work.find('setup_intent', session.setup_intent)
  if (status === 'succeeded') return { ...session, status: 'complete', url: null }
  return session.expires_at > work.now ? session : { ...session, status: 'expired', url: null }
}

function addressIn(params: Params, name: string): string {
  const address = requiredText(params, name)
  if (/^https?:\/\//.test(address)) return address
  throw wrongParameter('Not a valid URL', { code: 'url_invalid', param: name })
}

import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Pool } from 'pg'
import Stripe from 'stripe'
import { answer } from './answer.ts'
import { authenticatePayment } from './confirm-payment.ts'
import { type Params, parseForm, requiredText } from './form.ts'
import { newId } from './ids.ts'
import { confirmFields, confirmPaymentIntent } from './payment-intents.ts'
import { createPaymentMethod } from './payment-methods.ts'
import { invalid, Problem } from './problem.ts'
import type { Handler } from './routes.ts'
import { authenticateSetup, confirmSetupIntent, setupConfirmFields } from './setup-intents.ts'
import type { Work } from './work.ts'

interface Options {
  pool: Pool
  publishableKey: string
  now: () => number
  done: () => void
}

/** `/stand-in/*`: calls of Stripe.js from any page, with the publishable key and an intent's client secret. */
export function browserApi({ pool, publishableKey, now, done }: Options): Hono {
  const app = new Hono()
  app.use('/stand-in/*', cors({ origin: '*' }))
  const payments = '/stand-in/payment_intents/:id'
  const setups = '/stand-in/setup_intents/:id'
  app.get(
    payments,
    respond([], (work, _, id) => work.find('payment_intent', id)),
  )
  app.post(`${payments}/confirm`, respond(confirmFields, confirmPaymentIntent))
  app.post(`${payments}/authenticate`, respond(['outcome'], authenticate))
  app.get(
    setups,
    respond([], (work, _, id) => work.find('setup_intent', id)),
  )
  app.post(`${setups}/confirm`, respond(setupConfirmFields, confirmSetupIntent))
  app.post(`${setups}/authenticate`, respond(['outcome'], authenticate))
  app.post('/stand-in/payment_methods', respond(['billing_details', 'card', 'metadata', 'type'], createPaymentMethod))
  return app

  function respond(fields: readonly string[], handle: Handler) {
    return async (context: Context): Promise<Response> => {
      const form = context.req.method === 'GET' ? new URL(context.req.url).search.slice(1) : await context.req.text()
      const result = await answer(pool, now, {
        handle: async (work, params, id) => {
          // Any text field can hold an id, so expanding could reveal somebody else's object.
          if (params.expand) throw invalid('Received unknown parameter: expand', { code: 'parameter_unknown' })
          if (params.key !== publishableKey && handle !== authenticate) throw invalidKey()
          if (id) await checkSecret(work, id, params)
          return publicView(await handle(work, params, id))
        },
        fields: [...fields, 'key', 'client_secret'],
        params: parseForm(form),
        id: context.req.param('id') ?? '',
        request: {
          id: newId('req').slice(0, 18),
          idempotencyKey: null,
          origin: new URL(context.req.url).origin,
          apiVersion: Stripe.API_VERSION,
          fromBrowser: true,
        },
      })
      done()
      context.header('Cache-Control', 'no-store')
      return context.json(result.body, result.status)
    }
  }
}

/** The customer's action on the bank's page, and where to return. The bank needs no key of the merchant. */
async function authenticate(work: Work, params: Params, id: string) {
  const passed = requiredText(params, 'outcome') === 'complete'
  if (id.startsWith('seti_')) {
    const intent = await work.lock('setup_intent', id)
    const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null
    return { intent: publicView(await authenticateSetup(work, intent, passed)), return_url: returnUrl }
  }
  const intent = await work.lock('payment_intent', id)
  const returnUrl = intent.next_action?.redirect_to_url?.return_url ?? null
  return { intent: publicView(await authenticatePayment(work, intent, passed)), return_url: returnUrl }
}

async function checkSecret(work: Work, id: string, params: Params) {
  const intent = await work.find(id.startsWith('seti_') ? 'setup_intent' : 'payment_intent', id)
  if (intent.client_secret !== requiredText(params, 'client_secret')) {
    throw invalid('The client_secret provided does not match the client_secret associated with this intent.', {
      code: 'payment_intent_invalid_parameter',
      param: 'client_secret',
    })
  }
}

/** Removes the fields of an intent that only the merchant may see. */
const privateFields = [
  'amount_received',
  'application',
  'application_fee_amount',
  'customer',
  'customer_account',
  'latest_attempt',
  'latest_charge',
  'mandate',
  'metadata',
  'on_behalf_of',
  'payment_method_options',
  'payment_record',
  'review',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_data',
  'transfer_group',
]

function publicView<Result extends object>(result: Result): object {
  if (result instanceof Problem) {
    const { payment_intent: payment, setup_intent: setup } = result.details
    if (payment) result.details.payment_intent = publicView(payment)
    if (setup) result.details.setup_intent = publicView(setup)
    return result
  }
  if (!('client_secret' in result)) return result
  return Object.fromEntries(Object.entries(result).filter(([name]) => !privateFields.includes(name)))
}

function invalidKey(): Problem {
  return new Problem(401, 'invalid_request_error', 'Invalid API Key provided')
}

import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Pool } from 'pg'
import Stripe from 'stripe'
import { retrieveCheckoutSession } from './checkout-sessions.ts'
import { newId } from './ids.ts'
import type { CheckoutSession } from './kinds.ts'
import { Problem } from './problem.ts'
import { confirmSetupIntent } from './setup-intents.ts'
import { transaction } from './transaction.ts'
import { Work } from './work.ts'

interface Options {
  pool: Pool
  now: () => number
  done: () => void
}

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action *; base-uri 'none'; frame-ancestors 'none'"

/** `/stand-in/checkout/…`: the provider's page of a checkout session, where a card is entered to be saved. */
export function checkoutPage({ pool, now, done }: Options): Hono {
  const app = new Hono()
  const path = '/stand-in/checkout/:id'

  app.get(path, async http => {
    const session = await inTransaction(http, work => retrieveCheckoutSession(work, {}, http.req.param('id')))
    return show(http, session)
  })

  app.post(path, async http => {
    const sent = await http.req.parseBody()
    const typed = (name: string) => String(sent[name] ?? '')
    const [exp_month = '', exp_year = ''] = typed('expiry').split('/')
    const card = { number: typed('number'), exp_month: exp_month.trim(), exp_year: exp_year.trim(), cvc: typed('cvc') }
    let session: CheckoutSession | Problem | undefined
    const result = await inTransaction(http, async work => {
      session = await retrieveCheckoutSession(work, {}, http.req.param('id'))
      if (session.status !== 'open') return session
      const intent = await confirmSetupIntent(
        work,
        { payment_method_data: { type: 'card', card } },
        session.setup_intent,
      )
      return intent instanceof Problem ? intent : finishSession(work, session)
    })
    done()
    if (typeof result === 'string') return http.redirect(result, 303)
    return show(http, session ?? result, result instanceof Problem ? result.message : undefined)
  })
  return app

  /** A thrown problem rolls back, as in any other call. */
  async function inTransaction<T>(http: Context, run: (work: Work) => Promise<T>): Promise<T | Problem> {
    const request = {
      id: newId('req').slice(0, 18),
      idempotencyKey: null,
      origin: new URL(http.req.url).origin,
      apiVersion: Stripe.API_VERSION,
      fromBrowser: true,
    }
    try {
      return await transaction(pool, client => run(new Work(client, request, now())))
    } catch (problem) {
      if (problem instanceof Problem) return problem
      throw problem
    }
  }
}

/** The next page: the bank's if it requires authentication, then back. */
async function finishSession(work: Work, { setup_intent, success_url }: CheckoutSession): Promise<string> {
  const back = success_url ?? ''
  const intent = await work.lock('setup_intent', setup_intent)
  const page = intent.next_action?.use_stripe_sdk?.stripe_js
  if (typeof page !== 'string') return back
  const url = new URL(page)
  // The bank's page has the shop's origin.
  const address = new URL(`${url.pathname}${url.search}`, back).href
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { return_url: back, url: address } }
  await work.save(intent)
  return address
}

function show(http: Context, session: CheckoutSession | Problem, problem?: string): Response | Promise<Response> {
  http.header('cache-control', 'no-store')
  http.header('content-security-policy', policy)
  if (session instanceof Problem || session.status !== 'open') {
    return http.html(frame(html`<h1>This page is over</h1><p>Please go back to where you came from.</p>`), 404)
  }
  return http.html(
    frame(html`<h1>Another card</h1>
      <p id="words">Nothing is charged on this page. Type a test card; no other is taken.</p>
      ${problem ? html`<p id="problem" role="alert">${problem}</p>` : ''}
      <form method="post">
        <label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
        <label>Expiry (MM / YY)<input name="expiry" autocomplete="cc-exp" required></label>
        <label>Security code<input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label>
        <div class="actions">
          <button type="submit">Save card</button>
          ${session.cancel_url ? html`<a href="${session.cancel_url}">Back without a change</a>` : ''}
        </div>
      </form>`),
    problem === undefined ? 200 : 402,
  )
}

function frame(content: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Test page of the card provider</title>
    <link rel="icon" href="/demo/stand-in/brands/bank.svg">
    <link rel="stylesheet" href="/demo/stand-in/checkout.css">
  </head>
  <body>
    <main>
      <header><img src="/demo/stand-in/brands/bank.svg" alt="" width="32" height="32"><span>Test provider</span></header>
      ${content}
    </main>
  </body>
</html>
`
}

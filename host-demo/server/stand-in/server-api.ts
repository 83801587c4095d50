import { timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Pool } from 'pg'
import Stripe from 'stripe'
import { answer, type Recorder } from './answer.ts'
import { parseForm } from './form.ts'
import { once } from './idempotency.ts'
import { newId } from './ids.ts'
import { Problem } from './problem.ts'
import { type Route, routes } from './routes.ts'
import type { ReadTrouble } from './trouble.ts'
import type { Request } from './work.ts'

interface Options {
  pool: Pool
  secretKey: string
  now: () => number
  trouble: ReadTrouble
  /** Called after each call, when there may be events to send. */
  done: () => void
}

/** `/v1/*`: calls of a merchant's server with the secret key. */
export function serverApi({ pool, secretKey, now, trouble, done }: Options): Hono {
  const app = new Hono()
  for (const route of routes) app.on(route.method, route.path, context => respond(context, route))
  app.all('/v1/*', context => {
    const problem = new Problem(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${context.req.method}: ${context.req.path}).`,
    )
    return context.json(problem.body(), problem.status)
  })
  return app

  async function respond(context: Context, route: Route): Promise<Response> {
    const request = readRequest(context)
    context.header('Request-Id', request.id)
    context.header('Stripe-Version', request.apiVersion)
    const refused = refuseKey(context.req.header('authorization'), secretKey)
    if (refused) return context.json(refused.body(), refused.status)
    const { refuses } = await trouble()
    if (refuses && context.req.path.startsWith(refuses)) {
      const away = new Problem(503, 'api_error', 'The stand-in is away, as it was asked to be.')
      return context.json(away.body(), away.status)
    }

    const form = route.method === 'POST' ? await context.req.text() : new URL(context.req.url).search.slice(1)
    const call = { ...route, params: parseForm(form), id: context.req.param('id') ?? '', request }
    const run = (record?: Recorder) => answer(pool, now, call, record)
    const key = route.method === 'POST' ? request.idempotencyKey : null
    if (key && key.length > 255) {
      const problem = new Problem(400, 'idempotency_error', 'Idempotency keys may be at most 255 characters long.')
      return context.json(problem.body(), problem.status)
    }
    const result = key
      ? await once(pool, now(), key, `${route.method} ${context.req.path}\n${form}`, run)
      : { ...(await run()), replayed: false }
    if (key) context.header('Idempotency-Key', key)
    if (result.replayed && result.status !== 409) context.header('Idempotent-Replayed', 'true')
    if (result.status === 409) context.header('Stripe-Should-Retry', 'true')
    done()
    return context.json(result.body, result.status)
  }
}

function readRequest(context: Context): Request {
  return {
    id: newId('req').slice(0, 18),
    idempotencyKey: context.req.header('idempotency-key') ?? null,
    origin: new URL(context.req.url).origin,
    apiVersion: context.req.header('stripe-version') ?? Stripe.API_VERSION,
    fromBrowser: false,
  }
}

/** Accepts Bearer, or Basic with the key as the user name. */
function refuseKey(header: string | undefined, secretKey: string): Problem | undefined {
  const [scheme, credentials = ''] = (header ?? '').split(' ')
  const basic = scheme?.toLowerCase() === 'basic'
  const key = basic ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '') : credentials
  if (!key) {
    return new Problem(
      401,
      'invalid_request_error',
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer ' +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  const given = Buffer.from(key)
  const wanted = Buffer.from(secretKey)
  if (given.length === wanted.length && timingSafeEqual(given, wanted)) return undefined
  return new Problem(401, 'invalid_request_error', `Invalid API Key provided: ${key.slice(0, 8)}****`)
}

import { Hono, type MiddlewareHandler } from 'hono'
import { apiPath, type Endpoint } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { checkoutErrors } from './checkout/errors.ts'
import { stripeWebhook } from './checkout/handlers/webhooks.ts'
import type { DemoParts } from './demo-parts.ts'
import { handlersOf } from './handlers.ts'
import { cors } from './identity/cors.ts'
import { identityErrors } from './identity/errors.ts'
import { realtimeAuth } from './identity/handlers/realtime-auth.ts'
import { handle } from './identity/route.ts'
import type { Context } from './platform/context.ts'
import { answerError } from './platform/http/answer-error.ts'
import { answerText } from './platform/http/answer-text.ts'
import { HttpError } from './platform/http/http-error.ts'
import { limitBody } from './platform/http/limit-body.ts'
import { type Maintenance, retryAfter } from './platform/http/maintenance.ts'
import { openApiDocument } from './platform/openapi/document.ts'

export function createApi(context: Context, demo: DemoParts | undefined): Hono {
  const api = new Hono()
  const { maintenance, now, endpoints } = context
  api.onError((problem, http) => answerError(problem, http))
  const handlers = handlersOf(context.modules)
  const table: readonly Endpoint[] = Object.values(endpoints)
  api.use(limitBodies(table))
  for (const { method, path, access } of table) {
    const methods = table.filter(other => other.path === path).map(other => other.method)
    api.on([method, 'OPTIONS'], path, cors(context, access, methods, demo ? [demo.faultHeader] : []))
  }
  const guard = announce(maintenance, now)
  api.use(guard)
  if (demo) api.use(demo.faultyCalls(now))
  const permissions = context.modules.flatMap(({ name, permissions }) => permissions.map(action => `${name}.${action}`))
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers.get(name)
    if (!handler) throw new Error(`No module answers the endpoint ${name}.`)
    if (endpoint.needs && endpoint.needs !== 'any' && !permissions.includes(endpoint.needs))
      throw new Error(`No module knows ${endpoint.needs}.`)
    handle(api, endpoint, context, handler)
  }
  api.post('/webhooks/stripe', stripeWebhook(context))
  api.on(['POST', 'OPTIONS'], '/realtime/auth', cors(context, 'anyone', ['POST']))
  api.post('/realtime/auth', realtimeAuth(context))
  const document = openApiDocument({
    endpoints,
    statuses: Object.assign({}, identityErrors, checkoutErrors, ...context.modules.map(({ errors }) => errors)),
    pushes: context.modules.flatMap(({ pushes = [] }) => pushes),
  })
  const description = JSON.stringify(document)
  api.get('/openapi.json', http => {
    http.header('access-control-allow-origin', '*')
    return answerText(http, description, 'application/json')
  })
  api.all('*', () => {
    throw new HttpError(404, { error: 'not_found', error_description: { forPrograms: 'There is no such call.' } })
  })
  return api
}

/** Calls that work during maintenance: those that report it, and the payment webhook, which must not be lost. */
const alwaysOpen = /\/(app\/status|app\.json|openapi\.json|webhooks\/stripe)$/

function announce(maintenance: () => Promise<Maintenance | undefined>, now: () => Date): MiddlewareHandler {
  return async (http, next) => {
    const planned = await maintenance()
    if (planned) {
      http.header(headers.maintenanceEta, planned.eta.toISOString())
      http.header(headers.maintenancePeriod, String(planned.minutes))
    }
    if (planned?.running && !alwaysOpen.test(http.req.path)) {
      throw new HttpError(
        503,
        {
          error: 'maintenance',
          error_description: { forPrograms: 'We are making things better and will be back soon.' },
        },
        { retryAfter: retryAfter(planned, now()) },
      )
    }
    return next()
  }
}

/** Most calls take a small body; a few, such as uploads, say in the table how much they take. */
function limitBodies(table: readonly Endpoint[]): MiddlewareHandler {
  const limit = (maxSize: number) => limitBody({ maxSize, onError: refuseLargeBody })
  const large = new Map(
    table.flatMap(({ path, largestBody }) =>
      largestBody === undefined ? [] : [[apiPath + path, limit(largestBody)] as const],
    ),
  )
  const small = limit(64 * 1024)
  return (http, next) => (large.get(http.req.path) ?? small)(http, next)
}

function refuseLargeBody(): never {
  throw new HttpError(413, {
    error: 'too_large',
    error_description: { forPrograms: 'That is more than this call takes.' },
  })
}

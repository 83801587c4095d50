import type { MiddlewareHandler } from 'hono'
import type { Endpoint } from '../../../src/api/endpoint.ts'
import { headers } from '../../../src/api/headers.ts'
import type { Context } from '../platform/context.ts'
import { HttpError } from '../platform/http/http-error.ts'
import type { Call } from './call.ts'

const exposed = [
  headers.appVersion,
  headers.appBuild,
  headers.maintenanceEta,
  headers.maintenancePeriod,
  'retry-after',
].join(', ')
const accepted = [headers.pageUrl, headers.eventId, 'authorization', 'content-type']

/** Headers that a proxy in front may act on: no page may set them. */
const ofProxies = /^(x-forwarded-|forwarded$|via$|x-real-ip$|x-original-|x-rewrite-|x-http-method)/

/**
 * All other headers that the page wants to send: tracing libraries add theirs (`traceparent`, `sentry-trace`,
 * `baggage`) to every call, and one that is refused would end the call. The server reads none of them.
 */
function requested(list: string | undefined): string[] {
  const names = (list ?? '')
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
  return names.filter(name => /^[a-z0-9-]{1,64}$/.test(name) && !ofProxies.test(name)).slice(0, 50)
}

/**
 * CORS: open reads are for pages of any origin, without credentials. All other calls are for our own pages and those
 * of the events' charities. The preflight does not name the event, so it allows any event's page, and
 * `refuseForeignOrigin` checks the call itself.
 * @param besides more headers that a call may carry
 */
export function cors(
  context: Context,
  access: Endpoint['access'],
  methods: readonly string[],
  extra: readonly string[] = [],
): MiddlewareHandler {
  return async (http, next) => {
    const origin = http.req.header('origin')
    if (access === 'open') {
      http.header('access-control-allow-origin', '*')
    } else {
      http.header('vary', 'origin', { append: true })
      if (origin !== undefined && (await isKnownPage(context, http.req.url, origin))) {
        http.header('access-control-allow-origin', origin)
        http.header('access-control-allow-credentials', 'true')
      }
    }
    http.header('access-control-expose-headers', access === 'open' ? '*' : exposed)
    if (http.req.method !== 'OPTIONS') return next()
    http.header('access-control-allow-methods', methods.join(', '))
    const wanted = requested(http.req.header('access-control-request-headers'))
    http.header('vary', 'access-control-request-headers', { append: true })
    http.header('access-control-allow-headers', [...new Set([...accepted, ...extra, ...wanted])].join(', '))
    http.header('access-control-max-age', '7200')
    return http.body(null, 204)
  }
}

/** @throws {HttpError} 403 `untrusted_source` for a page that does not belong to this event */
export async function refuseForeignOrigin(call: Pick<Call<unknown>, 'context' | 'http' | 'event'>): Promise<void> {
  const origin = call.http.req.header('origin')
  if (origin === undefined) return
  const { id } = await call.event()
  if (await isKnownPage(call.context, call.http.req.url, origin, id)) return
  throw untrustedSource()
}

export const untrustedSource = () =>
  new HttpError(403, {
    error: 'untrusted_source',
    error_description: 'This page is not among those that the organiser allows.',
  })

/**
 * Is it a page of ours, or of this event's charity (of any event's, if none is named)?
 * @param called the address of the request
 */
export async function isKnownPage(
  { db, config }: Pick<Context, 'db' | 'config'>,
  called: string,
  origin: string,
  eventId?: string,
): Promise<boolean> {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false
  const page = new URL(origin)
  if (origin === (config.publicUrl ?? new URL(called).origin)) return true
  if (config.allowLocalOrigins && local.test(page.hostname)) return true
  const found = await db
    .selectFrom('event_origins')
    .select('origin as place')
    .where('origin', '=', origin)
    .$if(eventId !== undefined, query => query.where('event_id', '=', eventId ?? ''))
    // A page on the event's own domain is served by us.
    .unionAll(
      db
        .selectFrom('event_hosts')
        .select('host as place')
        .where('host', '=', isServedLikeUs(page, config.publicUrl, called) ? page.hostname : '')
        .$if(eventId !== undefined, query => query.where('event_id', '=', eventId ?? '')),
    )
    .executeTakeFirst()
  return found !== undefined
}

/**
 * An event's own domain points to this server, so its pages have our port and scheme; anything else on that host is not
 * ours. Without a configured public address, the scheme is https, and http on localhost.
 */
function isServedLikeUs({ protocol, port, hostname }: URL, publicUrl: string | undefined, called: string): boolean {
  const us = new URL(publicUrl ?? called)
  if (port !== us.port || (publicUrl !== undefined && protocol !== us.protocol)) return false
  return protocol === 'https:' || local.test(hostname)
}

const local = /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/

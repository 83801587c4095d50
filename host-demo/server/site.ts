import { Hono, type Context as HonoContext } from 'hono'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { createApi } from './api.ts'
import { checkoutPages } from './checkout/pages.ts'
import type { Running } from './create-context.ts'
import { findEvent } from './identity/events.ts'
import { siteAt } from './identity/site-address.ts'
import { scriptsOf } from './modules/pages/html/bundle.ts'
import { embedPage } from './modules/pages/html/embed-page.ts'
import { footer } from './modules/pages/html/footer.ts'
import { micrositePages } from './modules/pages/html/microsite-page.ts'
import { robots } from './modules/pages/html/site-map.ts'
import type { Context } from './platform/context.ts'
import { answerError } from './platform/http/answer-error.ts'
import { limitBody } from './platform/http/limit-body.ts'
import { staticFiles } from './platform/http/static-files.ts'
import { storedFiles } from './platform/http/stored-files.ts'
import { healthRoutes } from './platform/operations/health.ts'
import { warnOfProxy } from './platform/operations/unknown-proxy.ts'
import { watchRequests } from './platform/operations/watch-requests.ts'
import { realtimeRoutes } from './platform/realtime/realtime-routes.ts'

/** The largest body of a request outside the API, in bytes. */
const mostBodyBytes = 256 * 1024

/** Everything on the server's port: the API, stand-ins for external services, and files. */
export function createSite({ context, realtime, standIn, demo, metrics }: Running, isDraining: () => boolean): Hono {
  const site = new Hono()
  site.route('/', healthRoutes(context.db, isDraining))
  site.use(watchRequests(metrics, isDraining))
  if (context.config.production && context.config.trustedProxies === 0) site.use(warnOfProxy())
  site.onError((problem, http) => answerError(problem, http))
  site.notFound(http => http.text('Not found', 404))
  site.use(async (http, next) => {
    http.header('x-content-type-options', 'nosniff')
    // Pages set their own. What is left, such as a 404, may have a token in its address.
    http.header('referrer-policy', 'no-referrer')
    await next()
  })
  const small = limitBody({ maxSize: mostBodyBytes, onError: http => tooLarge(http) })
  // The API has limits of its own.
  site.use((http, next) => (http.req.path.startsWith(`${apiPath}/`) ? next() : small(http, next)))
  site.use(`${apiPath}/*`, async (http, next) => {
    const { version, build } = await context.release()
    http.header(headers.appVersion, version)
    http.header(headers.appBuild, String(build))
    await next()
  })
  // With real Stripe the demo events are served, but not the demo's controls.
  const controls = context.config.demo ? demo : undefined
  site.route(apiPath, createApi(context, controls))
  if (realtime) site.route('/', realtimeRoutes(realtime, context.pusher))
  if (standIn) site.route('/', standIn.app)
  if (controls) {
    const scripts = scriptsOf(context.config.folders.cdn)
    site.use(
      '/c/*',
      controls.faultyParts(() => scripts('microsite'), context.now),
    )
    site.route('/', controls.demoPages(context))
    site.route('/', controls.outboxPage(context))
  }
  const pages = micrositePages(context)
  // Before the static files: on an event's own domain the front page is the event's.
  site.get('/', pages)
  site.route('/', embedPage(context))
  site.route('/', checkoutPages(context, footer))
  for (const { linkedPages } of context.modules) if (linkedPages) site.route('/', linkedPages(context, footer))
  site.route('/', storedFiles(context))
  site.route('/', staticFiles(context))
  site.get('*', pages)
  site.get('/robots.txt', async http => http.text(robots(await siteMaps(context))))
  // Redirects from an event's id or path name to its microsite.
  site.get('/:event', async (http, next) => {
    const event = await findEvent(context.db, http.req.param('event'), '').catch(() => undefined)
    return event ? http.redirect(event.settings.url_root_path) : next()
  })
  return site
}

/** Closes the connection, because the rest of the body is never read. */
function tooLarge(http: HonoContext): Response {
  return http.text('The body is too large', 413, { connection: 'close' })
}

/** Addresses of all microsites. */
async function siteMaps({ db, publicUrl }: Context): Promise<string[]> {
  const events = await db.selectFrom('events').select('settings').orderBy('id').execute()
  return events.map(event => siteAt(event, new URL(publicUrl), publicUrl).address)
}

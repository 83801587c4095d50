import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { apiPath } from '../../src/api/endpoint.ts'
import { headers } from '../../src/api/headers.ts'
import { createApi } from './api.ts'
import type { Running } from './create-context.ts'
import { findEvent } from './db/events.ts'
import { released } from './handlers/app.ts'
import { answerError } from './http/answer-error.ts'
import { staticFiles } from './http/static-files.ts'
import { realtimeRoutes } from './realtime/realtime-routes.ts'

/** All that answers at the server's port: the API, the services that stand in for real ones, and the files. */
export function createSite({ context, realtime, standIn }: Running): Hono {
  const site = new Hono()
  site.onError(answerError)
  site.notFound(http => http.text('Not found', 404))
  site.use(async (http, next) => {
    http.header('x-content-type-options', 'nosniff')
    await next()
  })
  site.get('/healthz', async http => {
    await context.db.selectFrom('events').select('id').limit(1).execute()
    return http.text('ok', 200, { 'cache-control': 'no-store' })
  })
  site.use(`${apiPath}/*`, compress(), async (http, next) => {
    http.header(headers.appVersion, released.version)
    http.header(headers.appBuild, String(released.build))
    await next()
  })
  site.route(apiPath, createApi(context))
  if (realtime) site.route('/', realtimeRoutes(realtime, context.pusher))
  if (standIn) site.route('/', standIn.app)
  site.route('/', staticFiles(context))
  // An event's own address: where its page on the charity's site is.
  site.get('/:event', async (http, next) => {
    const event = await findEvent(context.db, http.req.param('event'), '').catch(() => undefined)
    return event ? http.redirect(`/demo/${event.path_name}/`) : next()
  })
  return site
}

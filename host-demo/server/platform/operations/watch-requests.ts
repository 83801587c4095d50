import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { log, withRequestId } from '../log.ts'
import type { Metrics } from './metrics.ts'

const header = 'x-request-id'

/**
 * Gives each request an id, or keeps its proxy's, and logs and counts its answer. Logs the route instead of the
 * address, which may contain a token.
 */
export function watchRequests(metrics: Pick<Metrics, 'answered'>, isDraining: () => boolean): MiddlewareHandler {
  return (http, next) => {
    const given = http.req.header(header)
    const id = given && /^[\w-]{8,64}$/.test(given) ? given : randomBytes(9).toString('base64url')
    return withRequestId(id, async () => {
      const begin = performance.now()
      // Set before the answer is made: changing a finished answer makes Hono turn it into a slower stream.
      http.header(header, id)
      await next()
      const { status } = http.res
      const { method } = http.req
      const route = routePath(http)
      const took = performance.now() - begin
      // A client that keeps the connection would send its next request to a process that is shutting down.
      if (isDraining()) http.header('connection', 'close')
      metrics.answered(method, route, status, took)
      log.info({ method, route, status, ms: Math.round(took) }, 'answered')
    })
  }
}

import { Hono } from 'hono'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { inTime } from '../in-time.ts'
import { log } from '../log.ts'

/** Milliseconds that the database has to answer. */
const timeLimit = 2000

/**
 * `/livez`: the process answers; if not, restart it. `/readyz`: ready for requests, because the database answers and
 * the server is not shutting down. `/healthz` is the same: many proxies ask for it by default.
 */
export function healthRoutes(db: Kysely<Database>, isDraining: () => boolean): Hono {
  const routes = new Hono()
  const fresh = { 'cache-control': 'no-store' }
  routes.get('/livez', http => http.text('ok', 200, fresh))
  routes.on('GET', ['/readyz', '/healthz'], async http => {
    if (isDraining()) return http.text('stopping', 503, fresh)
    return (await answers(db)) ? http.text('ok', 200, fresh) : http.text('no database', 503, fresh)
  })
  return routes
}

async function answers(db: Kysely<Database>): Promise<boolean> {
  try {
    return await inTime(sql`select 1`.execute(db), timeLimit)
  } catch (err) {
    log.warn({ err }, 'The database does not answer')
    return false
  }
}

import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { isDatabaseLost } from '../db/problems.ts'
import { log } from '../log.ts'
import { type German, translateError } from './error-words.ts'
import { HttpError } from './http-error.ts'

/** Did the visitor leave while they sent the body? Nobody gets the answer; its status is the one of nginx's log. */
function hasLeft(problem: unknown, http: Context): boolean {
  const { incoming }: { incoming?: IncomingMessage } = http.env ?? {}
  const isReset = problem instanceof Error && 'code' in problem && problem.code === 'ECONNRESET'
  return isReset && incoming?.destroyed === true && !incoming.complete
}

/** Seconds after which a database that restarts is mostly back. */
const returnsIn = 5

const lostWords = {
  error: 'database_unavailable',
  error_description: 'We can’t reach our data right now. Please try again in a moment.',
} as const

/**
 * Writes a thrown error as the API's error body. An unexpected error reveals nothing.
 * @param locale the event's, once it is known
 */
export function answerError(problem: unknown, http: Context, locale = 'en-GB', german?: German): Response {
  if (problem instanceof HttpError) {
    if (problem.retryAfter !== undefined) http.header('retry-after', String(problem.retryAfter))
    http.header('cache-control', 'no-store')
    // The connection is closed, because the rest of the body is never read.
    if (problem.status === 413) http.header('connection', 'close')
    return http.json(translateError(locale, problem.words, german), problem.status)
  }
  if (hasLeft(problem, http)) return new Response(null, { status: 499 })
  if (isDatabaseLost(problem)) {
    log.warn({ err: problem, method: http.req.method, route: routePath(http) }, 'The database was lost for a request')
    http.header('retry-after', String(returnsIn))
    http.header('cache-control', 'no-store')
    return http.json(translateError(locale, lostWords, german), 503)
  }
  log.error({ err: problem, method: http.req.method, route: routePath(http) }, 'A request failed')
  const words = { error: 'server_error', error_description: 'Something went wrong at our end.' } as const
  return http.json(translateError(locale, words), 500)
}

import type { Context } from 'hono'
import { bodyIn } from './error-words.ts'
import { HttpError } from './http-error.ts'

/**
 * Writes what was thrown as the API's error body. What nobody expected says nothing to the caller.
 * @param locale the event's, once it is known
 */
export function answerError(problem: unknown, http: Context, locale = 'en-GB'): Response {
  if (problem instanceof HttpError) {
    if (problem.retryAfter !== undefined) http.header('retry-after', String(problem.retryAfter))
    http.header('cache-control', 'no-store')
    return http.json(bodyIn(locale, problem.words), problem.status)
  }
  console.error(`[fayre] ${http.req.method} ${http.req.routePath}: ${traceOf(problem)}`)
  const words = { error: 'server_error', error_description: 'Something went wrong at our end.' } as const
  return http.json(bodyIn(locale, words), 500)
}

/** Where it happened and what kind it is. Messages stay out: a database puts people's data into them. */
function traceOf(problem: unknown): string {
  if (!(problem instanceof Error)) return typeof problem
  const code = 'code' in problem && typeof problem.code === 'string' ? ` ${problem.code}` : ''
  const places = (problem.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return [`${problem.name}${code}`, ...places].join('\n')
}

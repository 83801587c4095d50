import type { MiddlewareHandler } from 'hono'
import { log } from '../log.ts'

/** Warns once if requests come through a proxy that the settings do not tell of: all visitors count as one address. */
export function warnOfProxy(): MiddlewareHandler {
  let isTold = false
  return (http, next) => {
    if (!isTold && http.req.header('x-forwarded-for')) {
      isTold = true
      log.warn('A request has X-Forwarded-For, but TRUSTED_PROXIES is 0: behind a proxy all visitors share its limits')
    }
    return next()
  }
}

import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

interface Limit {
  /** Bytes. */
  readonly maxSize: number
  /** Answers a request whose body is larger. */
  readonly onError: (http: Context) => Response
}

/**
 * Refuses large bodies. If the headers tell the size, the body itself is not touched: Hono's own limit reads it, for
 * which the adapter makes a whole `Request` with streams, even for a GET.
 */
export function limitBody({ maxSize, onError }: Limit): MiddlewareHandler {
  const whileReading = bodyLimit({ maxSize, onError })
  return (http, next) => {
    if (http.req.header('transfer-encoding')) return whileReading(http, next)
    // Without either header a request has no body. Node reads no more than the length that was declared.
    const size = Number(http.req.header('content-length') ?? 0)
    return size > maxSize ? Promise.resolve(onError(http)) : next()
  }
}

import type { MiddlewareHandler } from 'hono'

/**
 * Keeps a page whose address is its key out of caches and other sites' logs, and lets it load nothing but its style.
 * @param formAction where its forms may lead
 */
export function guardLinks(formAction: string): MiddlewareHandler {
  const policy = `default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`
  return async (http, next) => {
    http.header('cache-control', 'no-store')
    http.header('content-security-policy', policy)
    http.header('referrer-policy', 'no-referrer')
    await next()
  }
}

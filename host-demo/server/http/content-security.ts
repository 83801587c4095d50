import type { Context } from '../context.ts'

export interface Allowed {
  /** Origins of pictures, and of a web-font service, beside our own. */
  readonly images?: readonly string[]
  readonly fonts?: readonly string[]
  /** Scripts may write HTML through the policy `fayre` alone. */
  readonly trustedTypes?: boolean
}

/**
 * What our own pages may load: themselves, and the real services where they are used. Nothing inline.
 * @param ancestors pages that may show ours in a frame
 */
export function contentSecurityPolicy(
  { config }: Pick<Context, 'config'>,
  ancestors: "'self'" | '*',
  { images = [], fonts = [], trustedTypes = false }: Allowed = {},
): string {
  const stripe = config.stripe !== undefined
  const pusher = config.pusher
  const pusherHosts = pusher ? [pusher.host ? `wss://${pusher.host}:*` : `wss://ws-${pusher.cluster}.pusher.com`] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(stripe ? ['https://js.stripe.com'] : [])],
    'style-src': ["'self'", ...fonts],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'", ...fonts],
    'connect-src': ["'self'", 'ws:', 'wss:', ...(stripe ? ['https://api.stripe.com'] : []), ...pusherHosts],
    'frame-src': ["'self'", ...(stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [ancestors],
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['fayre'] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

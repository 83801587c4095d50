import type { Context } from '../context.ts'

/**
 * What our own pages may load: themselves, and the real services where they are used. Nothing inline.
 * @param ancestors pages that may show ours in a frame
 */
export function contentSecurityPolicy({ config }: Pick<Context, 'config'>, ancestors: "'self'" | '*'): string {
  const stripe = config.stripe !== undefined
  const pusher = config.pusher
  const pusherHosts = pusher ? [pusher.host ? `wss://${pusher.host}:*` : `wss://ws-${pusher.cluster}.pusher.com`] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(stripe ? ['https://js.stripe.com'] : [])],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'ws:', 'wss:', ...(stripe ? ['https://api.stripe.com'] : []), ...pusherHosts],
    'frame-src': ["'self'", ...(stripe ? ['https://js.stripe.com', 'https://hooks.stripe.com'] : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [ancestors],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

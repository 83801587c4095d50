import type { Context } from '../context.ts'

export interface Allowed {
  /** Address of the request. Our own websocket is at its host, or at the platform's. */
  readonly called?: string
  /** Allowed origins of pictures and web fonts besides our own. */
  readonly images?: readonly string[]
  readonly fonts?: readonly string[]
  /** Hash of the page's one inline style sheet. */
  readonly styles?: string
  /** Allowed origins of pages in frames besides our own. */
  readonly frames?: readonly string[]
  /** Only the Trusted Types policy `fayre` may write HTML. */
  readonly trustedTypes?: boolean
}

/**
 * The Content-Security-Policy of our own pages: allows our own files and the external services in use. Nothing
 * inline, except what its hash names.
 * @param ancestors pages that may show ours in a frame
 */
export function contentSecurityPolicy(
  { config }: Pick<Context, 'config'>,
  ancestors: "'self'" | '*',
  { called, images = [], fonts = [], styles, frames = [], trustedTypes = false }: Allowed = {},
): string {
  const stripe = config.stripe !== undefined
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(stripe ? scripts : [])],
    'style-src': ["'self'", ...fonts, ...(styles ? [styles] : [])],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'", ...fonts],
    'connect-src': ["'self'", ...(stripe ? ['https://api.stripe.com'] : []), ...sockets(config, called)],
    'frame-src': ["'self'", ...frames, ...(stripe ? [...scripts, 'https://hooks.stripe.com'] : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [ancestors],
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['fayre'] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Stripe's own, and the subdomains that it moves frames and scripts to. */
const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** Hosts of the realtime service. Not every browser counts a websocket to the page's host as 'self'. */
function sockets({ pusher, publicUrl }: Context['config'], called: string | undefined): string[] {
  if (pusher) {
    const { host, cluster, tls } = pusher
    return [host ? `${tls ? 'wss' : 'ws'}://${host}:*` : `wss://ws-${cluster}.pusher.com`]
  }
  const addresses = [called, publicUrl].filter(address => address !== undefined)
  // The caller writes the Host header, which must not be able to add to the policy.
  const hosts = addresses.map(address => new URL(address).host).filter(host => /^[\w.:[\]-]+$/.test(host))
  return [...new Set(hosts)].flatMap(host => [`ws://${host}`, `wss://${host}`])
}

/** Parameters that must never travel on: what they hold is a key to somebody's account. */
const secrets = [
  'user_token',
  'token',
  'access_token',
  'code',
  'otp',
  'pin',
  'secure_pin',
  'password',
  'order_key',
  'payment_intent_client_secret',
  'setup_intent_client_secret',
  'email',
]

/** The address without secrets, neither in the query nor in a query behind the hash. */
export function withoutSecrets(address: URL): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  for (const name of secrets) url.searchParams.delete(name)
  const [path = '', query] = url.hash.split('?')
  if (query !== undefined) {
    const parameters = new URLSearchParams(query)
    for (const name of secrets) parameters.delete(name)
    url.hash = parameters.size ? `${path}?${parameters}` : path
  } else if (secrets.some(name => url.hash.includes(`${name}=`))) {
    url.hash = ''
  }
  return url.href
}

/**
 * One segment of a path. Dots and slashes from an address bar must not walk to another endpoint.
 * @throws {TypeError} for an empty segment, "." and ".."
 */
export function pathSegment(value: string | number): string {
  const text = String(value)
  if (!text || text === '.' || text === '..') throw new TypeError(`Not a path segment: "${text}"`)
  return encodeURIComponent(text)
}

/** In development (localhost, ngrok, netlify) the API is a fixed test host, otherwise the page's own origin. */
export function defaultHost(page: URL, testHost: string): string {
  return isDevelopment(page.hostname) ? testHost : page.origin
}

export function isDevelopment(hostname: string): boolean {
  return isLocal(hostname) || /(^|\.)(ngrok\.io|ngrok\.app|ngrok-free\.app|netlify\.app|netlify\.com)$/.test(hostname)
}

export function isLocal(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(hostname)
}

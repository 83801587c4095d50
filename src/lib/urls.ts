/** Parameters that must never travel on: what they hold is a key to somebody's account, or somebody's address. */
const secrets = /^(.*_?token|code|otp|.*pin|password|order_key|.*_client_secret|email)$/i

/** The address without secrets. A hash with parameters of its own is left out when it has one. */
export function withoutSecrets(address: URL): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (secrets.test(name)) url.searchParams.delete(name)
  if ([...new URLSearchParams(url.hash.replace(/^[^?]*[?#]/, '')).keys()].some(name => secrets.test(name)))
    url.hash = ''
  return url.href
}

/**
 * One segment of a path. Dots and slashes from an address bar must not walk to another endpoint.
 * @throws {TypeError} for an empty segment, "." and ".."
 */
export function pathSegment(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`Not a path segment: "${text}"`)
  return encodeURIComponent(text)
}

/**
 * A path of the microsite's own, with query and hash, taken apart. Slashes in a
 * row at its begin are one: to a browser they would name another site, or none
 * that can be parsed.
 */
export function ownUrl(path: string): URL {
  return new URL(path.replace(/^[/\\]*/, 'http://microsite/'))
}

/** In development (localhost, ngrok, netlify) the API is a fixed test host, otherwise the page's own origin. */
export function defaultHost({ hostname, origin }: { hostname: string; origin: string }, testHost: string): string {
  return development.test(hostname) ? testHost : origin
}

const development =
  /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$|(^|\.)(ngrok\.(io|app)|ngrok-free\.app|netlify\.(app|com))$/

/** A host of this machine, which has no certificate. */
export function isLocal(hostname: string): boolean {
  return local.test(hostname)
}

const local = /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/

/**
 * The page's address as requests carry it, which access logs keep. Nothing but the path, because any parameter and any
 * fragment may be a key, such as that of a mailed link. In hash mode the path is in the fragment.
 */
export function pageAddress(address: URL): string {
  const url = new URL(address)
  url.username = url.password = url.search = ''
  url.hash = /^#\/[^?#]*/.exec(url.hash)?.[0] ?? ''
  return url.href
}

/**
 * Encodes one segment of a path. Dots and slashes from an address must not reach another endpoint.
 * @throws {TypeError} for an empty segment, "." and ".."
 */
export function pathSegment(text: string): string {
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`Not a path: "${text}"`)
  return encodeURIComponent(text)
}

/** A segment that is not valid percent-encoding stays as typed. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Parses a path of the microsite with query and hash. Several leading slashes count as one: a browser would read
 * them as another host, or fail to parse.
 */
export function ownUrl(path: string): URL {
  return new URL(path.replace(/^[/\\]*/, 'http://microsite/'))
}

/** The API's origin: on localhost, ngrok and netlify the development host, else the page's own origin. */
export function defaultHost({ hostname, origin }: { hostname: string; origin: string }, testHost: string): string {
  return development.test(hostname) ? testHost : origin
}

const development = /(^|\.)(localhost|ngrok\.(io|app)|ngrok-free\.app|netlify\.(app|com))$|^(127(\.\d+){3}|\[::1\])$/

/** A local host, which has no certificate. */
export function isLocal(hostname: string): boolean {
  return local.test(hostname)
}

const local = /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/

const key = 'fayre.redirects'
const most = 2
/** Milliseconds after which a redirect no longer counts as following another. */
const row = 10_000

/**
 * Allows two redirects in a row, so that two addresses that point at each other do not loop. Where session storage
 * is blocked, allows none.
 */
export function mayRedirect(now = Date.now()): boolean {
  try {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown
    const recent = Array.isArray(before) ? before.filter(at => typeof at === 'number' && now - at < row) : []
    if (recent.length >= most) return false
    sessionStorage.setItem(key, JSON.stringify([...recent, now]))
    return true
  } catch {
    return false
  }
}

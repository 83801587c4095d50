const key = 'fayre.redirects'
const most = 2
/** Milliseconds after which a redirect is not "in a row" with the one before. */
const row = 10_000

/**
 * May the browser be sent on once more? Twice in a row and no further, so that
 * two addresses that point at each other end somewhere. Where nothing can be
 * remembered, once would be too often.
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

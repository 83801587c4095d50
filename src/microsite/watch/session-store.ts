/** The tab's own storage; undefined where it is blocked, which throws at the first touch. */
export function sessionStore(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

import { exchangeCode } from '../../api/page-sign-in.ts'
import { handoverCode, handoverGoal } from '../../lib/handover.ts'
import { auth } from '../../store/auth.ts'
import type { Site } from '../../store/site.ts'
import { returnAddress } from './return-address.ts'

/**
 * Signing in on the platform for a block in a charity's page, by an authorization code with PKCE (RFC 7636): the
 * address brings back a code, which is worth nothing without the verifier that stays in this tab.
 */
const keyOf = ({ host, event }: Site) => `fayre.verifier ${host} ${event}`

/**
 * Starts signing in.
 * @param goal what the visitor was about to do, for `returningTo`
 * @returns what the platform needs to know; undefined if the browser can't, such as on plain http
 */
export async function beginHandover(site: Site, goal = ''): Promise<{ page: string; challenge: string } | undefined> {
  const { environment } = site
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    if (!environment.session) return undefined
    environment.session.setItem(keyOf(site), verifier)
    environment.session.setItem(handoverGoal(site), goal)
    return { page: returnAddress(environment.location()), challenge: base64url(new Uint8Array(hash)) }
  } catch {
    return undefined
  }
}

/**
 * Removes the code from the page's address and exchanges it for a session. A code that this tab did not ask for is only
 * removed: it could sign the visitor in to somebody else's account.
 */
export async function endHandover(site: Site): Promise<void> {
  const { session, location, report } = site.environment
  const address = location()
  const code = address.searchParams.get(handoverCode)
  if (code === null) return
  address.searchParams.delete(handoverCode)
  history.replaceState(history.state, '', address)
  const code_verifier = session?.getItem(keyOf(site))
  session?.removeItem(keyOf(site))
  if (!code_verifier) return
  try {
    auth(site).begin(await site.client.call(exchangeCode, { code, code_verifier }))
  } catch (problem) {
    // The checkout's first step asks to sign in again.
    report(problem, 'sign-in')
  }
}

/** Bytes in the URL-safe alphabet of RFC 4648, without padding. */
function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { apiPath } from '../../../src/api/endpoint.ts'
import { randomToken } from '../platform/hashes.ts'
import type { Call } from './call.ts'

const name = 'fayre_device'

/**
 * Returns the device's secret, and sets a new one if it has none. It signs nobody in: it tells an account's owner
 * from others who sign in, or ask for codes, in their name. No script can read it.
 */
export function rememberDevice({ http, publicUrl }: Pick<Call<unknown>, 'http' | 'publicUrl'>): string {
  const device = deviceIn(http) ?? randomToken()
  // Blocks in charities' pages call from another site, so the cookie must be sent across sites. Browsers allow that
  // over TLS only.
  const across = publicUrl.startsWith('https:')
    ? ({ secure: true, sameSite: 'None', partitioned: true } as const)
    : ({ sameSite: 'Lax' } as const)
  setCookie(http, name, device, { path: apiPath, httpOnly: true, maxAge: 400 * 24 * 60 * 60, ...across })
  return device
}

export function deviceIn(http: HonoContext): string | undefined {
  const given = getCookie(http, name)
  return given && /^[\w-]{43}$/.test(given) ? given : undefined
}

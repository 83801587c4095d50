import { createHmac } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { apiPath } from '../../../src/api/endpoint.ts'
import { randomToken } from '../platform/hashes.ts'
import { countIfAllowed, countOrRefuse, type Limit } from '../platform/http/rate-limit.ts'
import { sameText } from '../platform/realtime/signatures.ts'
import type { Call } from './call.ts'

const name = 'fayre_device'

type DeviceCall = Pick<Call<unknown>, 'http' | 'publicUrl'>
type CountedCall = DeviceCall & Pick<Call<unknown>, 'address' | 'context'>

/**
 * Returns the device's secret, and sets a new one if it has none. It signs nobody in: it tells an account's owner
 * from others who sign in, or ask for codes, in their name. No script can read it.
 */
export function rememberDevice(call: DeviceCall): string {
  const device = deviceIn(call.http) ?? randomToken()
  send(call, cookieIn(call.http)?.[0] ?? device)
  return device
}

/** The device's secret. Anybody can make one up, so it proves only what is stored of it. */
export const deviceIn = (http: HonoContext): string | undefined => cookieIn(http)?.[1]

/** Has the server signed this device's cookie? Then it counts without an account, such as in a public poll. */
export function isSigned({ http, context }: Pick<CountedCall, 'http' | 'context'>): boolean {
  const [, device = '', signature] = cookieIn(http) ?? []
  return signature !== undefined && sameText(signature, keyedHash(context.deviceKey, 'cookie', device))
}

/** Signs the device's cookie, a new one if it has none, unless its network has had too many. */
export async function offerDevice(call: CountedCall): Promise<void> {
  if (isSigned(call)) return
  const { db, now } = call.context
  if (await countIfAllowed(db, newDevicesLimits(call.address), now())) sign(call)
}

/**
 * The device's secret, after its cookie is signed as by `offerDevice`.
 * @throws {HttpError} 429 `rate_limited` if its network has had too many
 */
export async function requireDevice(call: CountedCall): Promise<string> {
  const known = isSigned(call) ? deviceIn(call.http) : undefined
  if (known !== undefined) return known
  await countNewDevice(call)
  return sign(call)
}

/** @throws {HttpError} 429 `rate_limited` if the network has had too many devices */
export const countNewDevice = ({ context, address }: Pick<CountedCall, 'context' | 'address'>): Promise<void> =>
  countOrRefuse(context.db, newDevicesLimits(address), context.now())

/**
 * Devices that one network brings. A browser without cookies is a new one at each call, so a hall of 300 guests may
 * make three calls each within minutes.
 */
export const newDevicesLimits = (network: string): Limit[] => [
  { of: ['new devices', network], most: 1000, minutes: 15 },
  { of: ['new devices', network, 'day'], most: 5000, minutes: 24 * 60 },
]

/** Names who acts, differently for each subject: without the key nobody can tell that two of them are the same. */
export const keyedHash = (key: string, subject: string, who: string): string =>
  createHmac('sha256', key).update(`${subject}\n${who}`).digest('base64url')

/** The cookie, its secret and its signature, which cookies of sign-ins have only once they were counted. */
function cookieIn(http: HonoContext): readonly [string, string, string | undefined] | undefined {
  const [cookie, device, signature] = /^([\w-]{43})(?:\.([\w-]{43}))?$/.exec(getCookie(http, name) ?? '') ?? []
  return cookie === undefined || device === undefined ? undefined : [cookie, device, signature]
}

function sign(call: CountedCall): string {
  const device = deviceIn(call.http) ?? randomToken()
  send(call, `${device}.${keyedHash(call.context.deviceKey, 'cookie', device)}`)
  return device
}

function send({ http, publicUrl }: DeviceCall, cookie: string): void {
  // Blocks in charities' pages call from another site, so the cookie must be sent across sites. Browsers allow that
  // over TLS only.
  const across = publicUrl.startsWith('https:')
    ? ({ secure: true, sameSite: 'None', partitioned: true } as const)
    : ({ sameSite: 'Lax' } as const)
  setCookie(http, name, cookie, { path: apiPath, httpOnly: true, maxAge: 400 * 24 * 60 * 60, ...across })
}

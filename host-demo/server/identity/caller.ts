import type { Call } from './call.ts'
import { deviceIn, rememberDevice } from './device-cookie.ts'
import { deviceOf } from './devices.ts'
import type { Caller } from './known-callers.ts'
import type { Hashing } from './passwords.ts'
import type { SignInDevice } from './sessions.ts'
import { siteAt } from './site-address.ts'

/** The caller as rate limits tell them apart. */
export const callerOf = ({ address, http }: Call<unknown>): Caller => ({ network: address, device: deviceIn(http) })

/** Who waits for a password hash, and its cost. */
export const hashingOf = ({ address, context }: Call<unknown>): Hashing => ({
  caller: address,
  cost: context.config.passwordCost,
})

/** The device that a session begins on, recognised by a cookie from now on. */
export function signInDeviceOf(call: Call<unknown>): SignInDevice {
  const caller = { network: call.address, device: rememberDevice(call) }
  return { caller, device: deviceOf(call.http.req.header('user-agent')) }
}

/** The microsite's own address, for links in mails. */
export async function siteAddressOf(call: Call<unknown>): Promise<string> {
  return siteAt(await call.event(), new URL(call.http.req.url), call.publicUrl).address
}

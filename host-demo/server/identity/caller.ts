import type { Call } from './call.ts'
import { deviceOf } from './devices.ts'
import { placeOf } from './event-place.ts'
import type { Caller } from './sessions.ts'

/** Where the caller signs in from. */
export function callerOf({ address, http }: Call<unknown>): Caller {
  return { network: address, device: deviceOf(http.req.header('user-agent')) }
}

/** The microsite's own address, for links in mails. */
export async function siteOf(call: Call<unknown>): Promise<string> {
  return placeOf(await call.event(), new URL(call.http.req.url), call.publicUrl).address
}

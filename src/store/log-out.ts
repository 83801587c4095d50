import { failureIn } from '../api/failure-in.ts'
import { logout } from '../api/log-out.ts'
import { auth } from './auth.ts'
import { isAnswered } from './is-answered.ts'
import { onPlatformReturn } from './platform-return.ts'
import type { Site } from './site.ts'

/** Signs out at once, here and in other tabs, even offline; the server is told as soon as possible. */
export function logOut(site: Site): void {
  const token = site.$token.get()
  auth(site).end()
  if (token) void tell(site, token)
}

async function tell(site: Site, token: string): Promise<void> {
  try {
    await site.client.call(logout, {}, { token })
  } catch (problem) {
    const failure = failureIn(problem)
    if (!failure || isAnswered(failure)) return
    const stop = onPlatformReturn(() => {
      stop()
      void tell(site, token)
    })
  }
}

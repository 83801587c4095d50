import { createFakeRealtime, type FakeRealtime } from './fake-realtime.ts'

let current: FakeRealtime | undefined

/** `vi.mock('…/src/api/realtime.ts', () => import('…/support/socket.ts'))` puts the test's socket in the site's place. */
export const connectionOf: FakeRealtime['module']['connectionOf'] = (...asked) => current?.module.connectionOf(...asked)

/** A socket for one test. */
export function newSocket(): FakeRealtime {
  current = createFakeRealtime()
  return current
}

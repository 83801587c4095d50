import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type ConnectionState, connectionOf } from '../../../src/api/realtime.ts'
import { app } from '../../server/platform/realtime/realtime-server.ts'
import { startEcho } from './echo.ts'

export const channel = 'event-1'
export const event = 'donation-total'
/** Milliseconds. */
export const step = 20

/** Two sockets that echo what they receive. */
let echo: Awaited<ReturnType<typeof startEcho>>
const ends: (() => void)[] = []

/** Registers the hooks of a file whose pages connect: time passes in steps, and every page is closed. */
export function withPages(): void {
  beforeAll(async () => {
    echo = await startEcho()
  })
  afterAll(() => echo.close())

  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
  )
  afterEach(async () => {
    for (const end of ends.splice(0)) end()
    // A connection that lingers would dial on in the next file of this worker.
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
  })
}

/** Lets one step of time pass. The sockets are real, and answer between the steps, however busy the machine is. */
export async function pass(): Promise<void> {
  await vi.advanceTimersByTimeAsync(step)
  for (let times = 0; times < 4; times++) await echo.roundTrip()
}

/** @returns how many milliseconds it took */
export async function until(what: () => boolean, limit = 5000): Promise<number> {
  for (let passed = 0; ; passed += step) {
    if (what()) return passed
    if (passed > limit) expect.fail(`Not within ${limit} ms: ${what}`)
    await pass()
  }
}

/** Subscribes as a page does. Pushes are `{ sequence }`; all else is invalid. */
export function listen(
  port: number,
  { name = channel, authUrl = '', shared = new Map<string, unknown>(), pushName = event } = {},
) {
  const states: ConnectionState[] = []
  const reports: string[] = []
  const pushed: number[] = []
  const shown: number[] = []
  let gaps = 0
  const connection = connectionOf(
    shared,
    { key: app.key, cluster: 'eu', host: '127.0.0.1', port, tls: 'no' },
    {
      authUrl,
      ...{ page: () => 'https://charity.example/gala', eventId: 'event-1', token: () => 'token-1' },
      onState: state => states.push(state),
      report: (_, context) => reports.push(context),
    },
  )
  const change = (data: unknown) => {
    const { sequence } = data as { sequence: number }
    if (typeof sequence !== 'number') throw new TypeError('no sequence')
    pushed.push(sequence)
    return { key: '', sequence, apply: () => ({ sequence }), isPatch: false }
  }
  const following = connection?.follow<{ sequence: number }>(name, {
    keyOf: () => '',
    sequenceOf: ({ sequence }) => sequence,
    pushes: [{ event: pushName, change }],
    known: undefined,
    merge: undefined,
    show: ({ size }) => shown.push(size),
    onGap: () => {
      gaps++
    },
  })
  following?.merge.read([{ sequence: 0 }], 0)
  ends.push(() => following?.end())
  return {
    states,
    reports,
    pushed,
    gaps: () => gaps,
    isLive: () => states.at(-1) === 'live',
    tell: (data: unknown) => connection?.tell(name, pushName, data),
    end: () => following?.end(),
  }
}

import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Socket } from '../../src/api/realtime/guarded-socket.ts'
import { donationTotal } from '../../src/store/donation-total.ts'
import { json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'
import { wireTotal } from '../support/wire.ts'
import { faultsIn } from './judge.ts'
import { mutated } from './mutate.ts'
import { share, timeLimit } from './runs.ts'

const channel = 'event-event-1'
const pushed = { event: 'donation-total', channel, data: JSON.stringify({ ...wireTotal, sequence: 8 }) }

/** Valid frames of the protocol. */
const frames = fc.constantFrom<unknown>(
  pushed,
  { event: 'pusher:connection_established', data: JSON.stringify({ socket_id: '1.1', activity_timeout: 120 }) },
  { event: 'pusher_internal:subscription_succeeded', channel, data: '{}' },
  { event: 'pusher:ping', data: {} },
  { event: 'pusher:pong', data: '{}' },
  { event: 'pusher:error', data: { code: 4200, message: 'Come back' } },
)
/** A valid frame with invalid JSON in its data. */
const badPush = mutated(fc.constant({ ...wireTotal, sequence: 9 })).map(data => JSON.stringify({ ...pushed, data }))
const anyFrame = fc.oneof(mutated(frames), badPush, fc.string())

const opened: Socket[] = []
let uncaught: unknown[] = []
const note = (problem: unknown) => void uncaught.push(problem)

beforeEach(async () => {
  const { default: Pusher } = await import('pusher-js')
  Object.assign(Pusher.Runtime, { createWebSocket: openSocket })
  await import('../../src/api/realtime.ts')
  uncaught = []
  process.on('unhandledRejection', note)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  process.off('unhandledRejection', note)
})

/** Opens at once, and accepts every subscription. */
function openSocket(): Socket {
  const socket: Socket = {
    send(text) {
      const { event, data } = JSON.parse(String(text))
      if (event !== 'pusher:subscribe') return
      say(socket, { event: 'pusher_internal:subscription_succeeded', channel: data.channel, data: '{}' })
    },
    close: () => {},
  }
  opened.push(socket)
  setTimeout(() => {
    socket.onopen?.()
    say(socket, {
      event: 'pusher:connection_established',
      data: JSON.stringify({ socket_id: '1.1', activity_timeout: 120 }),
    })
  }, 1)
  return socket
}

const say = (socket: Socket | undefined, frame: unknown) => socket?.onmessage?.({ data: JSON.stringify(frame) })

test(
  'no frame throws, moves the total to what nobody said, or ends the news for good',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFrame, { minLength: 10, maxLength: 10 }), async sent => {
        const { site, server } = testSite()
        const { $state } = donationTotal(site)
        const stop = $state.listen(() => {})
        await vi.advanceTimersByTimeAsync(3000)
        const all = JSON.stringify(wireTotal) + sent.join()
        for (const frame of sent) {
          opened.at(-1)?.onmessage?.({ data: frame })
          const state = $state.get()
          expect(state.type === 'ready' ? faultsIn(state.value, all.replaceAll('\\', '')) : [state.type]).toEqual([])
        }
        // Then the correct state arrives, by push or by request, whatever the frames have broken.
        const sequence = 2 ** 53 - 1
        server.answer('GET /donations/total', json({ ...wireTotal, sequence, total_raised: 4_242 }))
        say(opened.at(-1), { ...pushed, data: JSON.stringify({ ...wireTotal, sequence, total_raised: 4_242 }) })
        await vi.advanceTimersByTimeAsync(20_000)
        expect($state.get()).toMatchObject({ type: 'ready', value: { total_raised: 4_242 } })
        stop()
        await vi.advanceTimersByTimeAsync(10_000)
        expect(uncaught).toEqual([])
      }),
      // Ten frames are one run.
      share(0.008),
    )
  },
  timeLimit,
)

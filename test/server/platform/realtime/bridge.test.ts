import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Bridge } from '../../../../host-demo/server/platform/realtime/bridge.ts'
import { joinParts, splitPayload } from '../../../../host-demo/server/platform/realtime/payload-parts.ts'
import { once, startRealtime } from './realtime-server.ts'

/** Like PostgreSQL's NOTIFY: every process receives every message, its own too. */
function createWire() {
  const ears = new Set<{ onPayload: (payload: string) => void; onGap: () => void }>()
  const sent: string[] = []
  const say = (payload: string) => {
    for (const { onPayload } of ears) onPayload(payload)
  }
  const bridge: Bridge = {
    async notify(payload) {
      sent.push(payload)
      setImmediate(say, payload)
    },
    async listen(onPayload, onGap) {
      const ear = { onPayload, onGap }
      ears.add(ear)
      return async () => void ears.delete(ear)
    },
  }
  return { bridge, ears, sent, say }
}

async function twoProcesses() {
  const wire = createWire()
  const [here, there] = [await startRealtime({ bridge: wire.bridge }), await startRealtime({ bridge: wire.bridge })]
  const [local, remote] = [here.connect(), there.connect()]
  const channels = [local, remote].map(pusher => pusher.subscribe('event-1'))
  await Promise.all(channels.map(channel => once(channel, 'pusher:subscription_succeeded')))
  const heard: unknown[][] = [[], []]
  channels.forEach((channel, index) => {
    channel.bind('tick', (data: unknown) => heard[index]?.push(data))
  })
  return { wire, here, there, local, remote, heard }
}

test('takes an event to the watchers of every process, once and in order', async () => {
  const { here, heard } = await twoProcesses()
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  for (const number of numbers) await here.publisher.publish('event-1', 'tick', number)
  await vi.waitFor(() => expect(heard).toEqual([numbers, numbers]))
})

test('delivers once what the bridge repeats', async () => {
  const { wire, here, heard } = await twoProcesses()
  await here.publisher.publish('event-1', 'tick', 1)
  await vi.waitFor(() => expect(heard).toEqual([[1], [1]]))
  for (const payload of wire.sent) wire.say(payload)
  await here.publisher.publish('event-1', 'tick', 2)
  await vi.waitFor(() =>
    expect(heard).toEqual([
      [1, 2],
      [1, 2],
    ]),
  )
})

test('leaves out the socket that caused the event in another process too', async () => {
  const { here, remote, heard } = await twoProcesses()
  const except = remote.connection.socket_id
  here.realtime.publish([{ channel: 'event-1', event: 'tick', data: '1', except }])
  here.realtime.publish([{ channel: 'event-1', event: 'tick', data: '2' }])
  await vi.waitFor(() => expect(heard).toEqual([[1, 2], [2]]))
})

test('sends watchers to connect again when the bridge was down', async () => {
  const { wire, remote } = await twoProcesses()
  const again = once(remote.connection, 'connecting')
  for (const { onGap } of wire.ears) onGap()
  await again
  await once(remote.connection, 'connected')
})

test('sends watchers to connect again when an event of another process got lost', async () => {
  const { wire, here, local, remote, heard } = await twoProcesses()
  await here.publisher.publish('event-1', 'tick', 1)
  await vi.waitFor(() => expect(heard[1]).toEqual([1]))
  const lost = [...wire.ears]
  wire.ears.clear()
  await here.publisher.publish('event-1', 'tick', 2)
  await new Promise(setImmediate)
  for (const ear of lost) wire.ears.add(ear)
  const again = once(remote.connection, 'connecting')
  await here.publisher.publish('event-1', 'tick', 3)
  await again
  expect(local.connection.state).toBe('connected')
})

test('survives texts that no process sent', async () => {
  const { wire, here, heard } = await twoProcesses()
  for (const text of ['', '[]', '{"from":1}', '{"from":"x","number":1,"messages":[{}]}']) wire.say(text)
  await here.publisher.publish('event-1', 'tick', 1)
  await vi.waitFor(() => expect(heard).toEqual([[1], [1]]))
})

test('reports an event that did not reach the others, and delivers it here', async () => {
  const report = vi.fn()
  const bridge: Bridge = { ...createWire().bridge, notify: () => Promise.reject(new Error('away')) }
  const { connect, publisher } = await startRealtime({ bridge, report })
  const channel = connect().subscribe('event-1')
  await once(channel, 'pusher:subscription_succeeded')
  const heard = once(channel, 'tick')
  await publisher.publish('event-1', 'tick', 1)
  await expect(heard).resolves.toBe(1)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'away' }))
})

test('cuts any text into parts that fit, and puts it together again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 0, max: 900 }), (text, times) => {
      const whole = text.repeat(times)
      const parts = splitPayload(whole)
      const join = joinParts()
      const joined = parts.map(join)
      expect(Math.max(...parts.map(part => Buffer.byteLength(part)))).toBeLessThan(8000)
      expect(joined).toEqual([...Array(parts.length - 1).fill(undefined), whole])
    }),
    { numRuns: 200 },
  )
})

test('gives up a text whose parts did not all arrive', () => {
  const parts = splitPayload('x'.repeat(20_000))
  const join = joinParts()
  expect(join(parts[0] ?? '')).toBeUndefined()
  expect(join(parts[2] ?? '')).toBeUndefined()
  expect(parts.map(join).at(-1)).toBe('x'.repeat(20_000))
})

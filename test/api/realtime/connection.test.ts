import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Pusher from 'pusher-js'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ConnectionState, connectionOf } from '../../../src/api/realtime.ts'
import { app, startRealtime } from '../../server/platform/realtime/realtime-server.ts'
import { startEcho } from './echo.ts'
import { createFaultyLink } from './faulty-link.ts'
import { malformed, startMisbehavingServer } from './misbehaving-server.ts'

const channel = 'event-1'
const event = 'donation-total'
/** Milliseconds. */
const step = 20

/** Two sockets that echo what they receive. */
let echo: Awaited<ReturnType<typeof startEcho>>
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

const ends: (() => void)[] = []

/** Lets one step of time pass. The sockets are real, and answer between the steps, however busy the machine is. */
async function pass(): Promise<void> {
  await vi.advanceTimersByTimeAsync(step)
  for (let times = 0; times < 4; times++) await echo.roundTrip()
}

/** @returns how many milliseconds it took */
async function until(what: () => boolean, limit = 5000): Promise<number> {
  for (let passed = 0; ; passed += step) {
    if (what()) return passed
    if (passed > limit) expect.fail(`Not within ${limit} ms: ${what}`)
    await pass()
  }
}

/** Subscribes as a page does. Pushes are `{ sequence }`; all else is invalid. */
function listen(
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

test('survives invalid frames, and receives later ones', async () => {
  const server = await startMisbehavingServer()
  const { pushed, isLive, gaps, reports, states } = listen(server.port)
  await until(() => isLive() && gaps() === 1)
  for (const [index, text] of malformed.entries()) {
    server.say(text)
    server.push(channel, event, { sequence: index + 1 })
  }
  await until(() => pushed.length === malformed.length)
  expect(states.filter(state => state === 'live')).toHaveLength(1)
  expect(server.connections()).toBe(1)
  expect(reports).toContain('a frame makes no sense')
  // Several lost frames are recovered by one request.
  await until(() => gaps() === 2)
})

test('control: pusher-js alone throws at some of them', async () => {
  const server = await startMisbehavingServer()
  const pusher = new Pusher(app.key, {
    cluster: 'eu',
    wsHost: '127.0.0.1',
    wsPort: server.port,
    forceTLS: false,
    enabledTransports: ['ws'],
  })
  onTestFinished(() => pusher.disconnect())
  const frame = { event: undefined, channel: undefined, data: undefined }
  expect(() => pusher.connection.emit('message', frame)).toThrow(TypeError)
  expect(() => pusher.connection.emit('message', { ...frame, event: 'x', channel: '__proto__' })).toThrow(TypeError)
})

test('reads after an invalid push and after missing numbers, but not after repeated ones', async () => {
  const server = await startMisbehavingServer()
  const { pushed, gaps, reports } = listen(server.port)
  await until(() => gaps() === 1)
  for (const sequence of [1, 2, 2, 1, 3]) server.push(channel, event, { sequence })
  await until(() => pushed.length === 5)
  // Past the pause before missed data is requested.
  await vi.advanceTimersByTimeAsync(3500)
  expect(gaps()).toBe(1)
  server.push(channel, event, { sequence: 5 })
  await until(() => gaps() === 2)
  expect(reports).toEqual([])
  server.push(channel, event, 'gibberish')
  await until(() => reports.includes('push makes no sense'))
})

test('polls instead of calling a server that refuses for good', async () => {
  for (const refuseWith of [4000, 4001, 4009, 4300, 4999]) {
    const server = await startMisbehavingServer({ refuseWith })
    const { gaps, isLive } = listen(server.port)
    await until(() => gaps() >= 2, 16_000)
    expect(isLive()).toBe(false)
    expect(server.connections()).toBe(1)
  }
})

test('comes back after every other close', async () => {
  for (const code of [1000, 1001, 1011, 4100, 4200, 4201]) {
    const server = await startMisbehavingServer()
    const { isLive, gaps } = listen(server.port)
    await until(() => isLive() && gaps() === 1)
    server.close(code)
    await until(() => !isLive())
    // Our own reconnect delay spreads clients over several seconds. Those with a long wait also poll the API meanwhile.
    await until(() => isLive() && server.connections() === 2 && gaps() >= 2, 15_000)
  }
})

test('reconnects after a server that was down returns', async () => {
  const { port, publisher } = await startRealtime()
  const link = await createFaultyLink(port)
  const { isLive, pushed, gaps } = listen(link.port)
  await until(isLive)
  const back = link.away(3000)
  await until(() => !isLive())
  for (let passed = 0; passed < 3000; passed += step) await pass()
  await back
  await until(isLive)
  // Missed data is requested once the channel is subscribed to again.
  const asked = gaps()
  await until(() => gaps() > asked)
  await publisher.publish(channel, event, { sequence: 1 })
  await until(() => pushed.includes(1))
})

test('tells the other pages of a channel also what came before it had subscribed', async () => {
  const { port, isWatched, options } = await privateChannel()
  const pushName = 'client-bid-placed'
  const other = listen(port, { ...options, pushName })
  await until(isWatched)
  const late = listen(port, { ...options, pushName, shared: new Map() })
  late.tell({ sequence: 1 })
  await until(() => other.pushed.includes(1))
  late.tell({ sequence: 2 })
  await until(() => other.pushed.includes(2))
  expect(other.pushed).toEqual([1, 2])
})

async function privateChannel() {
  const { port, publisher, realtime } = await startRealtime()
  const name = 'private-event-1-desk'
  const sent: object[] = []
  const server = createHttpServer(async (request, answer) => {
    const socketId = new URLSearchParams((await request.toArray()).join('')).get('socket_id') ?? ''
    answer.statusCode = sent.push(request.headers) > 1 ? 200 : 500
    answer.end(JSON.stringify(publisher.authorize(socketId, name)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const isWatched = () => realtime.hub.watcherCount(name) === 1
  return { port, publisher, sent, isWatched, options: { name, authUrl, shared: new Map() } }
}

test('tries to subscribe again after a failed authorisation, and polls meanwhile', async () => {
  const { port, publisher, sent, isWatched, options } = await privateChannel()
  const { pushed, gaps, reports } = listen(port, options)
  await until(() => reports.includes('a subscription failed'))
  await until(() => gaps() > 0)
  expect(pushed).toEqual([])
  await until(isWatched)
  const carried = { 'x-page-url': 'https://charity.example/gala', 'x-event-id': 'event-1' }
  expect(sent).toMatchObject([carried, { ...carried, authorization: 'Bearer token-1' }])
  await publisher.publish(options.name, event, { sequence: 1 })
  await until(() => pushed.includes(1))
})

test('subscribes again for who comes back to a channel that was refused', async () => {
  const { port, isWatched, options } = await privateChannel()
  const { reports, end } = listen(port, options)
  await until(() => reports.includes('a subscription failed'))
  end()
  listen(port, options)
  await until(isWatched)
})

test.each([
  ['401', true],
  ['no answer', true],
  ['403', false],
])('expects %s as the answer to a subscription: %s', async (answered, isExpected) => {
  const { port } = await startRealtime()
  const server = createHttpServer((request, answer) => {
    if (answered === 'no answer') request.socket.destroy()
    else answer.writeHead(Number(answered)).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const { gaps, reports } = listen(port, { name: 'private-event-1-desk', authUrl })
  await until(() => gaps() > 0)
  expect(reports).toEqual(isExpected ? [] : ['a subscription failed'])
})

test('notices a dead connection within 15 seconds, tells the visitor within 20, and stops when it is back', async () => {
  const { port } = await startRealtime()
  const link = await createFaultyLink(port)
  const { isLive, states } = listen(link.port)
  await until(isLive)
  link.setSilent(true)
  const noticed = await until(() => !isLive(), 15_000)
  await until(() => states.at(-1) === 'down', 20_000 - noticed)
  link.setSilent(false)
  await until(isLive)
})

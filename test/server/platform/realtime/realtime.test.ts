import { connect as openSocket } from 'node:net'
import type Pusher from 'pusher-js'
import { expect, test, vi } from 'vitest'
import { once, startRealtime } from './realtime-server.ts'

test('pushes an event to everybody who listens to a public channel', async () => {
  const { connect, publisher } = await startRealtime()
  const channels = [connect(), connect()].map(pusher => pusher.subscribe('event-1'))
  await Promise.all(channels.map(channel => once(channel, 'pusher:subscription_succeeded')))
  const heard = channels.map(channel => once(channel, 'donation-total'))
  await publisher.publish('event-1', 'donation-total', { amount: 5000, text: '£50 – merci' })
  await expect(Promise.all(heard)).resolves.toEqual(Array(2).fill({ amount: 5000, text: '£50 – merci' }))
})

test('keeps the order of events and leaves none out', async () => {
  const { connect, publisher } = await startRealtime()
  const channel = connect().subscribe('event-1')
  await once(channel, 'pusher:subscription_succeeded')
  const heard: number[] = []
  channel.bind('tick', (number: number) => heard.push(number))
  for (let number = 0; number < 100; number++) await publisher.publish('event-1', 'tick', number)
  await vi.waitFor(() => expect(heard).toEqual(Array.from({ length: 100 }, (_, number) => number)))
})

test('sends nothing to a channel that was left', async () => {
  const { connect, publisher, realtime } = await startRealtime()
  const pusher = connect()
  const channel = pusher.subscribe('event-1')
  const other = pusher.subscribe('event-2')
  await Promise.all([channel, other].map(each => once(each, 'pusher:subscription_succeeded')))
  const heard = vi.fn()
  pusher.bind('tick', heard)
  pusher.unsubscribe('event-1')
  await vi.waitFor(() => expect(realtime.hub.watcherCount('event-1')).toBe(0))
  await publisher.publish('event-1', 'tick', 1)
  await publisher.publish('event-2', 'tick', 2)
  await vi.waitFor(() => expect(heard).toHaveBeenCalled())
  expect(heard.mock.calls.map(([data]) => data)).toEqual([2])
})

test('lets a signed socket onto a private channel', async () => {
  const { connect, publisher } = await startRealtime()
  const channel = connect().subscribe('private-user-7')
  await once(channel, 'pusher:subscription_succeeded')
  const heard = once(channel, 'outbid')
  await publisher.publish('private-user-7', 'outbid', { lot: 3 })
  await expect(heard).resolves.toEqual({ lot: 3 })
})

test('keeps a socket with a wrong signature out of a private channel', async () => {
  const { connect, publisher, realtime } = await startRealtime()
  const pusher = connect({
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: (_, answer) => answer(null, publisher.authorize('1.1', 'private-user-7')),
    },
  })
  const channel = pusher.subscribe('private-user-7')
  await expect(once(channel, 'pusher:subscription_error')).resolves.toMatchObject({ type: 'AuthError', status: 401 })
  expect(realtime.hub.watcherCount('private-user-7')).toBe(0)
  expect(pusher.connection.state).toBe('connected')
})

test('tells a page with the wrong key to give up', async () => {
  const { connect } = await startRealtime()
  const pusher = connect({}, 'another-key')
  await expect(once(pusher.connection, 'error')).resolves.toMatchObject({ error: { data: { code: 4001 } } })
  await vi.waitFor(() => expect(pusher.connection.state).toBe('disconnected'))
})

test('keeps a quiet connection alive', async () => {
  const { connect } = await startRealtime({ activityTimeout: 0.2, pongTimeout: 10 })
  const pusher = connect()
  await once(pusher.connection, 'connected')
  const states: unknown[] = []
  pusher.connection.bind('state_change', (change: unknown) => states.push(change))
  await signsOfLife(pusher)
  expect(states).toEqual([])
  expect(pusher.connection.state).toBe('connected')
})

test('asks a client that only listens for a sign of life', async () => {
  const { connect, realtime } = await startRealtime({ activityTimeout: 0.2, pongTimeout: 10 })
  const pusher = connect()
  const channel = pusher.subscribe('event-1')
  await once(channel, 'pusher:subscription_succeeded')
  const talk = setInterval(() => realtime.publish([{ channel: 'event-1', event: 'tick', data: '1' }]), 20)
  await signsOfLife(pusher)
  clearInterval(talk)
  expect(pusher.connection.state).toBe('connected')
  expect(realtime.hub.watcherCount('event-1')).toBe(1)
})

test('drops a peer that gives no sign of life', async () => {
  const { raw, realtime } = await startRealtime({ activityTimeout: 0.1, pongTimeout: 1 })
  const { send, closed, frames } = await raw()
  send({ event: 'pusher:subscribe', data: { channel: 'event-1' } })
  await vi.waitFor(() => expect(realtime.hub.watcherCount('event-1')).toBe(1))
  await expect(closed).resolves.toBe(4201)
  expect(frames.map(({ event }) => event)).toContain('pusher:ping')
  await vi.waitFor(() => expect(realtime.hub.watcherCount('event-1')).toBe(0))
})

test('cuts off a peer that is no longer there to answer the closing', async () => {
  const { raw, realtime } = await startRealtime({ activityTimeout: 0.1, pongTimeout: 0.1 })
  const { send, socket } = await raw()
  send({ event: 'pusher:subscribe', data: { channel: 'event-1' } })
  await vi.waitFor(() => expect(realtime.hub.watcherCount('event-1')).toBe(1))
  socket.pause()
  await vi.waitFor(() => expect(realtime.hub.watcherCount('event-1')).toBe(0), 3000)
})

test('drops a reader that is too slow', async () => {
  const { raw, realtime } = await startRealtime()
  const { send, socket } = await raw()
  send({ event: 'pusher:subscribe', data: { channel: 'event-1' } })
  await vi.waitFor(() => expect(realtime.hub.watcherCount('event-1')).toBe(1))
  socket.pause()
  const data = JSON.stringify('x'.repeat(10_000))
  for (let round = 0; round < 5000 && realtime.hub.watcherCount('event-1') > 0; round++) {
    realtime.publish([{ channel: 'event-1', event: 'flood', data }])
    if (round % 100 === 0) await new Promise(setImmediate)
  }
  await vi.waitFor(() => expect(realtime.hub.watcherCount('event-1')).toBe(0))
})

test('lets in only the pages that it is told to', async () => {
  const { raw } = await startRealtime({ allowOrigin: origin => origin === 'https://charity.example' })
  const stranger = await raw(undefined, { origin: 'https://elsewhere.example' })
  await expect(stranger.next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
  await expect(stranger.closed).resolves.toBe(4009)
  const friend = await raw(undefined, { origin: 'https://charity.example' })
  await expect(friend.next()).resolves.toMatchObject({ event: 'pusher:connection_established' })
})

test('says when it is full', async () => {
  const { raw } = await startRealtime({ mostConnections: 1 })
  const first = await raw()
  await first.next()
  const second = await raw()
  await expect(second.closed).resolves.toBe(4100)
  first.socket.close()
  await first.closed
  const third = await raw()
  await expect(third.next()).resolves.toMatchObject({ event: 'pusher:connection_established' })
})

test('keeps the last places from a network that holds most of them', async () => {
  const { raw } = await startRealtime({ mostConnections: 5, trustedProxies: 1 })
  const from = (address: string) => raw(undefined, { 'x-forwarded-for': `198.51.100.1, ${address}` })
  const established = { event: 'pusher:connection_established' }
  const ballroom = []
  for (let guest = 0; guest < 4; guest++) ballroom.push(await from('203.0.113.7'))
  for (const guest of ballroom) await expect(guest.next()).resolves.toMatchObject(established)
  await expect((await from('203.0.113.7')).closed).resolves.toBe(4100)
  await expect((await from('203.0.113.8')).next()).resolves.toMatchObject(established)
  await expect((await from('203.0.113.9')).closed).resolves.toBe(4100)
  ballroom[0]?.socket.close()
  await ballroom[0]?.closed
  await expect((await from('203.0.113.9')).next()).resolves.toMatchObject(established)
})

test('answers an upgrade that is not for it', async () => {
  const { raw } = await startRealtime()
  await expect(raw('/elsewhere')).rejects.toThrow('404')
})

test('sends its clients to connect again when it stops', async () => {
  const { connect, close } = await startRealtime()
  const pusher = connect()
  await once(pusher.connection, 'connected')
  const connecting = once(pusher.connection, 'connecting')
  await close()
  await connecting
})

test('outlives peers that ask for an upgrade and are gone before the answer', async () => {
  const server = await startRealtime()
  const leave = (path: string) =>
    new Promise(done => {
      const socket = openSocket(server.port, '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`)
        socket.resetAndDestroy()
      })
      socket.on('close', done).on('error', () => undefined)
    })
  await Promise.all(Array.from({ length: 50 }, (_, index) => leave(index % 2 ? '/nowhere' : '/app/app-key')))
  const { next } = await server.raw()
  await expect(next()).resolves.toMatchObject({ event: 'pusher:connection_established' })
})

/** Resolves after either side has sent three pings. */
async function signsOfLife({ connection }: Pusher): Promise<void> {
  let asked = 0
  connection.bind('message', ({ event }: { event: string }) => {
    if (/^pusher:p[io]ng$/.test(event)) asked += 1
  })
  await vi.waitFor(() => expect(asked).toBeGreaterThanOrEqual(3), 15_000)
}

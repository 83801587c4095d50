import { expect, test, vi } from 'vitest'
import { once, signSubscription, startRealtime } from './realtime-server.ts'

async function handshake(server: Awaited<ReturnType<typeof startRealtime>>) {
  const peer = await server.raw()
  const { data } = await peer.next()
  return { ...peer, socketId: String((data as { socket_id: unknown }).socket_id), established: data }
}

test('greets with a socket id and the time after which to ping', async () => {
  const { established, socketId } = await handshake(await startRealtime())
  expect(socketId).toMatch(/^\d+\.\d+$/)
  expect(established).toMatchObject({ activity_timeout: 120 })
})

test.each([
  ['not JSON', '{"event":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['no event', '{}'],
  ['an event that is no text', '{"event":5}'],
  ['an unknown event', '{"event":"pusher:whatever"}'],
  ['a name that objects have', '{"event":"constructor"}'],
  ['a channel that is no text', '{"event":"pusher:ping","channel":{}}'],
])('answers a frame that is %s, and lives on', async (_, text) => {
  const { send, next } = await handshake(await startRealtime())
  send(text)
  await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: null } })
  send({ event: 'pusher:ping', data: {} })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:pong' })
})

test.each(['', 'a b', 'ü', 'x'.repeat(165), '__proto__/x', 'a#b'])('refuses the channel name %j', async channel => {
  const { send, next } = await handshake(await startRealtime())
  send({ event: 'pusher:subscribe', data: { channel } })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
})

test('accepts channels that are named like properties of objects', async () => {
  const server = await startRealtime()
  const { send, next } = await handshake(server)
  for (const channel of ['__proto__', 'constructor']) {
    send({ event: 'pusher:subscribe', data: { channel } })
    await expect(next()).resolves.toMatchObject({ event: 'pusher_internal:subscription_succeeded', channel })
  }
})

test.each([
  ['3', 4007],
  ['99', 4007],
  ['7e0', 4006],
  ['-7', 4006],
  ['', 4008],
])('refuses protocol version %j', async (version, code) => {
  const { closed, next } = await (await startRealtime()).raw(`/app/app-key?protocol=${version}`)
  await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code } })
  await expect(closed).resolves.toBe(code)
})

test('refuses a client that names no protocol version, and takes those of today', async () => {
  const server = await startRealtime()
  await expect((await server.raw('/app/app-key')).closed).resolves.toBe(4008)
  for (const version of [5, 6, 7]) {
    const { next } = await server.raw(`/app/app-key?protocol=${version}&client=js`)
    await expect(next()).resolves.toMatchObject({ event: 'pusher:connection_established' })
  }
})

test('closes on a binary frame', async () => {
  const { socket, closed } = await handshake(await startRealtime())
  socket.send(Buffer.from('{"event":"pusher:ping","data":{}}'))
  await expect(closed).resolves.toBe(1003)
})

test('closes on a frame that is too large', async () => {
  const { send, closed } = await handshake(await startRealtime())
  send({ event: 'pusher:ping', data: 'x'.repeat(17 * 1024) })
  await expect(closed).resolves.toBe(1009)
})

test('holds a connection to a hundred channels', async () => {
  const { send, next } = await handshake(await startRealtime())
  for (let number = 1; number <= 100; number++) {
    send({ event: 'pusher:subscribe', data: { channel: `event-${number}` } })
    await expect(next()).resolves.toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
  }
  send({ event: 'pusher:subscribe', data: { channel: 'event-101' } })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
})

test('subscribes only once to a channel', async () => {
  const server = await startRealtime()
  const { send, next } = await handshake(server)
  send({ event: 'pusher:subscribe', data: { channel: 'event-1' } })
  await next()
  send({ event: 'pusher:subscribe', data: { channel: 'event-1' } })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:error' })
  expect(server.realtime.hub.watcherCount('event-1')).toBe(1)
})

test.each([
  ['no signature', () => undefined],
  ['a signature for another socket', () => signSubscription('1.1', 'private-user-7')],
  ['a signature for another channel', (socket: string) => signSubscription(socket, 'private-user-8')],
  ['a signature by another secret', (socket: string) => signSubscription(socket, 'private-user-7', undefined, 'x')],
])('refuses a private channel with %s', async (_, signature) => {
  const { send, next, socketId } = await handshake(await startRealtime())
  send({ event: 'pusher:subscribe', data: { channel: 'private-user-7', auth: signature(socketId) } })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:subscription_error', channel: 'private-user-7' })
})

test('refuses a presence channel whose member was changed after signing', async () => {
  const { send, next, socketId } = await handshake(await startRealtime())
  const auth = signSubscription(socketId, 'presence-room', '{"user_id":"1"}')
  send({ event: 'pusher:subscribe', data: { channel: 'presence-room', auth, channel_data: '{"user_id":"2"}' } })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
})

test('passes events between browsers to everybody else on the channel', async () => {
  const server = await startRealtime()
  const [sender, listener] = [server.connect(), server.connect()].map(pusher => pusher.subscribe('private-table-4'))
  if (!sender || !listener) throw new Error('Two are needed')
  await Promise.all([sender, listener].map(channel => once(channel, 'pusher:subscription_succeeded')))
  const own = vi.fn()
  sender.bind('client-typing', own)
  const [heard, answered] = [once(listener, 'client-typing'), once(sender, 'client-answer')]
  sender.trigger('client-typing', { name: 'Ada' })
  await expect(heard).resolves.toEqual({ name: 'Ada' })
  listener.trigger('client-answer', {})
  await answered
  expect(own).not.toHaveBeenCalled()
})

test('refuses events between browsers on public channels and on channels not listened to', async () => {
  const { send, next } = await handshake(await startRealtime())
  send({ event: 'pusher:subscribe', data: { channel: 'event-1' } })
  await next()
  for (const channel of ['event-1', 'private-table-4', undefined]) {
    send({ event: 'client-typing', channel, data: {} })
    await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
  }
})

test('holds events between browsers to ten a second', async () => {
  const server = await startRealtime()
  const [sender, listener] = [await handshake(server), await handshake(server)]
  const channel = 'private-table-4'
  for (const { send, next, socketId } of [sender, listener]) {
    send({ event: 'pusher:subscribe', data: { channel, auth: signSubscription(socketId, channel) } })
    await next()
  }
  for (let count = 0; count < 25; count++) sender.send({ event: 'client-typing', channel, data: {} })
  await expect(sender.next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
  // The last answer comes after all relayed events.
  for (const { send, frames } of [sender, listener]) {
    send({ event: 'pusher:ping', data: {} })
    await vi.waitFor(() => expect(frames.at(-1)?.event).toBe('pusher:pong'))
  }
  listener.frames.pop()
  expect(listener.frames.length).toBeGreaterThanOrEqual(10)
  expect(listener.frames.length).toBeLessThan(15)
  listener.frames.length = 0
  await vi.waitFor(() => {
    sender.send({ event: 'client-typing', channel, data: { again: true } })
    expect(listener.frames).toContainEqual(expect.objectContaining({ event: 'client-typing' }))
  })
})

test('refuses an event between browsers above ten kilobytes', async () => {
  const { send, next, socketId } = await handshake(await startRealtime())
  const channel = 'private-table-4'
  send({ event: 'pusher:subscribe', data: { channel, auth: signSubscription(socketId, channel) } })
  await next()
  send({ event: 'client-large', channel, data: 'x'.repeat(11 * 1024) })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
})

test('refuses an event between browsers that is too deep to be written again, and lives on', async () => {
  const { send, next, socketId } = await handshake(await startRealtime())
  const channel = 'private-table-4'
  send({ event: 'pusher:subscribe', data: { channel, auth: signSubscription(socketId, channel) } })
  await next()
  for (const levels of [33, 7900]) {
    send(`{"event":"client-deep","channel":"${channel}","data":${'['.repeat(levels)}${']'.repeat(levels)}}`)
    await expect(next()).resolves.toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
  }
  send({ event: 'pusher:ping', data: {} })
  await expect(next()).resolves.toMatchObject({ event: 'pusher:pong' })
})

test('ends one connection where a frame of it goes wrong, and no other', async () => {
  const reports: unknown[] = []
  const server = await startRealtime({ report: problem => reports.push(problem) })
  const [one, other] = [await handshake(server), await handshake(server)]
  const { join } = server.realtime.hub
  const fault = new Error('A fault of ours')
  server.realtime.hub.join = () => {
    throw fault
  }
  one.send({ event: 'pusher:subscribe', data: { channel: 'event-1' } })
  await expect(one.closed).resolves.toBe(4200)
  server.realtime.hub.join = join
  expect(reports).toEqual([fault])
  other.send({ event: 'pusher:subscribe', data: { channel: 'event-1' } })
  await expect(other.next()).resolves.toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
})

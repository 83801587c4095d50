import Pusher from 'pusher-js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { app, startRealtime } from '../../server/platform/realtime/realtime-server.ts'
import { createFaultyLink } from './faulty-link.ts'
import { malformed, startMisbehavingServer } from './misbehaving-server.ts'
import { channel, event, listen, pass, step, until, withPages } from './page-connection.ts'

withPages()

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

import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startRealtime } from '../../server/platform/realtime/realtime-server.ts'
import { event, listen, until, withPages } from './page-connection.ts'

withPages()

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

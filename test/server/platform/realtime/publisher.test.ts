import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createPublisher } from '../../../../host-demo/server/platform/realtime/publisher.ts'
import { app, startRealtime } from './realtime-server.ts'

async function listen(server: Server): Promise<number> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('says that a push was refused, without giving the secret away', async () => {
  const { port } = await startRealtime()
  const publisher = createPublisher({ ...app, secret: 'wrong-secret', host: '127.0.0.1', port, useTLS: false })
  const push = publisher.publish('event-1', 'donation-total', {})
  await expect(push).rejects.toThrow('Pushing donation-total to event-1 failed: status 401')
  await expect(push).rejects.not.toThrow('wrong-secret')
})

test('says that nobody was there to push to', async () => {
  const server = createSocketServer()
  const port = await listen(server)
  await new Promise(done => server.close(done))
  const publisher = createPublisher({ ...app, host: '127.0.0.1', port, useTLS: false })
  await expect(publisher.publish('event-1', 'tick', {})).rejects.toThrow('ECONNREFUSED')
})

test('does not wait for a server that never answers', async () => {
  const server = createServer(() => undefined)
  const port = await listen(server)
  onTestFinished(() => server.closeAllConnections())
  const publisher = createPublisher({ ...app, host: '127.0.0.1', port, useTLS: false, timeout: 200 })
  await expect(publisher.publish('event-1', 'tick', {})).rejects.toThrow('Pushing tick to event-1 failed')
})

test('rejects what can never be a channel', async () => {
  const { publisher } = await startRealtime()
  await expect(publisher.publish('no such name', 'tick', {})).rejects.toThrow('Invalid channel name')
})

test('needs to know where to push', () => {
  expect(() => createPublisher({ ...app, useTLS: true })).toThrow('needs a cluster')
})

test('signs for a socket and a channel', () => {
  const publisher = createPublisher({ ...app, cluster: 'eu', useTLS: true })
  expect(publisher.authorize('1.2', 'private-user-7').auth).toMatch(/^app-key:[0-9a-f]{64}$/)
})

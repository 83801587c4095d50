/**
 * How long a push takes to reach its subscribers: `node --import tsx test/bench/realtime.ts [watchers] [seconds]`.
 * The subscribers are bare websockets in a process of their own, which keeps their work out of the server's time. Both
 * use the same machine's clock.
 */
import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createPublisher } from '../../host-demo/server/platform/realtime/publisher.ts'
import { attachRealtime } from '../../host-demo/server/platform/realtime/realtime.ts'
import { realtimeRoutes } from '../../host-demo/server/platform/realtime/realtime-routes.ts'
import { subscribe } from './subscribe.ts'

const perSecond = 10
const channel = 'event-1'

if (process.send) await watch(Number(process.argv[2]), Number(process.argv[3]), process.send.bind(process))
else await measure(Number(process.argv[2] ?? 500), Number(process.argv[3] ?? 10))

async function measure(watchers: number, seconds: number): Promise<void> {
  const app = { appId: 'bench', key: 'bench', secret: 'bench' }
  const server = createServer()
  const realtime = attachRealtime(server, app)
  server.on('request', getRequestListener(realtimeRoutes(realtime, app).fetch))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const { publish } = createPublisher({ ...app, host: '127.0.0.1', port, useTLS: false })

  const audience = fork(fileURLToPath(import.meta.url), [String(port), String(watchers)])
  const answer = () => new Promise<unknown>(done => audience.once('message', done))
  await answer()
  const total = seconds * perSecond
  const heard = answer()
  for (let number = 0; number < total; number++) {
    const tick = new Promise(done => setTimeout(done, 1000 / perSecond))
    await publish(channel, 'donation-total', { number, sent: Date.now(), raised: 123_456_00, donors: 789 })
    await tick
  }
  await new Promise(done => setTimeout(done, 1000))
  audience.send('report')
  const latencies = (await heard) as number[]
  latencies.sort((one, other) => one - other)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]
  const lost = total * watchers - latencies.length
  const { rss } = process.memoryUsage()
  console.log(
    `${watchers} watchers, ${perSecond} pushes a second for ${seconds} s: ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms, ${lost} lost, server ${Math.round(rss / 2 ** 20)} MB`,
  )
  audience.kill()
  await realtime.close()
  server.closeAllConnections()
  server.close()
}

async function watch(port: number, watchers: number, tell: (message: unknown) => void): Promise<void> {
  const latencies: number[] = []
  const report = () => tell(latencies)
  process.on('message', report)
  await Promise.all(
    Array.from({ length: watchers }, () => {
      return subscribe(`ws://127.0.0.1:${port}/app/bench`, channel, (event, data) => {
        if (event === 'donation-total') latencies.push(Date.now() - JSON.parse(data).sent)
      })
    }),
  )
  tell('ready')
}

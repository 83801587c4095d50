/**
 * How clients reconnect after an outage: `node --import tsx test/bench/outage.ts [watchers] [seconds…]`.
 * The clients are bare websockets with our own timing, in a process of their own; the server really stops and restarts.
 */
import { fork } from 'node:child_process'
import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { attachRealtime } from '../../host-demo/server/platform/realtime/realtime.ts'
import { keepConnected } from '../../src/api/realtime/keep-connected.ts'
import { createPolling } from '../../src/api/realtime/polling.ts'
import { percentile } from './numbers.ts'

/** When a client was reconnected, and when it had the data that it missed, by `Date.now()`. */
interface Return {
  lineAt?: number
  newsAt?: number
}

const timeLimit = 20_000

if (process.send) await watch(Number(process.argv[2]), Number(process.argv[3]), process.send.bind(process))
else await measure(Number(process.argv[2] ?? 2000), process.argv.slice(3).map(Number))

async function measure(watchers: number, outages: readonly number[]): Promise<void> {
  let server = await open(0)
  const audience = fork(fileURLToPath(import.meta.url), [String(server.port), String(watchers)])
  const answer = () => new Promise<unknown>(done => audience.once('message', done))
  await answer()
  for (const seconds of outages) {
    await server.close()
    audience.send('away')
    await wait(seconds * 1000)
    server = await open(server.port)
    const returned = Date.now()
    await wait(timeLimit)
    const heard = answer()
    audience.send('report')
    const after = (await heard) as Return[]
    const lines = after.map(({ lineAt = Number.POSITIVE_INFINITY }) => lineAt - returned)
    const news = after.map(({ newsAt = Number.POSITIVE_INFINITY }) => newsAt - returned)
    const [right, last] = [percentile(news, 0.95), Math.max(...lines)]
    const busiest = Math.round(busiestSecond(lines) * 100)
    console.log(`${watchers} watchers, away ${seconds} s: news p95 ${right} ms, last ${last} ms, busiest ${busiest} %`)
  }
  audience.kill()
  await server.close()
}

/** The largest share that arrived within any one second. */
function busiestSecond(times: readonly number[]): number {
  const counts = times.map(start => times.filter(time => time >= start && time < start + 1000).length)
  return Math.max(...counts) / times.length
}

async function open(port: number): Promise<{ port: number; close(): Promise<void> }> {
  const server: Server = createServer((_, response) => response.end('{}'))
  const realtime = attachRealtime(server, { appId: 'bench', key: 'bench', secret: 'bench' })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', 4096, done))
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = new Promise(done => server.close(done))
      server.closeAllConnections()
      await realtime.close()
      await closed
    },
  }
}

async function watch(port: number, watchers: number, tell: (message: unknown) => void): Promise<void> {
  let returns: Return[] = []
  let up = 0
  const all = new Promise<void>(done => {
    for (let watcher = 0; watcher < watchers; watcher++)
      begin(
        port,
        () => returns[watcher] ?? {},
        () => ++up === watchers && done(),
      )
  })
  process.on('message', message => {
    if (message === 'report') tell(returns)
    else returns = Array.from({ length: watchers }, () => ({}))
  })
  await all
  await wait(1000)
  tell('ready')
}

/** A client like `connectionOf`, without the protocol's details. */
function begin(port: number, news: () => Return, onUp: () => void): void {
  let socket: WebSocket | undefined

  function ask(): void {
    const request = get({ host: '127.0.0.1', port, agent: false }, response => {
      news().newsAt ??= Date.now()
      response.resume()
    })
    // The server is stopped.
    request.on('error', () => undefined)
  }

  function dial(): void {
    const dialled = new WebSocket(`ws://127.0.0.1:${port}/app/bench?protocol=7`)
    socket = dialled
    dialled.on('error', () => undefined)
    dialled.on('close', code => socket === dialled && kept.lost(code))
    dialled.on('message', text => {
      kept.heard()
      const { event } = JSON.parse(String(text))
      if (event === 'pusher:connection_established') say('pusher:subscribe', { channel: 'event-1' })
      if (event === 'pusher_internal:subscription_succeeded') kept.up()
    })
  }

  function hangUp(): void {
    const left = socket
    socket = undefined
    left?.terminate()
  }

  const say = (event: string, data: object) => socket?.send(JSON.stringify({ event, data }))
  const polling = createPolling(ask)
  polling.begin(false)
  const kept = keepConnected({ dial, hangUp, ping: () => say('pusher:ping', {}) }, isUp => {
    polling.begin(isUp)
    if (!isUp) return
    news().lineAt ??= Date.now()
    ask()
    onUp()
  })
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(done => setTimeout(done, milliseconds))
}

import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import Pusher, { type Options } from 'pusher-js'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createPublisher } from '../../../../host-demo/server/platform/realtime/publisher.ts'
import { attachRealtime, type RealtimeOptions } from '../../../../host-demo/server/platform/realtime/realtime.ts'
import { realtimeRoutes } from '../../../../host-demo/server/platform/realtime/realtime-routes.ts'

export const app = { appId: 'fayre', key: 'app-key', secret: 'app-secret' }

/** A realtime server on a free port, closed after the test. */
export async function startRealtime(options: Partial<RealtimeOptions> = {}) {
  const server = createServer()
  const realtime = attachRealtime(server, { ...app, ...options })
  server.on('request', getRequestListener(realtimeRoutes(realtime, app).fetch))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const publisher = createPublisher({ ...app, host: '127.0.0.1', port, useTLS: false })
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await realtime.close()
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
  onTestFinished(close)
  await realtime.ready

  return {
    port,
    realtime,
    publisher,
    close,
    /** An unmodified pusher-js. */
    connect: (more: Partial<Options> = {}, key = app.key) => connect(port, publisher, more, key),
    /** A bare websocket, for what pusher-js never sends. */
    raw: (path = `/app/${app.key}?protocol=7`, headers: Record<string, string> = {}) => raw(port, path, headers),
  }
}

function connect(
  port: number,
  publisher: ReturnType<typeof createPublisher>,
  more: Partial<Options>,
  key: string,
): Pusher {
  const pusher = new Pusher(key, {
    cluster: 'eu',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) => answer(null, publisher.authorize(socketId, channelName)),
    },
    ...more,
  })
  onTestFinished(() => pusher.disconnect())
  return pusher
}

interface Received {
  readonly event: string
  readonly channel?: string
  readonly data?: unknown
}

async function raw(port: number, path: string, headers: Record<string, string>) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
  onTestFinished(() => socket.terminate())
  const frames: Received[] = []
  let arrived: () => void = () => undefined
  socket.on('message', text => {
    const frame = JSON.parse(String(text))
    frames.push({ ...frame, data: typeof frame.data === 'string' ? JSON.parse(frame.data) : frame.data })
    arrived()
  })
  const closed = new Promise<number>(done => socket.on('close', done))
  await new Promise((done, failed) => socket.on('open', done).on('error', failed))

  return {
    socket,
    /** The close code. */
    closed,
    frames,
    send: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    /** The next frame, oldest first. */
    async next(): Promise<Received> {
      while (frames.length === 0) {
        await new Promise<void>(done => {
          arrived = done
        })
      }
      return frames.shift() ?? { event: 'none' }
    },
  }
}

/** Resolves with the data of the next such event. */
export function once<T = unknown>(
  on: { bind(event: string, heard: (data: T) => void): unknown },
  event: string,
): Promise<T> {
  return new Promise(resolve => on.bind(event, resolve))
}

/** The site server's signature, computed independently of the code under test. */
export function signSubscription(socketId: string, channel: string, data?: string, secret = app.secret): string {
  const text = data === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${data}`
  return `${app.key}:${createHmac('sha256', secret).update(text).digest('hex')}`
}

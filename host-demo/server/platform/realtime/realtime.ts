import type { IncomingMessage, Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { forwardedFor, networkOf } from '../http/network.ts'
import { type Bridge, createRelay } from './bridge.ts'
import { type Connection, openConnection, refuse } from './connection.ts'
import type { Credentials } from './credentials.ts'
import { createHub, type Hub, type Message } from './hub.ts'
import { createPlaces } from './places.ts'

export interface RealtimeOptions extends Credentials {
  /** Seconds of silence before a peer is pinged. @default 120 */
  readonly activityTimeout?: number
  /** Seconds that it then has to answer. @default 30 */
  readonly pongTimeout?: number
  /** Most websockets of this process. @default 10000 */
  readonly mostConnections?: number
  /** How many proxies of ours are in front. @default 0 */
  readonly trustedProxies?: number
  /** Origins that may connect, and to which address. Undefined origin: not a browser. @default all */
  readonly allowOrigin?: (origin: string | undefined, called: string) => boolean | Promise<boolean>
  /** Carries events to the other server processes. @default none: a single process */
  readonly bridge?: Bridge
  /** Receives errors that no caller waits for. @default console.error */
  readonly report?: (problem: unknown) => void
}

export interface Realtime {
  /** Resolves once events of other processes arrive; rejects if the bridge does not open. */
  readonly ready: Promise<void>
  /** Publishes to this process's subscribers at once, and to those of others through the bridge. */
  publish(messages: readonly Message[]): void
  /** Subscriptions of this process. */
  readonly hub: Hub
  /** Open websockets of this process. */
  readonly size: () => number
  /** Asks every client to reconnect, to another process or to the next one here. */
  close(): Promise<void>
}

/** Milliseconds over which reconnects are spread, so that clients do not return all at once. */
const spread = 2000
const largestFrame = 16 * 1024

/**
 * Adds the Pusher protocol at `/app/:key` to an existing server. It handles every websocket upgrade; any other path
 * gets 404.
 */
export function attachRealtime(server: Server, options: RealtimeOptions): Realtime {
  const { activityTimeout = 120, pongTimeout = 30, mostConnections = 10_000, trustedProxies = 0 } = options
  const { allowOrigin = () => true, report = console.error } = options
  const hub = createHub()
  const connections = new Set<Connection>()
  const places = createPlaces(mostConnections)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false })
  const relay = options.bridge && createRelay(options.bridge, { deliver: hub.deliver, onGap: sendAllToReconnect })

  const onUpgrade: Parameters<typeof server.on<'upgrade'>>[1] = (request, stream, head) => {
    // After an upgrade Node leaves error handling to us. Without a listener, a peer that disconnects early would end
    // the process.
    stream.on('error', () => stream.destroy())
    const key = /^\/app\/([^/?]+)(?:\?|$)/.exec(request.url ?? '')?.[1]
    if (key === undefined) return void stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
    sockets.handleUpgrade(request, stream, head, socket => {
      admit(socket, key, request).catch(problem => {
        report(problem)
        refuse(socket, 4100, 'The server is not ready')
      })
    })
  }

  async function admit(socket: WebSocket, key: string, request: IncomingMessage): Promise<void> {
    // On a protocol error (too large a frame, bad UTF-8) the socket is closed already.
    socket.on('error', () => undefined)
    if (key !== options.key) return refuse(socket, 4001, 'No app has this key')
    const problem = protocolProblem(new URL(addressOf(request)).searchParams.get('protocol'))
    if (problem) return refuse(socket, problem.code, problem.message)
    const network = networkIn(request, trustedProxies)
    if (!places.take(network)) return refuse(socket, 4100, 'Over capacity')
    socket.on('close', () => places.free(network))
    if (!(await allowOrigin(request.headers.origin, addressOf(request))))
      return refuse(socket, 4009, 'This page may not connect')
    if (socket.readyState !== socket.OPEN) return
    const connection = openConnection(socket, hub, {
      app: options,
      activityTimeout: activityTimeout * 1000,
      pongTimeout: pongTimeout * 1000,
      publish: message => publish([message]),
      report,
    })
    connections.add(connection)
    socket.on('close', () => connections.delete(connection))
  }

  function publish(messages: readonly Message[]): void {
    for (const message of messages) hub.deliver(message)
    relay?.send(messages).catch(report)
  }

  function sendAllToReconnect(): void {
    for (const connection of connections) {
      setTimeout(() => connection.close(4200, 'Connect again'), Math.random() * spread).unref()
    }
  }

  const rounds = setInterval(() => {
    const now = performance.now()
    for (const connection of connections) connection.check(now)
  }, Math.min(activityTimeout, pongTimeout) * 100)
  server.on('upgrade', onUpgrade)

  return {
    ready: relay?.ready ?? Promise.resolve(),
    publish,
    hub,
    size: () => connections.size,
    async close() {
      clearInterval(rounds)
      server.off('upgrade', onUpgrade)
      for (const connection of connections) connection.close(4200, 'Connect again')
      await Promise.all([new Promise(done => sockets.close(done)), relay?.stop()])
    },
  }
}

/** Versions of the Pusher protocol that clients speak today. What is served here is the same in all of them. */
const protocols = ['5', '6', '7']

/** Answers with the protocol's own error codes, so that such a client does not try again. */
function protocolProblem(version: string | null): { code: number; message: string } | undefined {
  if (version === null || version === '') return { code: 4008, message: 'No protocol version supplied' }
  if (!/^\d+$/.test(version)) return { code: 4006, message: 'Invalid version string format' }
  if (!protocols.includes(version)) return { code: 4007, message: `Unsupported protocol version: ${version}` }
  return undefined
}

function networkIn({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = forwardedFor(headers['x-forwarded-for']?.toString(), trustedProxies)
  return networkOf(forwarded ?? socket.remoteAddress ?? 'unknown')
}

/** The caller writes the Host header, which may be invalid. */
function addressOf({ headers, url }: IncomingMessage): string {
  const address = `http://${headers.host ?? ''}${url}`
  return URL.canParse(address) ? address : 'http://unknown'
}

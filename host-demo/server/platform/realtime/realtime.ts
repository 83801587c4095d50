import type { IncomingMessage, Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Bridge, createRelay } from './bridge.ts'
import { type Connection, openConnection, refuse } from './connection.ts'
import type { Credentials } from './credentials.ts'
import { createHub, type Hub, type Message } from './hub.ts'

export interface RealtimeOptions extends Credentials {
  /** Seconds of quiet before a peer is asked for a sign of life. @default 120 */
  readonly activityTimeout?: number
  /** Seconds that it then has to give one. @default 30 */
  readonly pongTimeout?: number
  /** Websockets at once in this process. @default 10000 */
  readonly mostConnections?: number
  /** Which pages may connect, and to which address. Undefined for clients that are no browsers. @default everybody */
  readonly allowOrigin?: (origin: string | undefined, called: string) => boolean | Promise<boolean>
  /** Takes events to the other server processes. @default this process is alone */
  readonly bridge?: Bridge
  /** Hears of trouble that no caller is there to hear of. @default console.error */
  readonly report?: (problem: unknown) => void
}

export interface Realtime {
  /** Resolves once events of other processes arrive; rejects if the bridge does not open. */
  readonly ready: Promise<void>
  /** Pushes to the watchers of this process at once, and to those of the others through the bridge. */
  publish(messages: readonly Message[]): void
  /** Who listens to what, in this process. */
  readonly hub: Hub
  /** Open websockets of this process. */
  readonly size: () => number
  /** Asks every client to connect again, to another process or to the next one here. */
  close(): Promise<void>
}

/** Milliseconds over which clients are sent to reconnect, so that they do not come back all at once. */
const spread = 2000
const largestFrame = 16 * 1024

/**
 * The Pusher protocol at `/app/:key` of a server that exists already. It
 * answers every websocket upgrade: what is not for it gets 404.
 */
export function attachRealtime(server: Server, options: RealtimeOptions): Realtime {
  const { activityTimeout = 120, pongTimeout = 30, mostConnections = 10_000 } = options
  const { allowOrigin = () => true, report = console.error } = options
  const hub = createHub()
  const connections = new Set<Connection>()
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false })
  const relay = options.bridge && createRelay(options.bridge, { deliver: hub.deliver, onGap: sendAllToReconnect })

  const onUpgrade: Parameters<typeof server.on<'upgrade'>>[1] = (request, stream, head) => {
    // Node leaves the stream to us: a peer that is gone before it has its answer would end the process.
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
    // What a peer does wrong on the wire (too large a frame, bad UTF-8) has closed the socket by then.
    socket.on('error', () => undefined)
    if (key !== options.key) return refuse(socket, 4001, 'No app has this key')
    if (connections.size >= mostConnections) return refuse(socket, 4100, 'Over capacity')
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

/** A host is what the peer says that it is. */
function addressOf({ headers, url }: IncomingMessage): string {
  const address = `http://${headers.host ?? ''}${url}`
  return URL.canParse(address) ? address : 'http://unknown'
}

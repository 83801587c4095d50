import { randomInt } from 'node:crypto'
import type { RawData, WebSocket } from 'ws'
import { isPresence } from './channel-names.ts'
import { clientEvents } from './client-event.ts'
import type { Credentials } from './credentials.ts'
import { type Frame, pusherFrame, readFrame, readJson } from './frames.ts'
import type { Hub, Message, Subscriber } from './hub.ts'
import { readSubscription } from './subscription.ts'

const mostChannels = 100
/** Bytes that may wait for a slow reader before it is disconnected. */
const mostWaiting = 1024 * 1024

export interface ConnectionOptions {
  readonly app: Credentials
  /** Milliseconds of silence after which the peer is pinged. */
  readonly activityTimeout: number
  /** Milliseconds that it has to answer. */
  readonly pongTimeout: number
  /** Relays an event from this browser to the channel's other subscribers. */
  publish(message: Message): void
  /** Receives errors that concern this peer only. */
  report(problem: unknown): void
}

export interface Connection extends Subscriber {
  /** Pings a silent peer, and disconnects one that did not answer. */
  check(now: number): void
  close(code: number, message: string): void
}

/** Speaks the Pusher protocol on an accepted websocket. */
export function openConnection(socket: WebSocket, hub: Hub, options: ConnectionOptions): Connection {
  const channels = new Set<string>()
  let heard = performance.now()
  let asked = false

  const connection: Connection = {
    socketId: `${randomInt(1e9)}.${randomInt(1e9)}`,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > mostWaiting) socket.terminate()
      else socket.send(frame)
    },
    check(now) {
      const quiet = now - heard
      if (quiet > options.activityTimeout + options.pongTimeout) connection.close(4201, 'Pong not received in time')
      else if (quiet > options.activityTimeout && !asked) {
        asked = true
        connection.send(pusherFrame('pusher:ping', {}))
      }
    },
    close: (code, message) => refuse(socket, code, message),
  }
  const readClientEvent = clientEvents(connection, hub)

  const handlers: Readonly<Record<string, (frame: Frame) => void>> = {
    'pusher:ping': () => connection.send(pusherFrame('pusher:pong', {})),
    'pusher:pong': () => undefined,
    'pusher:subscribe': ({ data }) => subscribe(data),
    'pusher:unsubscribe': ({ data }) => unsubscribe(data),
  }

  function subscribe(data: unknown) {
    const wish = readSubscription(data, connection.socketId, options.app)
    if (wish.type === 'refused') return refuseChannel(wish.message, wish.channel)
    const { channel, member } = wish
    if (channels.has(channel)) return sendError(null, `Already subscribed to ${channel}`)
    if (channels.size >= mostChannels) return refuseChannel(`At most ${mostChannels} channels a connection`, channel)
    channels.add(channel)
    hub.join(connection, channel, member)
    const answer = isPresence(channel) ? { presence: presenceData(hub, channel) } : {}
    connection.send(pusherFrame('pusher_internal:subscription_succeeded', answer, channel))
  }

  function unsubscribe(data: unknown) {
    const sent = typeof data === 'string' ? readJson(data) : data
    const channel = typeof sent === 'object' && sent !== null && 'channel' in sent ? sent.channel : undefined
    if (typeof channel === 'string' && channels.delete(channel)) hub.leave(connection, channel)
  }

  function refuseChannel(error: string, channel?: string) {
    sendError(4009, error)
    if (!channel) return
    connection.send(pusherFrame('pusher:subscription_error', { type: 'AuthError', error, status: 401 }, channel))
  }

  function sendError(code: number | null, message: string) {
    connection.send(pusherFrame('pusher:error', { code, message }))
  }

  function take(text: string) {
    const frame = readFrame(text)
    if (!frame) return sendError(null, 'Not a frame of the protocol')
    const handle = Object.hasOwn(handlers, frame.event) ? handlers[frame.event] : undefined
    if (handle) return handle(frame)
    if (!frame.event.startsWith('client-')) return sendError(null, 'Not an event of the protocol')
    const outcome = readClientEvent(frame)
    if ('code' in outcome) sendError(outcome.code, outcome.message)
    else options.publish(outcome)
  }

  function hear(): void {
    heard = performance.now()
    asked = false
  }

  socket.on('message', (data: RawData, isBinary: boolean) => {
    hear()
    if (isBinary) return connection.close(1003, 'The protocol has text frames only')
    try {
      take(data.toString())
    } catch (problem) {
      // Thrown further, it would end the process with all other connections.
      options.report(problem)
      connection.close(4200, 'That was too much for the server')
    }
  })
  socket.on('ping', hear)
  socket.on('close', () => {
    for (const channel of channels) hub.leave(connection, channel)
    channels.clear()
  })
  connection.send(
    pusherFrame('pusher:connection_established', {
      socket_id: connection.socketId,
      activity_timeout: options.activityTimeout / 1000,
    }),
  )
  return connection
}

/** Sends the reason, then closes. A peer that does not answer the close is cut off. */
export function refuse(socket: WebSocket, code: number, message: string): void {
  if (socket.readyState === socket.OPEN) socket.send(pusherFrame('pusher:error', { code, message }))
  socket.close(code, message)
  setTimeout(() => socket.terminate(), 1000).unref()
}

function presenceData(hub: Hub, channel: string) {
  const members = hub.members(channel)
  return {
    ids: members.map(member => member.user_id),
    hash: Object.fromEntries(members.map(member => [member.user_id, member.user_info ?? null])),
    count: members.length,
  }
}

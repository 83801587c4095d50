import { WebSocket } from 'ws'
import type { OutputOf } from '../../../../src/api/endpoint.ts'
import type { endpoints } from '../../../../src/api/table.ts'

export interface Socket {
  /** Breaks the connection without closing it, as a network does. */
  drop(): void
  /** Connects again. */
  resume(): void
}

interface Listener {
  /** Called with each event on the channel. */
  receive(event: string, data: unknown): void
  /** Called whenever the channel is subscribed: what was pushed before may have been missed. */
  subscribed(): void
}

type Settings = NonNullable<OutputOf<typeof endpoints.appSettings>['realtime']>

/** A guest's own connection to the realtime server, with one channel. */
export function openSocket(settings: Settings, channel: string, { receive, subscribed }: Listener): Socket {
  let socket: WebSocket

  function resume() {
    socket = new WebSocket(addressOf(settings))
    // A connection that fails shows in the end as missing pushes.
    socket.on('error', () => undefined)
    socket.on('open', () => socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } })))
    socket.on('message', text => take(JSON.parse(String(text))))
  }

  function take(frame: { event: string; channel?: string; data?: unknown }) {
    if (frame.event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }))
    else if (frame.event === 'pusher_internal:subscription_succeeded') subscribed()
    else if (frame.channel === channel) receive(frame.event, JSON.parse(String(frame.data)))
  }

  resume()
  return { drop: () => socket.terminate(), resume }
}

function addressOf({ key, cluster, host, port, tls }: Settings): string {
  const server = host === undefined ? `wss://ws-${cluster}.pusher.com` : `${tls ? 'wss' : 'ws'}://${host}:${port}`
  return `${server}/app/${key}?protocol=7&client=rehearsal&version=1`
}

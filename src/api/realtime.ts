import Pusher from 'pusher-js'
import { safeParse } from 'valibot'
import type { Schema } from './endpoint.ts'
import type { RealtimeSettings } from './settings.ts'

export type ConnectionState = 'connecting' | 'live' | 'down'

export interface Connection {
  subscribe(channel: string, handlers: Subscription): () => void
  close(): void
}

export interface Subscription {
  push: { event: string; data: Schema }
  /** Called with what the push's schema made of it; a malformed push is a gap. */
  receive(value: never): void
  /** Called whenever something may have been missed, such as after a reconnection. */
  onGap(): void
}

interface ConnectionOptions {
  authUrl: string
  token(): string | undefined
  onState(state: ConnectionState): void
}

/** Opens the page's socket: hosted Pusher by its cluster, any other server of the protocol by host and port. */
export function connect(settings: RealtimeSettings, { authUrl, token, onState }: ConnectionOptions): Connection {
  const pusher = new Pusher(settings.key, {
    cluster: settings.cluster,
    forceTLS: settings.tls,
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    activityTimeout: 10_000,
    pongTimeout: 5000,
    ...(settings.host && { wsHost: settings.host }),
    ...(settings.port && { wsPort: settings.port, wssPort: settings.port }),
    channelAuthorization: {
      endpoint: authUrl,
      transport: 'ajax',
      headersProvider: () => ({ authorization: `Bearer ${token() ?? ''}` }),
    },
  })
  pusher.connection.bind('state_change', ({ current }: { current: string }) => onState(stateOf(current)))

  function subscribe(name: string, { push, receive, onGap }: Subscription): () => void {
    const channel = pusher.channel(name) ?? pusher.subscribe(name)
    const onPush = (data: unknown) => {
      const result = safeParse(push.data, data)
      if (result.success) receive(result.output as never)
      else onGap()
    }
    // Each success is one: what was sent between the read and the subscription would be missed.
    const onSubscribed = () => onGap()
    channel.bind(push.event, onPush)
    channel.bind('pusher:subscription_succeeded', onSubscribed)
    if (channel.subscribed) onSubscribed()
    return () => {
      channel.unbind(push.event, onPush)
      channel.unbind('pusher:subscription_succeeded', onSubscribed)
    }
  }

  return { subscribe, close: () => pusher.disconnect() }
}

function stateOf(state: string): ConnectionState {
  if (state === 'connected') return 'live'
  return state === 'connecting' || state === 'initialized' ? 'connecting' : 'down'
}

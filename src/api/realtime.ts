import Pusher from 'pusher-js'

export type ConnectionState = 'connecting' | 'live' | 'down'

export interface Connection {
  /** Returns what ends it. The connection closes some time after the last subscription has ended. */
  subscribe(channel: string, handlers: Subscription): () => void
}

export interface Subscription {
  /** The push event's name. */
  event: string
  /** What was pushed, as it came. */
  receive(data: unknown): void
  /** Something may have been missed: called after each subscription, the first and those after a lost connection. */
  onGap(): void
}

/** As the settings send it. */
interface RealtimeSettings {
  key: string
  cluster: string
  host?: string | null
  port?: number | null
  tls: 'yes' | 'no'
}

interface ConnectionOptions {
  authUrl: string
  token(): string | undefined
  onState(state: ConnectionState): void
}

/** Milliseconds that an unused connection is kept, for the next block of the same page. */
const lingerTime = 5000

/**
 * The one connection that is kept in `place`, opened when there is none.
 *
 * This module is loaded late and shares none of its own with the first load;
 * what it needs of the page is handed to it.
 */
export function connectionOf(
  place: Map<string, unknown>,
  settings: unknown,
  options: ConnectionOptions,
): Connection | undefined {
  const known = place.get(placeName) as Connection | undefined
  if (known || !isRealtime(settings)) return known
  const connection = connect(settings, options, () => place.delete(placeName))
  place.set(placeName, connection)
  return connection
}

const placeName = 'realtime connection'

function isRealtime(sent: unknown): sent is RealtimeSettings {
  const { key, cluster } = Object(sent) as Record<string, unknown>
  return typeof key === 'string' && typeof cluster === 'string'
}

/** Hosted Pusher by its cluster, any other server of the protocol by host and port. */
function connect(
  { key, cluster, host, port, tls }: RealtimeSettings,
  { authUrl, token, onState }: ConnectionOptions,
  onClose: () => void,
): Connection {
  const pusher = new Pusher(key, {
    cluster,
    forceTLS: tls === 'yes',
    enabledTransports: ['ws', 'wss'],
    disableStats: true,
    activityTimeout: 10_000,
    pongTimeout: 5000,
    ...(host && { wsHost: host }),
    ...(port && { wsPort: port, wssPort: port }),
    channelAuthorization: {
      endpoint: authUrl,
      transport: 'ajax',
      headersProvider: () => ({ authorization: `Bearer ${token() ?? ''}` }),
    },
  })
  pusher.connection.bind('state_change', ({ current }: { current: string }) => onState(stateOf(current)))
  let subscriptions = 0

  function closeUnused(): void {
    if (subscriptions) return
    onClose()
    pusher.disconnect()
  }

  function subscribe(name: string, { event, receive, onGap }: Subscription): () => void {
    subscriptions++
    const channel = pusher.channel(name) ?? pusher.subscribe(name)
    channel.bind(event, receive)
    channel.bind(subscribed, onGap)
    if (channel.subscribed) onGap()
    return () => {
      channel.unbind(event, receive)
      channel.unbind(subscribed, onGap)
      subscriptions--
      setTimeout(closeUnused, lingerTime)
    }
  }

  return { subscribe }
}

const subscribed = 'pusher:subscription_succeeded'

function stateOf(state: string): ConnectionState {
  if (state === 'connected') return 'live'
  return state === 'connecting' || state === 'initialized' ? 'connecting' : 'down'
}

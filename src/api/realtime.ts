import Pusher from 'pusher-js'
import { headers } from './headers.ts'
import { type Followed, type Following, follow, type Listening, type Receivers } from './realtime/follow.ts'
import { guardedSocket, type Socket, type SocketWatch } from './realtime/guarded-socket.ts'
import { keepConnected } from './realtime/keep-connected.ts'
import { untilNextAsk, untilRefusedDial } from './realtime/pace.ts'
import { createCatchUp, createPolling } from './realtime/polling.ts'

/** `down`: long enough that the visitor should be told. */
export type ConnectionState = 'connecting' | 'live' | 'down'

export interface Connection {
  /** Subscribes to a channel and keeps a value current. */
  follow<T>(channel: string, followed: Followed<T>): Following<T>
  /** Sends a client event to the other subscribers of a private channel, as soon as this page is one of them. */
  tell(channel: string, event: string, data: unknown): void
}

/** As in the settings. */
interface RealtimeSettings {
  key: string
  cluster: string
  host?: string | null
  port?: number | null
  tls: 'yes' | 'no'
}

interface ConnectionOptions {
  authUrl: string
  /** The page, by `pageAddress`. */
  page(): string
  eventId: string
  token(): string | undefined
  onState(state: ConnectionState): void
  report(problem: unknown, context: string): void
}

/** Milliseconds that an unused connection stays open, for the page's next block. */
const lingerTime = 5000
/** Milliseconds without a connection until the visitor is told. */
const silentTime = 18_000

/**
 * The one connection, stored in `shared` and opened if there is none. This module is loaded late and shares no
 * modules with the first load, so what it needs is passed in.
 */
export function connectionOf(
  shared: Map<string, unknown>,
  settings: unknown,
  options: ConnectionOptions,
): Connection | undefined {
  const known = shared.get(connectionName) as Connection | undefined
  if (known || !isRealtime(settings)) return known
  const connection = connect(settings, options, () => shared.delete(connectionName))
  shared.set(connectionName, connection)
  return connection
}

const connectionName = 'realtime connection'

function isRealtime(sent: unknown): sent is RealtimeSettings {
  const { key, cluster } = Object(sent) as Record<string, unknown>
  return typeof key === 'string' && typeof cluster === 'string'
}

/**
 * The handlers of the socket that pusher-js opens next: it opens it before `connect` returns. Any socket that it
 * opens by itself is a dummy.
 */
let watch: SocketWatch | undefined
const runtime = Pusher.Runtime as {
  createWebSocket(url: string): Socket
  getLocalStorage(): Storage | undefined
  Transports: { ws: { hooks: { handlesActivityChecks: boolean } } }
}
const openSocket = runtime.createWebSocket
runtime.createWebSocket = url =>
  watch ? guardedSocket(openSocket.call(runtime, url), watch) : { send: () => {}, close: () => {} }
// pusher-js would store which transport worked there, but it has only one.
runtime.getLocalStorage = () => undefined
// `keepConnected` does. pusher-js would set another timer at every message.
runtime.Transports.ws.hooks.handlesActivityChecks = true

function connect(settings: RealtimeSettings, options: ConnectionOptions, onClose: () => void): Connection {
  const { onState, report } = options
  const catchUps = new Set<{ soon(): void; onGap(): void }>()
  let pusher: Pusher | undefined
  let telling: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const polling = createPolling(() => {
    for (const { onGap } of catchUps) onGap()
  })

  function change(isUp: boolean, silence = 0): void {
    clearTimeout(telling)
    polling.begin(isUp)
    onState(isUp ? 'live' : 'connecting')
    if (!isUp) telling = setTimeout(() => onState('down'), silentTime - silence)
  }

  function catchUpSoon(): void {
    for (const catchUp of catchUps) catchUp.soon()
  }

  function dial(): void {
    watch = {
      heard: () => kept.heard(),
      lost: code => kept.lost(code),
      confused(problem) {
        report(problem, 'a frame makes no sense')
        catchUpSoon()
      },
    }
    if (pusher) pusher.connect()
    else pusher = pusherFor(settings, options)
    watch = undefined
  }

  change(false)
  const kept = keepConnected(
    { dial, hangUp: () => pusher?.disconnect(), ping: () => pusher?.send_event('pusher:ping', {}) },
    change,
  )
  pusher?.connection.bind('connected', kept.up)
  const stopWaking = onWake(() => kept.wake() && catchUpSoon())

  function closeUnused(): void {
    if (catchUps.size || closed) return
    closed = true
    stopWaking()
    kept.end()
    polling.end()
    clearTimeout(telling)
    onClose()
  }

  function subscribe(name: string, receivers: Receivers, onGap: () => void): Listening {
    const channel = pusher?.subscribe(name)
    const catchUp = createCatchUp(onGap)
    let retry: ReturnType<typeof setTimeout> | undefined
    let refusals = 0
    catchUps.add(catchUp)

    function receive(event: string, data: unknown): void {
      try {
        receivers.get(event)?.(data)
      } catch (problem) {
        report(problem, 'push makes no sense')
        catchUp.soon()
      }
    }

    /** pusher-js asks once whether a page may listen. Until it may, reads take the place of pushes. */
    function onRefused(problem: Readonly<{ status?: number }>): void {
      if (!isExpected(problem)) report(problem, 'a subscription failed')
      catchUp.soon()
      const isFinal = problem.status === 401 || problem.status === 403
      const time = isFinal ? untilRefusedDial() : untilNextAsk(refusals++)
      clearTimeout(retry)
      retry = setTimeout(() => pusher?.subscribe(name), time)
    }

    channel?.bind_global(receive).bind(subscribed, onGap).bind(refused, onRefused)
    if (channel?.subscribed) onGap()
    return {
      missed: catchUp.soon,
      end() {
        channel?.unbind_global(receive).unbind(subscribed, onGap).unbind(refused, onRefused)
        clearTimeout(retry)
        catchUp.end()
        catchUps.delete(catchUp)
        setTimeout(closeUnused, lingerTime)
      },
    }
  }

  /** Servers ignore client events from pages that have not subscribed. */
  function tell(name: string, event: string, data: unknown): void {
    const channel = pusher?.subscribe(name)
    const send = () => {
      channel?.unbind(subscribed, send)
      channel?.trigger(event, data)
    }
    if (channel?.subscribed) send()
    else channel?.bind(subscribed, send)
  }

  return {
    follow: (channel, followed) => follow(subscribe, channel, followed),
    tell,
  }
}

/** A session that has ended, or no network. The browser's console names the request in any case. */
const isExpected = ({ status }: Readonly<{ status?: number }>) => status === 401 || status === 0

const subscribed = 'pusher:subscription_succeeded'
const refused = 'pusher:subscription_error'

/** Hosted Pusher by its cluster, any other server of the protocol by host and port. Connects at once. */
function pusherFor(
  { key, cluster, host, port, tls }: RealtimeSettings,
  { authUrl, page, eventId, token }: Pick<ConnectionOptions, 'authUrl' | 'page' | 'eventId' | 'token'>,
): Pusher {
  return new Pusher(key, {
    cluster,
    forceTLS: tls === 'yes',
    // With TLS too: "wss" would start a second attempt in parallel.
    enabledTransports: ['ws'],
    disableStats: true,
    ...(host && { wsHost: host }),
    ...(port && { wsPort: port, wssPort: port }),
    channelAuthorization: {
      endpoint: authUrl,
      transport: 'ajax',
      headersProvider: () => ({
        [headers.pageUrl]: page(),
        [headers.eventId]: eventId,
        authorization: `Bearer ${token() ?? ''}`,
      }),
    },
  })
}

/** Calls back when the page wakes from sleep, becomes visible, or is online again. */
function onWake(wake: () => unknown): () => void {
  const wakeIfSeen = () => document.hidden || wake()
  globalThis.addEventListener?.('online', wake)
  globalThis.document?.addEventListener('visibilitychange', wakeIfSeen)
  return () => {
    globalThis.removeEventListener?.('online', wake)
    globalThis.document?.removeEventListener('visibilitychange', wakeIfSeen)
  }
}

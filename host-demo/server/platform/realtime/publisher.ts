import Pusher from 'pusher'
import type { Credentials } from './credentials.ts'

/** Where events are published: hosted Pusher by its cluster, or any server of its protocol by host and port. */
interface PublisherOptions extends Credentials {
  /** Such as `eu`. Used when there is no host. */
  readonly cluster?: string
  readonly host?: string
  readonly port?: number
  readonly useTLS: boolean
  /** Milliseconds that a push may take. @default 5000 */
  readonly timeout?: number
}

export interface Publisher {
  /**
   * Publishes an event to the channel's current subscribers.
   * @throws {Error} naming the event and whether it was refused, timed out or never arrived
   */
  publish(channel: string, event: string, data: unknown): Promise<void>
  /**
   * Publishes up to 10 events in one call.
   * @throws {PublishError} if none of them was sent
   */
  publishBatch(pushes: readonly { channel: string; event: string; data: unknown }[]): Promise<void>
  /** Signs a browser's subscription to a guarded channel. The caller checks that it may subscribe. */
  authorize(socketId: string, channel: string, member?: Pusher.PresenceChannelData): Pusher.ChannelAuthResponse
}

/** @throws {Error} if neither a host nor a cluster is given */
export function createPublisher({ host, port, cluster, timeout = 5000, ...rest }: PublisherOptions): Publisher {
  const pusher = new Pusher({ ...rest, timeout, ...destination(host, port, cluster) })

  return {
    publish: (channel, event, data) => send(`${event} to ${channel}`, () => pusher.trigger(channel, event, data)),
    publishBatch: pushes =>
      send(`${pushes.length} events`, () =>
        pusher.triggerBatch(pushes.map(({ channel, event, data }) => ({ channel, name: event, data }))),
      ),
    authorize: (socketId, channel, member) => pusher.authorizeChannel(socketId, channel, member),
  }
}

/** A publish call that failed. */
class PublishError extends Error {
  override name = 'PublishError'
  /** Of the service's answer; undefined if there was none. */
  readonly status: number | undefined

  constructor(what: string, cause: unknown) {
    super(`Pushing ${what} failed: ${failureReason(cause)}`, { cause })
    this.status = cause instanceof Pusher.RequestError ? cause.status : undefined
  }
}

async function send(what: string, ask: () => Promise<{ text(): Promise<string> }>): Promise<void> {
  try {
    const answer = await ask()
    // An answer whose body is not read keeps its socket.
    await answer.text()
  } catch (cause) {
    throw new PublishError(what, cause)
  }
}

function destination(host: string | undefined, port: number | undefined, cluster: string | undefined) {
  if (host !== undefined) return { host, ...(port !== undefined && { port: String(port) }) }
  if (cluster !== undefined) return { cluster }
  throw new Error('Realtime needs a cluster of Pusher, or the host of a server that speaks its protocol')
}

function failureReason(problem: unknown): string {
  if (!(problem instanceof Pusher.RequestError)) return String(problem)
  if (problem.status) return `status ${problem.status}, ${problem.body?.slice(0, 200)}`
  return problem.error instanceof Error ? problem.error.message : problem.message
}

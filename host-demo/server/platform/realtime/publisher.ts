import Pusher from 'pusher'
import type { Credentials } from './credentials.ts'

/** Where events are pushed: hosted Pusher by its cluster, or any server that speaks its protocol by host and port. */
export interface PublisherOptions extends Credentials {
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
   * Pushes an event to whoever listens to the channel now.
   * @throws {Error} that says which event, and whether it was refused, was late or never arrived
   */
  publish(channel: string, event: string, data: unknown): Promise<void>
  /** The signature that lets a browser's socket onto a guarded channel. Asking whether it may is the caller's part. */
  authorize(socketId: string, channel: string, member?: Pusher.PresenceChannelData): Pusher.ChannelAuthResponse
}

/** @throws {Error} if neither a host nor a cluster is given */
export function createPublisher({ host, port, cluster, timeout = 5000, ...rest }: PublisherOptions): Publisher {
  const pusher = new Pusher({ ...rest, timeout, ...destination(host, port, cluster) })

  return {
    async publish(channel, event, data) {
      try {
        const answer = await pusher.trigger(channel, event, data)
        // An answer that nobody reads keeps its socket.
        await answer.text()
      } catch (cause) {
        throw new Error(`Pushing ${event} to ${channel} failed: ${whatHappened(cause)}`, { cause })
      }
    },
    authorize: (socketId, channel, member) => pusher.authorizeChannel(socketId, channel, member),
  }
}

function destination(host: string | undefined, port: number | undefined, cluster: string | undefined) {
  if (host !== undefined) return { host, ...(port !== undefined && { port: String(port) }) }
  if (cluster !== undefined) return { cluster }
  throw new Error('Realtime needs a cluster of Pusher, or the host of a server that speaks its protocol')
}

function whatHappened(problem: unknown): string {
  if (!(problem instanceof Pusher.RequestError)) return String(problem)
  if (problem.status) return `status ${problem.status}, ${problem.body?.slice(0, 200)}`
  return problem.error instanceof Error ? problem.error.message : problem.message
}

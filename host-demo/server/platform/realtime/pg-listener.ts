import { Client } from 'pg'
import { joinParts, splitPayload } from './payload-parts.ts'

/** One connection to PostgreSQL that listens on a channel and notifies on it. */
export interface Listener {
  /** Resolves with the reason when the connection is lost. */
  readonly broken: Promise<unknown>
  /** Sends all or none of the texts, in order. A failure closes the connection. */
  send(payloads: readonly string[]): Promise<void>
  close(): Promise<void>
}

interface ListenerOptions {
  readonly connectionString: string
  readonly channel: string
  readonly onPayload: (payload: string) => void
}

/** Milliseconds after which PostgreSQL counts as unreachable. */
const timeLimit = 5000
/** Milliseconds between two checks of a silent connection. */
const heartbeat = 10_000

/** Rejects if PostgreSQL is unreachable. */
export async function openListener({ connectionString, channel, onPayload }: ListenerOptions): Promise<Listener> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: timeLimit,
    query_timeout: timeLimit,
    keepAlive: true,
    application_name: channel,
  })
  const join = joinParts()
  let beats: NodeJS.Timeout | undefined
  let breakOff: (reason: unknown) => void = () => undefined
  const broken = new Promise<unknown>(resolve => {
    breakOff = reason => {
      clearInterval(beats)
      resolve(reason)
      // The socket may be half dead, so its end is not awaited.
      client.end().catch(() => undefined)
    }
  })
  client.on('error', breakOff)
  client.on('end', () => breakOff(new Error('PostgreSQL closed the connection')))
  client.on('notification', ({ payload = '' }) => {
    const whole = join(payload)
    if (whole !== undefined) onPayload(whole)
  })

  async function ask(sql: string, values: unknown[] = []): Promise<void> {
    try {
      await client.query(sql, values)
    } catch (problem) {
      breakOff(problem)
      throw problem
    }
  }

  try {
    await client.connect()
    await ask(`listen ${client.escapeIdentifier(channel)}`)
  } catch (problem) {
    breakOff(problem)
    throw problem
  }
  beats = setInterval(() => ask('select 1').catch(() => undefined), heartbeat)

  return {
    broken,
    send: payloads =>
      ask('select pg_notify($1, part) from unnest($2::text[]) as part', [channel, payloads.flatMap(splitPayload)]),
    async close() {
      breakOff(new Error('Closed'))
      await broken
    },
  }
}

import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { ReadTrouble } from './trouble.ts'

export interface EventRecord {
  id: string
  type: string
  attempts: number
  delivered: boolean
}

export interface Deliveries {
  /** Starts looking for due events every half second. */
  start(): void
  /** Sends due events soon. */
  kick(): void
  /** Oldest first. */
  list(): Promise<EventRecord[]>
  /** Sends an event now, even if it has been sent. Returns the endpoint's status. */
  deliver(id: string): Promise<number>
  close(): Promise<void>
}

interface Options {
  pool: Pool
  now: () => number
  webhookUrl: string
  webhookSecret: string
  /** False: only `deliver` sends. */
  automatic: boolean
  trouble: ReadTrouble
}

interface Claimed {
  id: string
  body: object
  attempts: number
}

const atOnce = 8
const pollEvery = 500
const timeout = 10_000
/** Longer than a try can take, so that no other process sends the same event meanwhile. */
const claimFor = 15_000
const longestWait = 60_000

/** Posts signed events until the endpoint answers 2xx: at least once, in no fixed order. */
export function webhookDeliveries({ pool, now, webhookUrl, webhookSecret, automatic, trouble }: Options): Deliveries {
  let running: Promise<void> | undefined
  let again = false
  let closed = false
  let timer: NodeJS.Timeout | undefined

  return {
    start() {
      timer ??= setInterval(kick, pollEvery).unref()
      kick()
    },
    kick,
    async list() {
      const { rows } = await pool.query<EventRecord>(
        `select id, type, attempts, delivered_at is not null as delivered
         from stripe_stand_in.events order by sequence`,
      )
      return rows
    },
    async deliver(id) {
      const { rows } = await pool.query<Claimed>(
        'update stripe_stand_in.events set attempts = attempts + 1 where id = $1 returning id, body, attempts',
        [id],
      )
      if (!rows[0]) throw new Error(`No event ${id}`)
      return send(rows[0])
    },
    async close() {
      closed = true
      clearInterval(timer)
      await running
    },
  }

  function kick() {
    if (!automatic || closed) return
    again = true
    running ??= drain().finally(() => {
      running = undefined
    })
  }

  async function drain() {
    while (again && !closed) {
      again = false
      try {
        const { news } = await trouble()
        if (news === 'late') return
        const due = await claim()
        if (news === 'twice') await sendTwice(due)
        else await Promise.all(due.map(send))
        if (due.length) again = true
      } catch (problem) {
        if (!closed) console.error('The Stripe stand-in could not deliver its events', problem)
      }
    }
  }

  async function sendTwice(due: readonly Claimed[]) {
    for (const one of [...due].reverse()) await send(one)
    await Promise.all(due.map(send))
  }

  async function claim(): Promise<Claimed[]> {
    const { rows } = await pool.query<Claimed>(
      `update stripe_stand_in.events set attempts = attempts + 1, next_attempt_at = $1
       where id in (
         select id from stripe_stand_in.events where delivered_at is null and next_attempt_at <= $2
         order by sequence limit $3 for update skip locked
       )
       returning id, body, attempts`,
      [now() + claimFor, now(), atOnce],
    )
    return rows
  }

  async function send({ id, body, attempts }: Claimed): Promise<number> {
    const status = await post(JSON.stringify(body, null, 2))
    if (status >= 200 && status < 300) {
      await pool.query('update stripe_stand_in.events set delivered_at = $2 where id = $1', [id, now()])
    } else {
      const wait = Math.min(1000 * 2 ** (attempts - 1), longestWait)
      await pool.query('update stripe_stand_in.events set next_attempt_at = $2 where id = $1', [id, now() + wait])
    }
    return status
  }

  /** The endpoint's status, or 0 if it cannot be reached. */
  async function post(payload: string): Promise<number> {
    const seconds = Math.floor(now() / 1000)
    const signature = createHmac('sha256', webhookSecret).update(`${seconds}.${payload}`).digest('hex')
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': `t=${seconds},v1=${signature}`,
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return 0
    }
  }
}

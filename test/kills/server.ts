/**
 * The reference server in a process of its own, which sends itself SIGKILL at the moment that its parent has named. The
 * server's code does not know of it.
 */
import { Server, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import pg from 'pg'
import { createPaymentRequest } from '../../host-demo/server/modules/payment-links/payment-requests.ts'
import type { Config } from '../../host-demo/server/platform/config.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { event } from './donor.ts'
import { makeBidding } from './make-bidding.ts'
import { makeClosing, outcomeOf } from './make-closing.ts'
import type { Command, Fuse, Point } from './points.ts'

const calls: Readonly<Record<string, Point['at']>> = {
  '/api/v1/checkout/pay/stripe': 'order',
  '/api/v1/checkout/pay/stripe/confirm': 'confirm',
  '/api/v1/webhooks/stripe': 'webhook',
}

let fuse: Fuse | undefined
let passed = 0
/** Acknowledges bids before their commit. */
let hurries = false
let onAnswer = () => {}
process.on('message', (message: Fuse | Command) => {
  if ('do' in message) return void obey(message)
  fuse = message
  passed = 0
  process.send?.('lit')
})
// The parent process is gone.
process.on('disconnect', () => process.exit(0))

const { context } = await startServer(JSON.parse(process.argv[2] ?? '') as Config)
watchRequests()
watchProvider()
watchCommits()
watchStatements()
process.send?.('ready')

function reach({ step, at }: Point): void {
  if (fuse?.point.step !== step || fuse.point.at !== at) return
  if (passed++ >= fuse.passes) process.kill(process.pid, 'SIGKILL')
}

/** Only the kind of ending that the fuse names is running. */
function reachEnding(step: Point['step']): void {
  for (const at of ['replacement', 'expiry'] as const) reach({ step, at })
}

/** Runs a command that needs the database, which may be inside this process. */
async function obey({ do: what, lot = '', kind = 'competitive_bid', closing }: Command): Promise<void> {
  const { db, jobs } = context
  if (what === 'hurry') {
    hurries = true
    return void process.send?.('hurrying')
  }
  if (what === 'lot') return void process.send?.(await makeBidding({ context }))
  if (what === 'log') {
    const log = db.selectFrom('auction_log').selectAll().where('lot_id', '=', lot).orderBy('sequence')
    return void process.send?.(await log.execute())
  }
  if (what === 'closing') return void process.send?.(await makeClosing(context, kind))
  if (what === 'outcome' && closing) return void process.send?.(await outcomeOf(context, closing))
  if (what === 'close' || what === 'charge') {
    // Sent before the close, which the process may not survive.
    process.send?.('begun')
    await (what === 'close' ? endNow(lot) : chargeNow(lot))
    return jobs.wake()
  }
  if (what === 'ask')
    return void process.send?.(await createPaymentRequest(db, event, { title: 'A table', amount: 100_00 }))
  await db.updateTable('orders').set({ expires_at: sql<Date>`now()` }).where('status', '=', 'pending').execute()
  await db.updateTable('jobs').set({ run_at: sql<Date>`now()` }).where('kind', '=', 'expire-orders').execute()
  process.send?.('expired')
  jobs.wake()
}

async function endNow(lot: string): Promise<void> {
  const { db } = context
  const closes_at = sql<Date>`now()`
  await db.updateTable('lots').set({ closes_at, effective_ends_at: closes_at }).where('id', '=', lot).execute()
  await runNow('close-lot', [lot])
}

async function chargeNow(lot: string): Promise<void> {
  const wins = await context.db.selectFrom('lot_wins').select('bidder_id').where('lot_id', '=', lot).execute()
  await runNow(
    'charge-winner',
    wins.map(({ bidder_id }) => bidder_id),
  )
}

async function runNow(kind: string, keys: string[]): Promise<void> {
  const due = sql<Date>`now()`
  await context.db
    .updateTable('jobs')
    .set({ due_at: due, run_at: due })
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .execute()
}

/** The call was made, and its answer is about to be sent. */
function watchRequests(): void {
  const emit = Server.prototype.emit
  Server.prototype.emit = function (this: Server, name: string, ...rest: unknown[]) {
    const [request, response] = rest
    const url = (request as { url?: string } | undefined)?.url ?? ''
    const at = name === 'request' ? (calls[url] ?? (url.endsWith('/bids') ? 'bid' : undefined)) : undefined
    if (at === 'webhook') reach({ step: 'before webhook', at })
    else if (at && response instanceof ServerResponse) {
      reach({ step: 'after send', at })
      if (at === 'bid') response.once('finish', () => void (response.statusCode === 200 && onAnswer()))
      const writeHead = response.writeHead
      response.writeHead = function (this: ServerResponse, ...head: Parameters<typeof writeHead>) {
        reach({ step: 'before render', at })
        return writeHead.apply(this, head)
      } as typeof writeHead
    }
    return Reflect.apply(emit, this, [name, ...rest])
  } as typeof emit
}

/**
 * When the provider is asked for its intent, the order is committed. When the provider answers, it has created the
 * intent.
 */
function watchProvider(): void {
  const intents = context.stripe.paymentIntents
  const { cancel, create, retrieve } = intents
  intents.create = (async (...asked: Parameters<typeof create>) => {
    reach({ step: 'after database commit', at: 'order' })
    reach({ step: 'after database commit', at: 'charge' })
    const intent = await create.apply(intents, asked)
    reach({ step: 'after provider accept', at: 'order' })
    reach({ step: 'after provider accept', at: 'charge' })
    return intent
  }) as typeof create
  intents.cancel = (async (...asked: Parameters<typeof cancel>) => {
    reachEnding('after database commit')
    const intent = await cancel.apply(intents, asked)
    reachEnding('after provider accept')
    return intent
  }) as typeof cancel
  intents.retrieve = (async (...asked: Parameters<typeof retrieve>) => {
    const intent = await retrieve.apply(intents, asked)
    if (intent.status === 'succeeded') reach({ step: 'after provider accept', at: 'confirm' })
    return intent
  }) as typeof retrieve
}

/** The outbox is woken after each commit of a payment. */
function watchCommits(): void {
  const { outbox } = context
  const wake = outbox.wake
  outbox.wake = () => {
    reach({ step: 'after database commit', at: 'confirm' })
    reach({ step: 'after database commit', at: 'bid' })
    reachEnding('before render')
    wake()
  }
}

/** Texts of statements that only the jobs after a lot's end use. */
const marks = {
  close: 'insert into "auction_log"',
  results: '"lost_mails" from "lots"',
  charge: '"charge_tries" = ',
} as const

/** A bid or close has locked its lot, or has written everything and is about to commit. */
function watchStatements(): void {
  const query = pg.Client.prototype.query
  const written = new WeakSet<pg.Client>()
  const jobs = new WeakMap<pg.Client, Point['at']>()
  const late = new WeakMap<pg.Client, Promise<unknown>>()
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    const [first] = asked
    const text = typeof first === 'string' ? first : String((first as { text?: string }).text)
    const pass = () => Reflect.apply(query, this, asked) as Promise<unknown>
    const earlier = late.get(this)
    if (earlier) return earlier.then(pass)
    if (text.includes('"logged" as')) written.add(this)
    if (text === 'commit' && written.delete(this)) {
      if (hurries) {
        late.set(this, commitLate(this, pass))
        return Promise.resolve({ command: 'COMMIT', rowCount: null, rows: [] })
      }
      reach({ step: 'before commit', at: 'bid' })
    }
    const job = jobs.get(this)
    if (text === 'commit' && job) {
      jobs.delete(this)
      reach({ step: 'before commit', at: job })
      return pass().then(done => {
        reach({ step: 'after database commit', at: job })
        return done
      })
    }
    for (const at of ['close', 'results', 'charge'] as const) if (text.includes(marks[at])) jobs.set(this, at)
    const answer: unknown = pass()
    if (!text.includes('for update of lots')) return answer
    return (answer as Promise<unknown>).then(rows => {
      reach({ step: 'after lock', at: 'bid' })
      reach({ step: 'after lock', at: 'close' })
      return rows
    })
  } as typeof query

  /** Commits only after the bid is acknowledged. */
  async function commitLate(client: pg.Client, commit: () => Promise<unknown>): Promise<unknown> {
    await new Promise<void>(done => {
      onAnswer = done
    })
    reach({ step: 'before commit', at: 'bid' })
    late.delete(client)
    return commit()
  }
}

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { endOrderKind } from '../../host-demo/server/checkout/orders/end-order-job.ts'
import type { Context } from '../../host-demo/server/platform/context.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import type { Database } from '../../host-demo/server/platform/db/schema.ts'
import { createJobs } from '../../host-demo/server/platform/jobs/jobs.ts'
import { schedule } from '../../host-demo/server/platform/jobs/schedule.ts'
import { createOutbox } from '../../host-demo/server/platform/outbox/outbox.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { type BidData, bidDataPush } from '../../src/api/auction.ts'
import { eventChannel } from '../../src/api/channels.ts'
import { donationTotalPush } from '../../src/api/donations.ts'
import { bundled } from '../bundled.ts'
import { postgresql } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { makeLot } from './lots.ts'
import { somebody } from './people.ts'

async function database() {
  const { config, drop } = await postgresql.prepare()
  if (config.type !== 'postgresql') throw new Error('This test needs PostgreSQL')
  const { db, close } = await openDatabase(config)
  onTestFinished(async () => {
    await close()
    await drop()
  })
  return { db, url: config.url }
}

/** Resolves with the signal that has ended the process. */
async function dieAt(what: 'job' | 'push', url: string, kind = 'ring'): Promise<unknown> {
  const script = await bundled(fileURLToPath(new URL('doomed-process.ts', import.meta.url)))
  const child = spawn(process.execPath, [script, what, url, kind], { stdio: 'inherit' })
  const [, signal] = await once(child, 'exit')
  return signal
}

/** Another process takes over the work of a killed one within ten seconds. Ends the lease at once. */
async function endLease(db: Kysely<Database>, table: 'jobs' | 'outbox', condition = sql`true`): Promise<void> {
  const { rows } = await sql<{ ends_soon: boolean }>`
    select run_at > now() and run_at <= now() + interval '10 seconds' as ends_soon from ${sql.table(table)}
    where ${condition}`.execute(db)
  expect(rows).toEqual([{ ends_soon: true }])
  await sql`update ${sql.table(table)} set run_at = now() where ${condition}`.execute(db)
}

test('a job of a process that was killed is run by another, within seconds', async () => {
  const { db, url } = await database()
  await schedule(db, { kind: 'ring', key: 'once' })
  expect(await dieAt('job', url)).toBe('SIGKILL')
  expect(await db.selectFrom('jobs').select('tries').execute()).toEqual([{ tries: 1 }])
  await endLease(db, 'jobs')
  const ran: number[] = []
  const ring = { kind: 'ring', run: async (_: Context, { tries }: { tries: number }) => void ran.push(tries) }
  const jobs = createJobs(db, { kinds: [ring], report: () => undefined })
  onTestFinished(jobs.close)
  await jobs.start({ db } as Context)
  await expect.poll(() => ran).toEqual([2])
  await expect.poll(() => db.selectFrom('jobs').select('key').execute()).toEqual([])
}, 60_000)

test('control: one that only takes long stays with its process', async () => {
  const { db } = await database()
  await schedule(db, { kind: 'ring', key: 'long' })
  const ran: string[] = []
  let finish = () => {}
  const finished = new Promise<void>(done => {
    finish = done
  })
  const start = async (name: string) => {
    const run = async () => {
      ran.push(name)
      await finished
    }
    const jobs = createJobs(db, { kinds: [{ kind: 'ring', run }], report: () => undefined })
    onTestFinished(jobs.close)
    await jobs.start({ db } as Context)
    return jobs
  }
  await start('one')
  await expect.poll(() => ran).toEqual(['one'])
  const leaseEnd = async () => (await db.selectFrom('jobs').select('run_at').executeTakeFirstOrThrow()).run_at
  const first = await leaseEnd()
  await expect.poll(async () => (await leaseEnd()) > first).toBe(true)
  const other = await start('other')
  await other.runDue()
  expect(ran).toEqual(['one'])
  finish()
  await expect.poll(() => db.selectFrom('jobs').select('key').execute()).toEqual([])
}, 60_000)

test('a push of a process that was killed is sent by another, within seconds', async () => {
  const { db, url } = await database()
  await db.insertInto('outbox').values({ channel: 'one', event: 'total', data: '{"number":1}' }).execute()
  expect(await dieAt('push', url)).toBe('SIGKILL')
  await endLease(db, 'outbox')
  const sent: unknown[] = []
  const outbox = createOutbox(db, { publishBatch: async batch => void sent.push(...batch) }, () => undefined)
  onTestFinished(outbox.close)
  await expect.poll(() => sent).toMatchObject([{ channel: 'one', data: { number: 1 } }])
  await expect.poll(() => db.selectFrom('outbox').select('id').execute()).toEqual([])
}, 60_000)

test('the watchers of each process see the pushes of both', async () => {
  const { one, other } = await twoServers()
  const seen = await Promise.all([one, other].map(({ url, context }) => watch(url, context.pusher.key)))
  const before = await one.total()
  for (const server of [one, other]) {
    const order = await one.begin({ amount: 10_00 })
    await one.pay(order.payment_intent_id)
    const { order_id, order_key } = order
    await fetch(`${server.url}/api/v1/checkout/pay/stripe/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-event-id': event },
      body: JSON.stringify({ order_id, order_key }),
    })
    const paid = server === one ? 1 : 2
    const sequence = before.sequence + paid
    for (const totals of seen) await expect.poll(() => totals.at(-1)?.sequence).toBe(sequence)
  }
}, 60_000)

test('two processes take bids on one lot in turn, close it once, and tell everybody', async () => {
  const { one, other } = await twoServers()
  const seen = await Promise.all(
    [one, other].map(({ url, context }) => watch<BidData>(url, context.pusher.key, bidDataPush.event)),
  )
  const people = await Promise.all(Array.from({ length: 8 }, () => somebody(one)))
  const lot = await makeLot(one, event, { closes_at: new Date(Date.now() + 15_000), extension_minutes: 0 })
  const bid = async (index: number) => {
    const { url } = index % 2 ? one : other
    const answer = await fetch(`${url}/api/v1/auction/items/${lot}/bids`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-event-id': event,
        authorization: `Bearer ${people[index % people.length]?.token}`,
      },
      body: JSON.stringify({ idempotency_key: randomUUID(), amount: 50_00 + index * 30_00 }),
    })
    return answer.status
  }
  const statuses = await Promise.all(Array.from({ length: 32 }, (_, index) => bid(index)))
  const accepted = statuses.filter(status => status === 200).length
  expect(statuses.every(status => [200, 409, 429].includes(status))).toBe(true)
  for (const pushes of seen) {
    // Pushes of two processes may overtake each other, so whoever watches goes by their numbers.
    const newest = () => pushes.toSorted((one, other) => other.sequence - one.sequence)[0]
    await expect.poll(newest, { timeout: 40_000 }).toMatchObject({ state: 'closed', sequence: accepted + 1 })
    expect(new Set(pushes.map(({ sequence }) => sequence)).size).toBe(pushes.length)
  }
  const { db } = one.context
  const log = await db.selectFrom('auction_log').select('kind').where('lot_id', '=', lot).orderBy('sequence').execute()
  expect(log.map(({ kind }) => kind)).toEqual([...Array(accepted).fill('bid'), 'closed'])
  expect(await db.selectFrom('lot_wins').select('lot_id').where('lot_id', '=', lot).execute()).toHaveLength(1)
}, 60_000)

/** Two server processes of a demo, and their cancellations at the provider. */
async function twoServers() {
  const one = await startDemo(postgresql)
  const other = await startServer({ ...one.context.config, port: 0 }, { deliverWebhooks: false })
  onTestFinished(async () => {
    await other.close()
    await one.close()
  })
  const cancelled: string[] = []
  for (const { paymentIntents } of [one.context.stripe, other.context.stripe]) {
    const { cancel } = paymentIntents
    paymentIntents.cancel = ((id: string, ...rest: []) => {
      cancelled.push(id)
      return cancel.call(paymentIntents, id, ...rest)
    }) as typeof cancel
  }
  return { one, other, cancelled }
}

/** Holds of the demo's own promises do not count. */
const holdsIn = (demo: DemoServer) =>
  demo.context.db.selectFrom('holds').select(['order_line_id', 'quantity']).orderBy('order_line_id').execute()

/** Makes every unpaid order expire. */
async function expireAll({ context: { db } }: DemoServer): Promise<void> {
  const now = sql<Date>`now()`
  await db.updateTable('orders').set({ expires_at: now }).where('status', '=', 'pending').execute()
  await db.updateTable('jobs').set({ run_at: now }).where('kind', '=', 'expire-orders').execute()
}

test('each hold expires once, though two processes are at it', async () => {
  const { one, other, cancelled } = await twoServers()
  const before = await holdsIn(one)
  const begun = []
  for (let number = 0; number < 6; number++) begun.push(await one.begin({ amount: 10_00 }, { event: 'moonlight' }))
  expect((await holdsIn(one)).length).toBeGreaterThan(before.length)
  await expireAll(one)
  for (const { context } of [one, other]) context.jobs.wake()
  await expect.poll(() => holdsIn(one)).toEqual(before)
  expect(cancelled.sort()).toEqual(begun.map(order => order.payment_intent_id).sort())
}, 60_000)

test('a hold that a killed process was about to end is ended by another, within seconds', async () => {
  const demo = await startDemo(postgresql)
  onTestFinished(demo.close)
  const { config, db } = demo.context
  if (config.database.type !== 'postgresql') throw new Error('This test needs PostgreSQL')
  const before = await holdsIn(demo)
  const order = await demo.begin({ amount: 10_00 }, { event: 'moonlight' })
  await demo.context.jobs.close()
  await db.updateTable('orders').set({ expires_at: sql<Date>`now()` }).where('id', '=', order.order_id).execute()
  await schedule(db, { kind: endOrderKind, key: order.order_id, payload: { onlyIfExpired: true } })
  expect(await dieAt('job', config.database.url, endOrderKind)).toBe('SIGKILL')
  expect((await holdsIn(demo)).length).toBeGreaterThan(before.length)
  await endLease(db, 'jobs', sql`claim is not null`)
  const other = await startServer({ ...config, port: 0 }, { deliverWebhooks: false })
  await expect.poll(() => holdsIn(demo)).toEqual(before)
  await expect(demo.pay(order.payment_intent_id)).rejects.toThrow('canceled')
  await other.close()
}, 60_000)

/** Pushes on the event's channel, newest last. */
async function watch<Data extends { sequence: number }>(
  url: string,
  key: string,
  push: string = donationTotalPush.event,
): Promise<Data[]> {
  const totals: Data[] = []
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7`)
  onTestFinished(() => socket.terminate())
  const listening = new Promise<void>(done => {
    socket.on('message', text => {
      const { event: name, data } = JSON.parse(String(text))
      if (name === 'pusher:connection_established') {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: eventChannel(event) } }))
      }
      if (name === 'pusher_internal:subscription_succeeded') done()
      if (name === push) totals.push(JSON.parse(data))
    })
  })
  await listening
  return totals
}

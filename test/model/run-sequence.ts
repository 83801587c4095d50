import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { markPaidOffline } from '../../host-demo/server/checkout/payments/offline.ts'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { createPaymentRequest } from '../../host-demo/server/modules/payment-links/payment-requests.ts'
import { HttpError } from '../../host-demo/server/platform/http/http-error.ts'
import type { DemoServer } from '../contract/demo-server.ts'
import { newVoucher } from '../contract/vouchers.ts'
import { type Action, links } from './actions.ts'
import { audit, auditStock } from './audit.ts'
import type { Faults } from './faults.ts'
import { NaiveModel } from './naive-model.ts'
import { type Attempt, begin, confirm, newAttempt, pay } from './payer.ts'

const event = 'moonlight'
const visa = 'pm_card_visa'

/** @returns the differences from the naive model; none if all is well */
export async function runSequence(demo: DemoServer, faults: Faults, actions: readonly Action[]): Promise<string[]> {
  const { context, standIn } = demo
  const { db, jobs } = context
  const run = `run${randomUUID().slice(0, 8)}`
  const requests: string[] = []
  for (const link of links)
    requests.push(await createPaymentRequest(db, event, { title: `Table ${link}`, amount: 100_00 }))
  const voucher = await newVoucher(demo, { event_id: event, max_usages: 1 })
  const around = { run, event, requests, voucher }
  const before = await totalOf(demo)
  const model = new NaiveModel()
  const attempts: Attempt[] = []
  const problems: string[] = []
  const eventsBefore = (await standIn?.events.list())?.length ?? 0
  const news = async () => ((await standIn?.events.list()) ?? []).slice(eventsBefore)
  const pick = <T>(list: readonly T[], of: number): T | undefined => list[of % Math.max(1, list.length)]
  const expected = (what: string, status: number) => {
    // Only an injected failure of the provider may fail a call.
    if (status >= 500 && !faults.haveStruck()) problems.push(`${what} was answered ${status}`)
  }

  async function act(action: Action): Promise<void> {
    if (action.type === 'begin') {
      const attempt = newAttempt(action, around)
      attempts.push(attempt)
      return ask(attempt, 'begin', action.lost)
    }
    if (action.type === 'fault') return faults.strikeNext(action.call)
    if (action.type === 'jobs') return runJobs(demo)
    if (action.type === 'webhook') {
      const told = pick(await news(), action.of)
      for (let times = 0; told && times < action.times; times++) {
        expected('a webhook', (await standIn?.events.deliver(told.id)) ?? 0)
      }
      return
    }
    const attempt = pick(attempts, action.of)
    if (!attempt) return
    if (action.type === 'refund') return refund(attempt, action)
    if (action.type === 'retry') return ask(attempt, 'retry')
    if (action.type === 'confirm') return expected('confirm', await confirm(demo, attempt))
    if (action.type === 'decline') return void (await pay(demo, attempt, 'pm_card_chargeDeclined'))
    if (action.type === 'pay') return void ((await pay(demo, attempt, visa)) && model.take(attempt, 'card'))
    if (action.type === 'expire') return expire(demo, attempt.email)
    return receive(attempt)
  }

  async function ask(attempt: Attempt, what: 'begin' | 'retry', lost = false): Promise<void> {
    const { status } = await begin(demo, attempt, lost)
    if (status === 200 || status >= 500) model.mayHaveBegun(attempt)
    expected(what, status)
  }

  /** The organiser receives the money of an offline order, once. */
  async function receive(attempt: Attempt): Promise<void> {
    if (attempt.asked.by !== 'promise' || model.hasPaid(attempt)) return
    const order = await db.selectFrom('orders').select('id').where('email', '=', attempt.email).executeTakeFirst()
    if (order && (await markPaidOffline(context, order.id))) model.take(attempt, 'promise')
  }

  /** Refunds a part of a gift. */
  async function refund(attempt: Attempt, { amount, where }: Extract<Action, { type: 'refund' }>): Promise<void> {
    if (attempt.asked.links.length || !model.hasPaid(attempt) || !attempt.order?.payment_intent_id) return
    const row = await db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['orders.id as orderId', 'order_lines.id as lineId', 'paid_at'])
      .where('email', '=', attempt.email)
      .executeTakeFirstOrThrow()
    const left = model.left(attempt)
    if (where === 'here' && row.paid_at) {
      const isDone = await refundLine(context, { ...row, amount }).then(
        () => true,
        (problem: unknown) => {
          if (problem instanceof HttpError) return false
          throw problem
        },
      )
      if (isDone) model.refund(attempt, amount)
      if (isDone !== amount <= left)
        problems.push(`a refund of ${amount} of ${left} was ${isDone ? 'made' : 'refused'}`)
    } else if (where === 'at the provider' && amount <= left) {
      await faults.refundByHand({ payment_intent: attempt.order.payment_intent_id, amount })
      model.refund(attempt, amount)
    }
  }

  const subjects = requests.map(request => `payment_request:${request.split('.')[0]}`)
  for (const action of actions) {
    await act(action)
    problems.push(...(await auditStock(demo, { subjects, voucher })))
  }
  faults.end()
  // Everybody retries once, the provider's events arrive, and time passes.
  for (const attempt of attempts) await confirm(demo, attempt)
  for (const told of await news()) await standIn?.events.deliver(told.id)
  await runJobs(demo)
  await expire(demo, `${run}-%`)
  await runJobs(demo)
  for (const told of await news()) await standIn?.events.deliver(told.id)
  await jobs.runDue()
  return [...problems, ...(await audit(demo, { run, event, model, subjects, before, now: await totalOf(demo) }))]
}

async function totalOf({ context: { db } }: DemoServer) {
  return db.selectFrom('event_totals').selectAll().where('event_id', '=', event).executeTakeFirstOrThrow()
}

async function expire({ context: { db } }: DemoServer, email: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('email', 'like', email)
    .where('status', '=', 'pending')
    .execute()
}

/** Makes all postponed jobs due. */
async function runJobs({ context: { db, jobs } }: DemoServer): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: sql<Date>`now()` })
    .where('kind', 'in', ['end-order', 'expire-orders', 'refund'])
    .where('claim', 'is', null)
    .execute()
  await jobs.runDue()
  await jobs.runDue()
}

import { CompiledQuery, sql } from 'kysely'
import { expect } from 'vitest'
import { monthlyJobOf } from '../../host-demo/server/checkout/monthly/monthly-job-of.ts'
import { schedule } from '../../host-demo/server/platform/jobs/schedule.ts'
import type { StripeStandIn } from '../../host-demo/server/stand-in/stripe-stand-in.ts'
import type { DemoServer, Gift } from './demo-server.ts'
import { mailsTo, newEmail } from './people.ts'

export interface MonthlyGiver {
  readonly email: string
  readonly giftId: string
  /** Id at the provider. */
  readonly subscriptionId: string
  readonly order: Awaited<ReturnType<DemoServer['begin']>>
}

/** A monthly gift of £50 to the run, with its first payment made and its subscription created. */
export async function monthlyGiver(
  demo: DemoServer,
  { email = newEmail(), extra, ...gift }: Gift = {},
  from?: { token?: string; card?: string },
): Promise<MonthlyGiver> {
  const order = await demo.begin({ email, ...gift, extra: { frequency: 'monthly', ...extra } }, from)
  await demo.pay(order.payment_intent_id, from?.card)
  await demo.confirm(order)
  await runAllJobs(demo)
  const { id, subscription_id } = await giftOf(demo, order.order_id)
  return { email, giftId: id, subscriptionId: subscription_id ?? '', order }
}

/** Runs every job now, including those waiting for a retry. */
export async function runAllJobs({ context: { db, jobs } }: DemoServer): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: sql`now()` })
    .where('claim', 'is', null)
    .where('key', '!=', 'every')
    .execute()
  await jobs.runDue()
}

/** Repeats the synchronisation of a monthly gift with the provider. */
export async function resync({ context: { db } }: DemoServer, giftId: string): Promise<void> {
  await schedule(db, monthlyJobOf(giftId))
}

/** Unfinished jobs of monthly gifts and their customers. */
export function unfinishedJobs({ context: { db } }: DemoServer) {
  return db
    .selectFrom('jobs')
    .select(['key', 'tries'])
    .where('kind', 'in', ['monthly-gift', 'forget-customer'])
    .execute()
}

export function giftOf({ context: { db } }: DemoServer, orderId: string) {
  return db.selectFrom('monthly_gifts').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

/** Moves the provider to the next month, without telling the server. */
export async function passMonth({ context: { stripe } }: DemoServer, { subscriptionId }: MonthlyGiver): Promise<void> {
  await stripe.rawRequest('POST', `/v1/test_helpers/subscriptions/${subscriptionId}/pass_month`)
}

/** Events since the last call, oldest first, optionally of one type. */
export function newsOf(standIn: StripeStandIn | undefined) {
  let seen = 0
  return async (type?: string): Promise<{ id: string; type: string }[]> => {
    const all = (await standIn?.events.list()) ?? []
    const fresh = all.slice(seen)
    seen = all.length
    return fresh.filter(event => type === undefined || event.type === type)
  }
}

/** The path of the newest link to a monthly gift that was mailed to somebody. */
export async function monthlyLinkOf(demo: DemoServer, email: string): Promise<string> {
  for (const { body_text } of await mailsTo(demo, email)) {
    const path = /^https?:\/\/[^/]+(\/monthly\/[\w-]+)$/m.exec(body_text)?.[1]
    if (path) return path
  }
  throw new Error('No link has been mailed')
}

/** Delivers events one after the other, as the provider does. */
export async function deliver({ standIn }: DemoServer, events: readonly { id: string }[]): Promise<void> {
  for (const { id } of events) expect(await standIn?.events.deliver(id)).toBe(200)
}

/** The provider's subscriptions of this intent's customer, ended ones included. */
export async function subscriptionsOf({ context: { stripe } }: DemoServer, intentId: string) {
  const { customer } = await stripe.paymentIntents.retrieve(intentId)
  return (await stripe.subscriptions.list({ customer: String(customer), status: 'all' })).data
}

/** The payments of a monthly gift, the first one first. */
export function ordersOf({ context: { db } }: DemoServer, giftId: string) {
  return db.selectFrom('orders').selectAll().where('monthly_gift_id', '=', giftId).orderBy('created_at').execute()
}

/** Newest first. */
export async function kindsOfMails(demo: DemoServer, email: string): Promise<string[]> {
  return (await mailsTo(demo, email)).map(({ kind }) => kind)
}

/** Makes the bank decline a subscription's card from now on. */
export async function declineFromNowOn({ context: { db, stripe } }: DemoServer, subscriptionId: string): Promise<void> {
  const { default_payment_method: method } = await stripe.subscriptions.retrieve(subscriptionId)
  const hidden = JSON.stringify({ card: '4000000000009995' })
  await db.executeQuery(
    CompiledQuery.raw('update stripe_stand_in.objects set hidden = $1 where id = $2', [hidden, String(method)]),
  )
}

/** Oldest first. */
export function chargesOf({ context: { db } }: DemoServer, customer: string) {
  const text = `select (body->>'refunded')::boolean as refunded from stripe_stand_in.objects
    where kind = 'charge' and customer = $1 order by sequence`
  return db.executeQuery(CompiledQuery.raw(text, [customer]))
}

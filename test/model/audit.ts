import { sql } from 'kysely'
import type { DemoServer } from '../contract/demo-server.ts'
import { differs } from '../races/race.ts'
import { links } from './actions.ts'
import type { NaiveModel } from './naive-model.ts'

interface Audited {
  /** Prefix of the sequence's e-mail addresses. */
  readonly run: string
  readonly event: string
  readonly model: NaiveModel
  /** Ids of the payment requests, in their order. */
  readonly subjects: readonly string[]
  readonly before: Total
  readonly now: Total
}

interface Total {
  readonly total_raised: number
  readonly donation_count: number
}

/** Compares everything stored and every charge with the naive model, after all work is done. */
export async function audit(
  demo: DemoServer,
  { run, event, model, subjects, before, now }: Audited,
): Promise<string[]> {
  const { db } = demo.context
  const problems: string[] = []
  const orders = await db.selectFrom('orders').selectAll().where('email', 'like', `${run}-%`).execute()
  const ids = ['', ...orders.map(({ id }) => id)]
  const payments = await db.selectFrom('payments').selectAll().where('order_id', 'in', ids).execute()
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).execute()
  const isPaid = new Set(orders.filter(order => order.paid_at).map(({ id }) => id))

  // Each charge has its order, and payments that came too late are fully refunded.
  const charges = await chargesOf(demo, run)
  for (const { order_id, amount, refunded } of charges) {
    const order = orders.find(({ id }) => id === order_id)
    const payment = payments.find(one => one.order_id === order_id)
    if (!order || !payment) problems.push(`a charge of ${amount} has no order`)
    else if (payment.too_late && refunded !== amount) problems.push(`${order.id}: came too late and stayed`)
    else if (!payment.too_late && !order.paid_at) problems.push(`${order.id}: charged, and ${order.status}`)
    else if (order.refunded !== refunded) problems.push(`${order.id}: ${refunded} refunded, noted ${order.refunded}`)
  }
  problems.push(...differs('charges of one order', new Set(charges.map(one => one.order_id)).size, charges.length))
  problems.push(...differs('payments by card', payments.filter(one => one.intent_id).length, charges.length))

  // No subject is paid twice, and no two cards are charged for one.
  const late = new Set(payments.filter(one => one.too_late).map(({ order_id }) => order_id))
  const emails = new Set(orders.filter(({ id }) => late.has(id)).map(({ email }) => email))
  const cameTooLate = (email: string) => emails.has(email)
  for (const email of emails) if (!model.mayBeTooLate(email)) problems.push(`${email} was charged for what was paid`)
  for (const link of links) {
    const paid = lines.filter(line => line.subject === subjects[link] && isPaid.has(line.order_id))
    if (paid.length !== Number(model.isPaid(link, cameTooLate)))
      problems.push(`link ${link} is paid ${paid.length} times`)
  }

  // Nothing stays open or held.
  const open = orders.filter(
    order => order.status === 'pending' || (order.status === 'awaiting_offline_payment' && order.released_at),
  )
  problems.push(...open.map(({ id, status }) => `${id} is still ${status}`))
  const held = await db
    .selectFrom('holds')
    .select('subject')
    .where('order_line_id', 'in', [0, ...lines.filter(line => isClosed(line.order_id)).map(({ id }) => id)])
    .execute()
  problems.push(...held.map(({ subject }) => `${subject} is still held`))
  const promised = lines.filter(line => !isClosed(line.order_id) && line.subject?.startsWith('payment_request:'))
  const theirs = await db
    .selectFrom('holds')
    .select('order_line_id')
    .where('order_line_id', 'in', [0, ...promised.map(({ id }) => id)])
    .execute()
  // An attempt at the link may hold the voucher's use as well.
  problems.push(
    ...differs('links held by promises', new Set(theirs.map(one => one.order_line_id)).size, promised.length),
  )

  // Stock and totals are exact.
  const uses = orders.filter(order => order.voucher_id && order.status === 'paid')
  if (uses.length > 1) problems.push(`a voucher for one order was used by ${uses.length}`)
  const change = { amount: now.total_raised - before.total_raised, gifts: now.donation_count - before.donation_count }
  problems.push(...differs('the total rose by', change, model.gifts(cameTooLate)))
  const { sum } = await db
    .selectFrom('donations')
    .select(sql<number>`coalesce(sum(amount - refunded), 0)`.as('sum'))
    .where('event_id', '=', event)
    .executeTakeFirstOrThrow()
  problems.push(...differs('the total and the gifts', now.total_raised, sum))
  const notes = await db.selectFrom('payment_problems').select('problem').where('order_id', 'in', ids).execute()
  problems.push(...notes.map(({ problem }) => `a payment did not fit its order: ${problem}`))
  return problems

  function isClosed(id: string): boolean {
    return orders.find(order => order.id === id)?.status !== 'awaiting_offline_payment'
  }
}

/** Checked after each step: each link and the voucher are sold or held at most once, and never both. */
export async function auditStock(
  { context: { db } }: DemoServer,
  { subjects, voucher }: { readonly subjects: readonly string[]; readonly voucher: string },
): Promise<string[]> {
  const { id } = await db.selectFrom('vouchers').select('id').where('code', '=', voucher).executeTakeFirstOrThrow()
  const use = `voucher:${id}`
  const held = await db
    .selectFrom('holds')
    .select(['subject', 'quantity'])
    .where('subject', 'in', [...subjects, use])
    .execute()
  const links = await db.selectFrom('payment_requests').select('id').where('paid_at', 'is not', null).execute()
  const uses = await db
    .selectFrom('orders')
    .select('id')
    .where('voucher_id', '=', id)
    .where('status', '=', 'paid')
    .execute()
  const sold = [...links.map(link => `payment_request:${link.id}`), ...uses.map(() => use)]
  return [...subjects, use].flatMap(subject => {
    const taken = held.filter(one => one.subject === subject).reduce((sum, { quantity }) => sum + quantity, 0)
    const gone = sold.filter(one => one === subject).length
    return taken + gone > 1 ? [`${subject} is held ${taken} times and sold ${gone} times`] : []
  })
}

/** The provider's charges of this sequence's payers. */
async function chargesOf({ context: { db } }: DemoServer, run: string) {
  const { rows } = await sql<{ order_id: string; amount: number; refunded: number }>`
    select intent.body -> 'metadata' ->> 'order_id' as order_id, (charge.body ->> 'amount')::int as amount,
      (charge.body ->> 'amount_refunded')::int as refunded
    from stripe_stand_in.objects intent
    join stripe_stand_in.objects charge on charge.id = intent.body ->> 'latest_charge'
    join orders on orders.id = intent.body -> 'metadata' ->> 'order_id'
    where intent.kind = 'payment_intent' and intent.body ->> 'status' = 'succeeded'
      and orders.email like ${`${run}-%`}`.execute(db)
  return rows
}

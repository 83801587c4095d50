import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { endMonthlyOf } from '../checkout/monthly/end-monthly.ts'
import { changeTotal, noChange } from '../checkout/totals.ts'
import type { Context } from '../platform/context.ts'
import type { Database } from '../platform/db/schema.ts'
import { postMail } from '../platform/mail/post-mail.ts'
import { accountDeleted } from './account-letters.ts'
import type { Event } from './events.ts'
import type { Person } from './sessions.ts'

/**
 * Deletes an account and everything that hangs on it. Orders and gifts stay,
 * for the charity must account for its income: without the name, the address
 * and the words of whoever gave. A Gift Aid declaration stays as it was made:
 * HMRC asks for it until six years after the last claim. Monthly gifts end,
 * and what the card provider keeps is deleted: wake the desk.
 */
export async function eraseAccount(
  { db, now, outbox, rowLocks }: Pick<Context, 'db' | 'now' | 'outbox' | 'rowLocks'>,
  event: Event,
  person: Person,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const orderIds = await ordersOf(trx, person)
    const ended = orderIds.length ? await endMonthlyOf(trx, orderIds, now()) : 0
    await dropCustomers(trx, person, orderIds, now())
    if (orderIds.length) await anonymise(trx, orderIds, rowLocks)
    await trx.deleteFrom('code_waits').where('subject', '=', person.email_normal).execute()
    await trx.deleteFrom('one_time_codes').where('subject', '=', person.email_normal).execute()
    await trx.deleteFrom('mails').where('recipient', '=', person.email).execute()
    await trx.deleteFrom('users').where('id', '=', person.id).execute()
    await postMail(trx, event, person.email, accountDeleted(person.first_name, ended), now())
  })
  outbox.wake()
}

/** The account's, and those made as a guest with its address. */
async function ordersOf(trx: Transaction<Database>, { id, email_normal }: Person): Promise<string[]> {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where(eb => eb.or([eb('user_id', '=', id), eb(eb.fn('lower', ['email']), '=', email_normal)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return orders.map(order => order.id)
}

/** What the card provider keeps: the account's cards, and the card of each monthly gift. */
async function dropCustomers(
  trx: Transaction<Database>,
  { stripe_customer_id: id }: Person,
  orderIds: readonly string[],
  work_due_at: Date,
): Promise<void> {
  const gifts = orderIds.length
    ? await trx
        .selectFrom('monthly_gifts')
        .innerJoin('orders', 'orders.id', 'monthly_gifts.order_id')
        .select('payment_intent_id')
        .where('orders.id', 'in', orderIds)
        .execute()
    : []
  const known = [id, ...gifts.map(gift => gift.payment_intent_id)].filter(one => one !== null)
  if (!known.length) return
  await trx
    .insertInto('unwanted_customers')
    .values(known.map(known_by => ({ known_by, work_due_at })))
    .execute()
}

/** One name for all that somebody gave: they stay one donor, and are nobody. */
async function anonymise(trx: Transaction<Database>, orderIds: string[], rowLocks: boolean): Promise<void> {
  const nobody = `deleted-${randomUUID()}@deleted.invalid`
  const name = { first_name: 'Deleted', last_name: 'account' }
  const lines = await trx
    .updateTable('order_lines')
    .set({ message: null, anonymous: true, tribute_name: null })
    .where('order_id', 'in', orderIds)
    .returning('id')
    .execute()
  await trx
    .updateTable('orders')
    .set({ ...name, user_id: null, email: nobody, organisation: null, campaign: null, address_hash: null })
    .where('id', 'in', orderIds)
    .execute()
  const lineIds = lines.map(({ id }) => id)
  const gifts = await trx
    .selectFrom('donations')
    .select(['event_id', 'donor', 'amount', 'refunded'])
    .where('order_line_id', 'in', lineIds)
    .execute()
  await trx
    .updateTable('donations')
    .set({ ...name, donor: nobody, message: null, anonymous: true })
    .where('order_line_id', 'in', lineIds)
    .execute()
  for (const eventId of [...new Set(gifts.map(gift => gift.event_id))].sort()) {
    const counted = gifts.filter(gift => gift.event_id === eventId && gift.refunded < gift.amount)
    const donors = await renameDonors(trx, eventId, counted, nobody)
    if (!donors) continue
    const event = await trx.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirstOrThrow()
    await changeTotal(trx, event, { ...noChange(), donors }, rowLocks)
  }
}

/** @returns by how many the event's donors become more or fewer: who gave under two addresses is one now */
async function renameDonors(
  trx: Transaction<Database>,
  eventId: string,
  gifts: readonly { donor: string }[],
  nobody: string,
): Promise<number> {
  let change = gifts.length ? 1 : 0
  for (const donor of new Set(gifts.map(gift => gift.donor))) {
    const count = gifts.filter(gift => gift.donor === donor).length
    const left = await trx
      .updateTable('event_donors')
      .set(eb => ({ gifts: eb('gifts', '-', count) }))
      .where('event_id', '=', eventId)
      .where('donor', '=', donor)
      .returning('gifts')
      .executeTakeFirst()
    if (left?.gifts !== 0) continue
    await trx.deleteFrom('event_donors').where('event_id', '=', eventId).where('donor', '=', donor).execute()
    change--
  }
  await trx.insertInto('event_donors').values({ event_id: eventId, donor: nobody, gifts: gifts.length }).execute()
  return change
}

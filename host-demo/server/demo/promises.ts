import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { originsOf } from '../checkout/orders/extend-origin.ts'
import { writeOrder } from '../checkout/orders/write-order.ts'
import type { Module } from '../modules/module.ts'
import type { Database } from '../platform/db/schema.ts'
import { randomToken, sha256 } from '../platform/hashes.ts'
import { sendMailJob } from '../platform/mail/send-mail.ts'
import type { DemoEvent } from './demo-event.ts'
import type { DemoPromise } from './demo-promise.ts'
import { inDays } from './in-days.ts'

/**
 * Seeds orders that are to be paid to the organiser, written like the checkout's, by a clock that is set back. Sends
 * no mails.
 */
export async function seedPromises(
  trx: Transaction<Database>,
  { id, promises = [] }: DemoEvent,
  modules: readonly Module[],
  now: Date,
): Promise<void> {
  if (!promises.length) return
  const event = await trx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const origins = originsOf(modules)
  for (const { firstName: first_name, lastName: last_name, email, organisation, lines, daysAgo } of promises) {
    const input = {
      idempotency_key: randomToken(),
      lines: await Promise.all(lines.map(line => lineOf(trx, id, line))),
      guest: { first_name, last_name, email, organisation },
    }
    const checkout = { event, person: undefined, input, payment: 'offline', addressHash: sha256('demo') } as const
    const clock = { now: () => inDays(now, -daysAgo), rowLocks: true }
    await writeOrder(trx, { ...clock, origins, publicUrl: '' }, checkout, {
      id: `ord_${randomUUID().replaceAll('-', '')}`,
      // Random keys that nobody holds: these orders were made without a browser.
      key_hash: sha256(randomToken()),
      idempotency_hash: sha256(randomToken()),
      request_hash: sha256(randomToken()),
    })
  }
  await trx.deleteFrom('outbox').execute()
  await trx.deleteFrom('mails').where('kind', '=', 'promise').execute()
  await trx.deleteFrom('jobs').where('kind', '=', sendMailJob('').kind).execute()
}

async function lineOf(trx: Transaction<Database>, event_id: string, line: DemoPromise['lines'][number]) {
  const called = (table: 'lots' | 'pledge_items', title: string) =>
    trx
      .selectFrom(table)
      .select('id')
      .where('event_id', '=', event_id)
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
  if ('lot' in line) {
    const { id: auction_item_id } = await called('lots', line.lot)
    return { origin: 'auction', auction_item_id, quantity: line.quantity }
  }
  if ('pledge' in line) {
    const { id: pledge_item_id } = await called('pledge_items', line.pledge)
    return { origin: 'pledge', pledge_item_id, amount: line.amount }
  }
  return { origin: 'ticket', event_ticket_type_id: `${event_id}_${line.ticket}`, quantity: line.quantity }
}

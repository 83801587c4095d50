import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import type { Handler } from '../../../identity/call.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { findItem, type TicketItem } from '../selling/find-item.ts'
import { refuseAboveLimit, refuseUnlessOnSale } from '../selling/refusals.ts'
import { areLeft, lockOf } from '../selling/stock.ts'

export const joinWaitingList: Handler<typeof endpoints.joinWaitingList> = async call => {
  const { db, now, rowLocks } = call.context
  const { input } = call
  const event = await call.event()
  const person = await call.person()
  await countOrRefuse(db, [{ of: ['wait for tickets', call.address], most: 300, minutes: 10 }], now())
  return inTransaction(db, async trx => {
    await lockSubjects(trx, rowLocks, [lockOf(event.id)])
    const sale = { ...(await saleOf(trx, call.context, { event })), person }
    const item = await findItem(trx, event.id, input, 'event_ticket_type_id')
    refuseUnlessOnSale(sale, item)
    await refuseUnlessListed(trx, item)
    refuseAboveLimit(item, input.quantity)
    if (await areLeft(trx, [{ event_ticket_type_id: item.id, quantity: input.quantity }], sale.at)) {
      throw new HttpError(409, {
        error: 'tickets_left',
        error_description: 'There are as many left at this moment: you can buy them.',
      })
    }
    const email = normalEmail(input.email)
    const ofType = trx.selectFrom('ticket_waiters').where('event_ticket_type_id', '=', item.id)
    const before = await ofType
      .select(['id', 'joined_at'])
      .where('email', '=', email)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    const said = { quantity: input.quantity, first_name: input.first_name, last_name: input.last_name }
    if (before) await trx.updateTable('ticket_waiters').set(said).where('id', '=', before.id).execute()
    else {
      const id = `wait_${randomUUID().replaceAll('-', '')}`
      const where = { event_id: event.id, event_ticket_type_id: item.id, user_id: person?.id ?? null }
      await trx
        .insertInto('ticket_waiters')
        .values({ id, ...where, ...said, email, joined_at: sale.at, offered_until: null })
        .execute()
    }
    const { others } = await ofType
      .select(eb => eb.fn.countAll<number>().as('others'))
      .where('state', '=', 'waiting')
      .where('joined_at', '<', before?.joined_at ?? sale.at)
      .executeTakeFirstOrThrow()
    return { before: Number(others) }
  })
}

/** @throws {HttpError} 409 `no_waiting_list` */
async function refuseUnlessListed(trx: Transaction<Database>, { id, title }: TicketItem): Promise<void> {
  const listed = await trx
    .selectFrom('ticket_types')
    .select('id')
    .where('id', '=', id)
    .where('waiting_list', '=', true)
    .executeTakeFirst()
  if (listed) return
  throw new HttpError(409, {
    error: 'no_waiting_list',
    error_description: { sentence: 'There is no waiting list for “{title}”.', values: { title } },
  })
}

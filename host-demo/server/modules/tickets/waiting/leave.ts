import type { Kysely, Selectable, Transaction } from 'kysely'
import type { InferInput } from 'valibot'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { replaceThese } from '../../../checkout/orders/replace-orders.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { guesses } from '../seats/find-seat.ts'
import { lockOf } from '../selling/stock.ts'
import { scheduleStock } from '../selling/stock-job-kind.ts'
import { waiterOfToken } from './leave-link.ts'

export const waitingPlace: Handler<typeof endpoints.waitingPlace> = async call => {
  const { db, now } = call.context
  return wireOf(await linkedWaiter(call, db), await databaseTime(db, now))
}

export const leaveWaitingList: Handler<typeof endpoints.leaveWaitingList> = async call => {
  const { context } = call
  const event = await call.event()
  const { id } = await linkedWaiter(call, context.db)
  const answer = await inTransaction(context.db, async trx => {
    await lockSubjects(trx, context.rowLocks, [lockOf(event.id)])
    const sale = await saleOf(trx, context, { event })
    const waiter = await waiterWithId(trx, event.id, id)
    if (!waiter) throw notWaiting()
    const { state } = wireOf(waiter, sale.at)
    if (state !== 'waiting' && state !== 'offered') return { ...wireOf(waiter, sale.at), given_backYN: 'no' as const }
    if (state === 'offered') await endOffer(trx, sale, id)
    const after = { state: 'left' as const, offered_until: null }
    await trx.updateTable('ticket_waiters').set(after).where('id', '=', id).execute()
    return {
      ...wireOf({ ...waiter, ...after }, sale.at),
      given_backYN: state === 'offered' ? ('yes' as const) : ('no' as const),
    }
  })
  context.outbox.wake()
  context.jobs.wake()
  return answer
}

/** The offered tickets go to the next who waits. An unpaid order of them ends. */
async function endOffer(trx: Transaction<Database>, sale: Sale, waiterId: string): Promise<void> {
  const offers = await trx.selectFrom('ticket_reservations').selectAll().where('waiter_id', '=', waiterId).execute()
  await replaceThese(
    trx,
    sale,
    offers.flatMap(({ order_id }) => order_id ?? []),
  )
  await trx.deleteFrom('ticket_reservations').where('waiter_id', '=', waiterId).execute()
  await scheduleStock(trx, sale.event.id)
}

type Waiter = Selectable<Database['ticket_waiters']> & { readonly title: string; readonly isOrdered: boolean }

/** @throws {HttpError} 404 `waiting_not_found`, 429 `rate_limited` */
async function linkedWaiter(
  {
    context,
    input,
    event,
    address,
  }: Pick<Call<{ readonly waiting_token: string }>, 'context' | 'input' | 'event' | 'address'>,
  db: Kysely<Database>,
): Promise<Waiter> {
  const id = await waiterOfToken(db, input.waiting_token)
  const found = id && (await waiterWithId(db, (await event()).id, id))
  if (found) return found
  await countOrRefuse(db, guesses(address), context.now())
  throw notWaiting()
}

async function waiterWithId(db: Kysely<Database>, eventId: string, id: string): Promise<Waiter | undefined> {
  return db
    .selectFrom('ticket_waiters')
    .innerJoin('ticket_types', 'ticket_types.id', 'event_ticket_type_id')
    .selectAll('ticket_waiters')
    .select('title')
    .select(eb =>
      eb
        .exists(
          eb
            .selectFrom('ticket_reservations')
            .select('id')
            .whereRef('waiter_id', '=', 'ticket_waiters.id')
            .where('order_id', 'is not', null),
        )
        .$castTo<boolean>()
        .as('isOrdered'),
    )
    .where('ticket_waiters.id', '=', id)
    .where('ticket_waiters.event_id', '=', eventId)
    .executeTakeFirst()
}

type Wire = InferInput<(typeof endpoints)['waitingPlace']['output']>

/** An offer whose time has passed is missed, unless its tickets are being paid for. */
function wireOf({ title, quantity, state, offered_until: until, isOrdered }: Waiter, at: Date): Wire {
  const isMissed = state === 'offered' && until !== null && until <= at && !isOrdered
  return {
    title,
    quantity,
    state: isMissed ? 'missed' : state,
    offered_until: state === 'offered' && !isMissed ? (until?.toISOString() ?? null) : null,
  }
}

function notWaiting(): HttpError {
  return new HttpError(404, {
    error: 'waiting_not_found',
    error_description:
      'No place on a waiting list belongs to this link (any more). Please check that the whole link was opened.',
  })
}

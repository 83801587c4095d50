import { type Kysely, sql } from 'kysely'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { reminder } from './letters.ts'
import { ownerLink } from './links.ts'

const day = 24 * 60 * 60_000

/** The first reminder comes two days after the order at the earliest, further ones a week apart. */
const firstAfter = 2 * day
const againAfter = 7 * day

/** The most buyers in one run. */
const most = 500

/** Reminds buyers of seats that have no guest yet, until the event begins. */
export const remindJob: JobKind = {
  kind: 'remind-of-seats',
  every: 3600,
  async run({ db, now, publicUrl, jobs }) {
    const at = await databaseTime(db, now)
    for (const orderId of await waitingOrders(db, at)) {
      await inTransaction(db, async trx => {
        const order = await trx
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', orderId)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const seats = await waitingSeats(trx, at).where('guest_tickets.order_id', '=', orderId).execute()
        if (!seats.length) return
        const event = await trx
          .selectFrom('events')
          .selectAll()
          .where('id', '=', order.event_id)
          .executeTakeFirstOrThrow()
        const link = await ownerLink(trx, event, publicUrl, orderId)
        await postMail(trx, event, order.email, reminder(event, order.first_name, { count: seats.length, link }), at)
        await trx
          .updateTable('guest_tickets')
          .set({ reminded_at: at })
          .where(
            'id',
            'in',
            seats.map(({ id }) => id),
          )
          .execute()
      })
    }
    jobs.wake()
  },
}

async function waitingOrders(db: Kysely<Database>, at: Date): Promise<string[]> {
  const found = await waitingSeats(db, at).select('guest_tickets.order_id').distinct().limit(most).execute()
  return [...new Set(found.map(({ order_id }) => order_id ?? ''))]
}

/** Seats without a guest, of events to come, whose buyer has not been reminded lately. */
function waitingSeats(db: Kysely<Database>, at: Date) {
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds)
  return db
    .selectFrom('guest_tickets')
    .innerJoin('events', 'events.id', 'guest_tickets.event_id')
    .select('guest_tickets.id')
    .where('guest_tickets.order_id', 'is not', null)
    .where('guest_tickets.ended_at', 'is', null)
    .where('guest_tickets.guest_name', 'is', null)
    .where('guest_tickets.guest_email', 'is', null)
    .where('guest_tickets.claimed_at', 'is', null)
    .where('guest_tickets.created_at', '<', before(firstAfter))
    .where(eb => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<', before(againAfter))]))
    .where(sql<boolean>`(events.settings->>'starts_at')::timestamptz > ${at}`)
}

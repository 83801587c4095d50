import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { formatMoment } from '../../../../../src/lib/dates.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import { postMail } from '../../../platform/mail/post-mail.ts'
import { ownerLink, seatLink } from '../seats/links.ts'
import { seatWords as words } from '../seats/words.ts'
import type { KeptAgenda, KeptSession } from './kept-agendas.ts'

type Times = Pick<KeptSession, 'starts_at' | 'ends_at'>

interface Moved {
  readonly session_id: string
  readonly from: Times
  readonly to: Times
}

const kind = 'mail-session-moved'

/** Lets the guests of sessions know whose times have changed. */
export async function tellOfMoved(
  trx: Transaction<Database>,
  before: readonly KeptAgenda[],
  after: readonly KeptAgenda[],
): Promise<void> {
  const known = new Map(before.flatMap(({ sessions }) => sessions.map(one => [one.session_id, timesOf(one)])))
  for (const session of after.flatMap(({ sessions }) => sessions)) {
    const { session_id } = session
    const [from, to] = [known.get(session_id), timesOf(session)]
    if (!from || (from.starts_at === to.starts_at && from.ends_at === to.ends_at)) continue
    const payload: Moved = { session_id, from, to }
    // Each change is told, also if another follows at once.
    await schedule(trx, { kind, key: randomUUID(), payload })
  }
}

const timesOf = ({ starts_at, ends_at }: Times): Times => ({ starts_at, ends_at })

/** Mails whoever gets the mails of a seat that a chosen session has moved. */
export const sessionMovedJob: JobKind<Moved> = {
  kind,
  async run({ db, now, publicUrl, jobs }, job) {
    const { session_id, from, to } = job.payload
    await inTransaction(db, async trx => {
      const session = await trx
        .selectFrom('agenda_sessions')
        .innerJoin('agendas', 'agendas.id', 'agenda_id')
        .select(['agenda_sessions.title', 'event_id'])
        .where('agenda_sessions.id', '=', session_id)
        .executeTakeFirst()
      const seats = await trx
        .selectFrom('guest_tickets')
        .leftJoin('orders', 'orders.id', 'guest_tickets.order_id')
        .selectAll('guest_tickets')
        .select(['orders.email as buyer_email', 'orders.first_name as buyer_name'])
        .where('guest_tickets.id', 'in', db =>
          db.selectFrom('agenda_choices').select('guest_ticket_id').where('session_id', '=', session_id),
        )
        .where('ended_at', 'is', null)
        .orderBy('number')
        .execute()
      if (session && seats.length) {
        const at = await databaseTime(trx, now)
        const event = await trx
          .selectFrom('events')
          .selectAll()
          .where('id', '=', session.event_id)
          .executeTakeFirstOrThrow()
        const mailed = new Set<string>()
        for (const seat of seats) {
          const address = seat.guest_email ?? seat.buyer_email
          // A buyer of several seats is told once.
          const key = `${address} ${seat.guest_email ? seat.id : seat.order_id}`
          if (!address || mailed.has(key)) continue
          mailed.add(key)
          const own = seat.guest_email !== null
          const link = own
            ? await seatLink(trx, event, publicUrl, seat)
            : await ownerLink(trx, event, publicUrl, seat.order_id ?? '')
          const said = {
            event: event.name,
            title: session.title,
            was: spanOf(event, from),
            now: spanOf(event, to),
          }
          const letter = {
            kind: 'agenda_moved',
            subject: words('movedSubject', said),
            to: (own ? seat.guest_name : seat.buyer_name) ?? undefined,
            parts: [
              words('moved', said),
              words('movedKept'),
              { link, label: words(own ? 'ticketLabel' : 'fullLabel') },
            ],
          }
          await postMail(trx, event, address, letter, at)
        }
      }
      await job.complete(trx)
    })
    jobs.wake()
  },
}

/** From when to when, in the event's time zone. */
function spanOf({ settings: { locale, time_zone: timeZone } }: Event, { starts_at, ends_at }: Times): string {
  return [starts_at, ends_at].map(moment => formatMoment(moment, locale, timeZone)).join(' – ')
}

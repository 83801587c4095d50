import { sql } from 'kysely'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'

/** Days after an event during which the organiser may have to answer questions about the food. */
const keptFor = 7

/**
 * Deletes guests' dietary and access needs some days after the event. For an event without a date, a year after the
 * ticket was made.
 */
export const pruneNeedsJob: JobKind = {
  kind: 'prune-guest-needs',
  every: 3600,
  async run({ db, now }) {
    const at = await databaseTime(db, now)
    await sql`
      update guest_tickets set answers = answers - needs.ids
      from events join (
        select event_id, array_agg(id) as ids from ticket_add_ons where kind in ('dietary', 'access') group by event_id
      ) needs on needs.event_id = events.id
      where events.id = guest_tickets.event_id and answers ?| needs.ids
        and coalesce(
          (events.settings->>'ends_at')::timestamptz,
          (events.settings->>'starts_at')::timestamptz,
          (select max(ends_at) from agenda_sessions join agendas on agendas.id = agenda_id where event_id = events.id),
          guest_tickets.created_at + make_interval(years => 1)
        ) < ${at}::timestamptz - make_interval(days => ${keptFor})
    `.execute(db)
  },
}

import { sql } from 'kysely'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { JobKind } from '../../../platform/jobs/job-kind.ts'

/** Days after an event for which the kitchen may still have to answer for what it served. */
const keptFor = 7

/** Deletes what guests need to eat and to get in, some days after the event: nobody needs to know it any more. */
export const pruneNeedsJob: JobKind = {
  kind: 'prune-guest-needs',
  every: 3600,
  async run({ db, now }) {
    const at = await databaseTime(db, now)
    await sql`
      update guest_tickets set answers = answers - array(
        select id from ticket_add_ons where event_id = guest_tickets.event_id and kind in ('dietary', 'access')
      ), needs_pruned_at = ${at}
      from events
      where events.id = guest_tickets.event_id and needs_pruned_at is null
        and coalesce(events.settings->>'ends_at', events.settings->>'starts_at')::timestamptz
          < ${at}::timestamptz - make_interval(days => ${keptFor})
    `.execute(db)
  },
}

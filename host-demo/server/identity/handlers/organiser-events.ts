import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../call.ts'

export const organiserEvents: Handler<typeof endpoints.organiserEvents> = async call => {
  const { db, config } = call.context
  const person = await call.person()
  const events = await db
    .selectFrom('events')
    .select(['path_name as event_path_name', 'name'])
    .$if(!config.demo, query =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('memberships')
            .select('memberships.id')
            .whereRef('memberships.organisation_id', '=', 'events.organisation_id')
            .where('memberships.user_id', '=', person?.id ?? '')
            .where(eb =>
              eb.or([eb('memberships.event_id', 'is', null), eb('memberships.event_id', '=', eb.ref('events.id'))]),
            ),
        ),
      ),
    )
    .orderBy('name')
    .limit(500)
    .execute()
  return { events }
}

import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { SurveyRow } from './find-survey.ts'

/** A bound for the query, above what any event has. */
const most = 100

/** The surveys that guests can answer now, the newest first. */
export function openSurveys(db: Kysely<Database>, eventId: string, at: Date): Promise<SurveyRow[]> {
  return db
    .selectFrom('surveys')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('state', '=', 'open')
    .where(eb => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', at)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

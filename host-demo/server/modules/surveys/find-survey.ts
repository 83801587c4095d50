import type { Kysely, Selectable, Transaction } from 'kysely'
import type { SurveyState } from '../../../../src/lib/survey-questions.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { SurveyTable } from './tables.ts'

export type SurveyRow = Selectable<SurveyTable>

const surveyCalled = (db: Kysely<Database>, eventId: string, id: string) =>
  db.selectFrom('surveys').selectAll().where('event_id', '=', eventId).where('id', '=', id)

/** @throws {HttpError} 404 `survey_not_found` */
export async function findSurvey(db: Kysely<Database>, eventId: string, id: string): Promise<SurveyRow> {
  return (await surveyCalled(db, eventId, id).executeTakeFirst()) ?? refuseUnknown()
}

/**
 * A survey that guests see.
 * @throws {HttpError} 404 `survey_not_found`, also for a draft
 */
export async function findPublished(db: Kysely<Database>, eventId: string, id: string): Promise<SurveyRow> {
  const survey = await findSurvey(db, eventId, id)
  return survey.state === 'draft' ? refuseUnknown() : survey
}

/** The survey, locked until the commit: nobody answers it meanwhile. Undefined: there is none. */
export const lockSurvey = (
  trx: Transaction<Database>,
  { eventId, rowLocks }: { readonly eventId: string; readonly rowLocks: boolean },
  id: string,
): Promise<SurveyRow | undefined> =>
  surveyCalled(trx, eventId, id)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirst()

/** The survey as somebody answers it: nobody changes it meanwhile. @throws {HttpError} 404 `survey_not_found` */
export async function lockToAnswer(trx: Transaction<Database>, eventId: string, id: string): Promise<SurveyRow> {
  const survey = await surveyCalled(trx, eventId, id).where('state', '!=', 'draft').forShare().executeTakeFirst()
  return survey ?? refuseUnknown()
}

/** Its end closes a survey without anybody's doing. */
export const stateOf = ({ state, closes_at }: Pick<SurveyRow, 'state' | 'closes_at'>, at: Date): SurveyState =>
  state === 'open' && closes_at && closes_at <= at ? 'closed' : state

/** How many have answered each of these surveys. */
export async function countResponses(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<(survey: Pick<SurveyRow, 'id'>) => number> {
  const rows = ids.length
    ? await db
        .selectFrom('survey_responses')
        .select(['survey_id', eb => eb.fn.countAll<number>().as('count')])
        .where('survey_id', 'in', ids)
        .groupBy('survey_id')
        .execute()
    : []
  const counts = new Map(rows.map(({ survey_id, count }) => [survey_id, Number(count)]))
  return ({ id }) => counts.get(id) ?? 0
}

export function refuseUnknown(): never {
  throw new HttpError(404, { error: 'survey_not_found', error_description: 'This survey is not here (any more).' })
}

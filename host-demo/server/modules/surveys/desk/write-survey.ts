import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countResponses, type SurveyRow } from '../find-survey.ts'
import { columnsOf, type SurveyRecord } from './survey-record.ts'

export async function insertSurvey(
  trx: Transaction<Database>,
  event_id: string,
  id: string,
  record: SurveyRecord,
): Promise<void> {
  await trx
    .insertInto('surveys')
    .values({ ...columnsOf(record), id, event_id })
    .execute()
}

/** Needs the survey's lock. */
export async function updateSurvey(trx: Transaction<Database>, id: string, record: SurveyRecord): Promise<void> {
  await trx.updateTable('surveys').set(columnsOf(record)).where('id', '=', id).execute()
}

/** Needs the survey's lock. @throws {HttpError} 409 `survey_in_use` */
export async function removeSurvey(trx: Transaction<Database>, survey: SurveyRow): Promise<void> {
  await refuseAnswered(trx, survey)
  await trx.deleteFrom('surveys').where('id', '=', survey.id).execute()
}

/** @throws {HttpError} 409 `survey_in_use` */
export async function refuseAnswered(trx: Transaction<Database>, survey: SurveyRow): Promise<void> {
  if ((await countResponses(trx, [survey.id]))(survey) === 0) return
  throw new HttpError(409, {
    error: 'survey_in_use',
    error_description: 'Somebody has answered this survey, so it must stay. You can close it.',
  })
}

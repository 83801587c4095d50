import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { countResponses, findSurvey, lockSurvey, refuseUnknown, type SurveyRow, stateOf } from '../find-survey.ts'
import { checkSurvey } from './check-survey.ts'
import { formOf } from './survey-form.ts'
import { recorded, recordOfInput, revisionOf, type SurveyRecord } from './survey-record.ts'
import { insertSurvey, removeSurvey, updateSurvey } from './write-survey.ts'

export const addSurvey: Handler<typeof endpoints.addSurvey> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const newId = `survey_${randomUUID().replaceAll('-', '')}`
  const { idempotency_key: _, ...input } = call.input
  const record = recordOfInput(input)
  const id = await inTransaction(db, trx =>
    addOnce(trx, call, { kind: 'survey', id: newId }, async () => {
      checkSurvey(record, await databaseTime(trx, now))
      await insertSurvey(trx, event.id, newId, record)
      const action = surveyAction('add', newId, record.title)
      await recordAction(trx, call, { ...action, before: null, after: recorded(record) })
    }),
  )
  return answerOf(call, id)
}

export const editSurvey: Handler<typeof endpoints.editSurvey> = call => {
  const { survey_id: id, revision, ...input } = call.input
  return change(call, id, 'edit', async (trx, survey, at) => {
    if (revisionOf(survey) !== revision) {
      throw new HttpError(409, {
        error: 'survey_changed',
        error_description: 'Somebody else has changed this survey since you opened it. Nothing of yours was saved yet.',
      })
    }
    const record = recordOfInput(input, survey)
    checkSurvey(record, at, { record: survey, responses: (await countResponses(trx, [id]))(survey) })
    return record
  })
}

export const openSurvey: Handler<typeof endpoints.openSurvey> = call =>
  change(call, call.input.survey_id, 'open', async (_, survey, at) => {
    if (survey.closes_at && survey.closes_at <= at) throw validationError({ closes_at: 'Choose an end in the future' })
    return { ...survey, state: 'open' }
  })

export const closeSurvey: Handler<typeof endpoints.closeSurvey> = call =>
  change(call, call.input.survey_id, 'close', async (_, survey, at) => {
    if (survey.state === 'draft') {
      throw new HttpError(409, {
        error: 'survey_not_possible',
        error_description: 'A draft is not open, so it cannot be closed.',
      })
    }
    return stateOf(survey, at) === 'closed' ? survey : { ...survey, state: 'closed' }
  })

export const deleteSurvey: Handler<typeof endpoints.deleteSurvey> = async call => {
  const { survey_id: id } = call.input
  await inTransaction(call.context.db, async trx => {
    const survey = await lockOrRefuse(trx, call, id)
    await removeSurvey(trx, survey)
    await recordAction(trx, call, {
      ...surveyAction('delete', id, survey.title),
      before: recorded(survey),
      after: null,
    })
  })
  return {}
}

type Change = (trx: Transaction<Database>, survey: SurveyRow, at: Date) => Promise<SurveyRecord>

/** Changes a survey under its lock. Saving without a change writes nothing to the audit log. */
async function change(call: Call<unknown>, id: string, action: string, recordOf: Change) {
  const { db, now } = call.context
  await inTransaction(db, async trx => {
    const survey = await lockOrRefuse(trx, call, id)
    const record = await recordOf(trx, survey, await databaseTime(trx, now))
    const [before, after] = [recorded(survey), recorded(record)]
    if (isDeepStrictEqual(before, after)) return
    await updateSurvey(trx, id, record)
    await recordAction(trx, call, { ...surveyAction(action, id, record.title), before, after })
  })
  return answerOf(call, id)
}

async function lockOrRefuse(trx: Transaction<Database>, call: Call<unknown>, id: string): Promise<SurveyRow> {
  const { rowLocks } = call.context
  return (await lockSurvey(trx, { eventId: (await call.event()).id, rowLocks }, id)) ?? refuseUnknown()
}

const surveyAction = (action: string, id: string, title: string) => ({ action, kind: 'survey', id, title })

/** Reads the survey again after the commit. */
export async function answerOf(call: Call<unknown>, id: string) {
  const { db, now } = call.context
  const survey = await findSurvey(db, (await call.event()).id, id)
  return formOf(survey, (await countResponses(db, [id]))(survey), await databaseTime(db, now))
}

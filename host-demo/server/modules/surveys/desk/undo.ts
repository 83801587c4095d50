import { rightsOf, type Undoable } from '../../../identity/audit/logged-kind.ts'
import { countResponses, lockSurvey } from '../find-survey.ts'
import { checkSurvey } from './check-survey.ts'
import { recorded, recordFrom } from './survey-record.ts'
import { insertSurvey, refuseAnswered, removeSurvey, updateSurvey } from './write-survey.ts'

/** Undoes adding, editing, opening, closing and deleting. What somebody has answered stands. */
export const undoableSurvey: Undoable = {
  needs: rightsOf('surveys'),
  async read(trx, { rowLocks }, { id: eventId }, id) {
    const survey = await lockSurvey(trx, { eventId, rowLocks }, id)
    return survey ? recorded(survey) : null
  },
  async restore(trx, { rowLocks }, { id: eventId }, id, value) {
    const survey = await lockSurvey(trx, { eventId, rowLocks }, id)
    if (!value) return survey && removeSurvey(trx, survey)
    const record = recordFrom(value)
    if (!survey) return insertSurvey(trx, eventId, id, record)
    const responses = (await countResponses(trx, [id]))(survey)
    checkSurvey(record, undefined, { record: survey, responses })
    if (record.state === 'draft' && survey.state !== 'draft') await refuseAnswered(trx, survey)
    await updateSurvey(trx, id, record)
  },
}

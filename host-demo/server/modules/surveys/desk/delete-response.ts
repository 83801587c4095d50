import type { endpoints } from '../../../../../src/api/table.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { findSurvey } from '../find-survey.ts'

/** Its giver stays: an anonymous one cannot be found, and who is deleted for spam gets no second try. */
export const deleteSurveyResponse: Handler<typeof endpoints.deleteSurveyResponse> = async call => {
  const { survey_id, response_id: id } = call.input
  const event = await call.event()
  await inTransaction(call.context.db, async trx => {
    const { title } = await findSurvey(trx, event.id, survey_id)
    const deleted = await trx
      .deleteFrom('survey_responses')
      .where('survey_id', '=', survey_id)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) {
      throw new HttpError(404, {
        error: 'survey_response_not_found',
        error_description: 'This response is not here (any more).',
      })
    }
    // Without what was answered, which is to be gone.
    await recordAction(trx, call, {
      action: 'delete_response',
      kind: 'survey_response',
      id,
      title,
      before: null,
      after: null,
    })
  })
  return {}
}

import { type AdminSurveyForm, adminSurvey, closeSurvey, deleteSurvey, openSurvey } from '../../../api/admin-surveys.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { createCommand } from '../../../store/command.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { changeRecord, deleteRecord } from '../change-record.store.ts'

interface Followers {
  onChanged(survey: AdminSurveyForm): void
  onDeleted(): void
  /** Gets the server's message for an end that has passed: the form has its field. */
  onPastEnd(text: string): void
}

/** Opens, closes or deletes a survey. */
export function createSurveyActions(site: Site, survey_id: string, { onChanged, onDeleted, onPastEnd }: Followers) {
  const call = userCall(site)
  const survey = { read: () => call(adminSurvey, { survey_id }), onChanged }
  const act = (endpoint: typeof openSurvey, wanted: AdminSurveyForm['state']) =>
    createCommand<void>(site.environment, async () => {
      try {
        await changeRecord(
          survey,
          () => call(endpoint, { survey_id }),
          ({ state }) => state === wanted,
        )
      } catch (problem) {
        const failure = failureIn(problem)
        const text = failure?.type === 'http' ? failure.fields.closes_at : undefined
        if (!text) throw problem
        onPastEnd(text)
      }
    })
  return {
    open: act(openSurvey, 'open'),
    close: act(closeSurvey, 'closed'),
    remove: createCommand<void>(site.environment, async () => {
      await deleteRecord(survey, () => call(deleteSurvey, { survey_id }))
      onDeleted()
    }),
  }
}

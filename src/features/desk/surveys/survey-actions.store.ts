import { type AdminSurveyForm, adminSurvey, closeSurvey, deleteSurvey, openSurvey } from '../../../api/admin-surveys.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { createCommand } from '../../../store/command.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'

interface Followers {
  onChanged(survey: AdminSurveyForm): void
  onDeleted(): void
}

/**
 * Opens, closes or deletes a survey. After a failure it is read again: the answer may be lost and the action done, or
 * somebody else may have acted.
 */
export function createSurveyActions(site: Site, survey_id: string, { onChanged, onDeleted }: Followers) {
  const call = userCall(site)
  const act = (endpoint: typeof openSurvey, wanted: AdminSurveyForm['state']) =>
    createCommand<void>(site.environment, async () => {
      try {
        onChanged(await call(endpoint, { survey_id }))
      } catch (problem) {
        const now = await call(adminSurvey, { survey_id }).catch(() => undefined)
        if (now) onChanged(now)
        // It is as it was to be, so there is nothing to try again.
        if (now?.state !== wanted) throw problem
      }
    })
  return {
    open: act(openSurvey, 'open'),
    close: act(closeSurvey, 'closed'),
    remove: createCommand<void>(site.environment, async () => {
      try {
        await call(deleteSurvey, { survey_id })
      } catch (problem) {
        const failure = await call(adminSurvey, { survey_id }).then(onChanged, failureIn)
        if (failure?.type !== 'http' || failure.status !== 404) throw problem
      }
      onDeleted()
    }),
  }
}

import { survey, surveys } from '../../api/surveys.ts'
import { createResource } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'

/** The event's open surveys. */
export const readSurveys = (site: Site) =>
  createResource({
    environment: site.environment,
    load: async () => (await userCall(site)(surveys, {})).items,
  })

/** One survey with its questions. */
export const readSurvey = (site: Site, survey_id: string) =>
  createResource({ environment: site.environment, load: () => userCall(site)(survey, { survey_id }) })

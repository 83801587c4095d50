import {
  type AdminSurveyRow,
  adminSurvey,
  adminSurveys,
  deleteSurveyResponse,
  type SurveyResponse,
  type SurveyText,
  surveyResponses,
  surveyResults,
  surveyTexts,
} from '../../../api/admin-surveys.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable, type TableQuery } from '../table.store.ts'

const pageOf = ({ search, page, limit }: TableQuery) => ({
  search: search || undefined,
  page: String(page),
  limit: String(limit),
})

/** The table of surveys, including drafts. */
export const surveysTable = defineUserSlice('desk-surveys', site => {
  const call = userCall(site)
  return createTable<AdminSurveyRow>(site.environment, query => call(adminSurveys, pageOf(query)))
})

export const readSurvey = (site: Site, survey_id: string) =>
  createResource({ environment: site.environment, load: () => userCall(site)(adminSurvey, { survey_id }) })

export const readResults = (site: Site, survey_id: string) =>
  createResource({ environment: site.environment, load: () => userCall(site)(surveyResults, { survey_id }) })

export type TextsPage = OutputOf<typeof surveyTexts>

/** The answers to one question in people's own words. */
export const createTexts = (site: Site, survey_id: string, question_id: string) =>
  createTable<SurveyText, TextsPage>(site.environment, query =>
    userCall(site)(surveyTexts, { survey_id, question_id, ...pageOf(query) }),
  )

/** The table of responses, and the command that deletes one of them. */
export function createResponses(site: Site, survey_id: string) {
  const call = userCall(site)
  const table = createTable<SurveyResponse>(site.environment, query =>
    call(surveyResponses, { survey_id, ...pageOf(query) }),
  )
  const remove = createCommand<string>(site.environment, async response_id => {
    try {
      await call(deleteSurveyResponse, { survey_id, response_id })
    } catch (problem) {
      const failure = failureIn(problem)
      // Somebody else has deleted it, or the answer was lost.
      if (failure?.type !== 'http' || failure.status !== 404) throw problem
    }
    await table.page.refresh()
  })
  return { table, remove }
}

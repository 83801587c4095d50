import type { InferInput } from 'valibot'
import type { adminSurvey } from '../../../../../src/api/admin-surveys.ts'
import { typedDescription } from '../../../platform/http/description-html.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { type SurveyRow, stateOf } from '../find-survey.ts'
import { questionWire } from '../survey-wire.ts'
import { revisionOf } from './survey-record.ts'

/** A survey as the desk edits it. */
export const formOf = (survey: SurveyRow, responses: number, at: Date): InferInput<typeof adminSurvey.output> => ({
  survey_id: survey.id,
  revision: revisionOf(survey),
  state: stateOf(survey, at),
  responses,
  title: survey.title,
  introduction: typedDescription(survey.introduction),
  thank_you: typedDescription(survey.thank_you),
  closes_at: survey.closes_at?.toISOString() ?? null,
  publicYN: yesNo(survey.public),
  anonymousYN: yesNo(survey.anonymous),
  questions: survey.questions.map(questionWire),
})

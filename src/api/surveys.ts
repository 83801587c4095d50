import * as v from 'valibot'
import { questionKinds, surveyStates } from '../lib/survey-questions.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import type * as inputs from './surveys.input.ts'
import { count, instant, maybe, yesNo } from './wire.ts'

/** A survey as a list shows it. */
const listed = {
  survey_id: v.string(),
  title: v.string(),
  /** HTML. */
  introduction: v.string(),
  closes_at: maybe(instant()),
  /** Can it be answered without an account? */
  publicYN: yesNo(),
  /** Has this account, or this device, answered it? */
  answeredYN: yesNo(),
}

/** One question. */
export const surveyQuestion = {
  question_id: v.string(),
  kind: v.picklist(questionKinds),
  text: v.string(),
  help: maybe(v.string()),
  requiredYN: yesNo(),
  /** Can guests also answer in their own words, besides the choices? */
  otherYN: yesNo(),
  choices: v.array(v.object({ choice_id: v.string(), text: v.string() })),
}

export const surveys = endpoint<typeof inputs.surveys>()({
  method: 'GET',
  path: '/surveys',
  scope: 'event',
  access: 'anyone',
  output: v.object({ items: v.array(v.object({ ...listed, questions: count() })) }),
})

export const survey = endpoint<typeof inputs.survey>()({
  method: 'GET',
  path: '/surveys/:survey_id',
  scope: 'event',
  access: 'anyone',
  output: v.object({
    ...listed,
    state: v.picklist(surveyStates),
    /** Are answers stored apart from who gave them? */
    anonymousYN: yesNo(),
    /** What is said after the answers, as HTML. */
    thank_you: v.string(),
    questions: v.array(v.object(surveyQuestion)),
  }),
})

export const answerSurvey = endpoint<typeof inputs.answerSurvey>()({
  method: 'POST',
  path: '/survey-responses',
  scope: 'event',
  access: 'anyone',
  output: v.object({ survey_id: v.string() }),
})

export type ListedSurvey = OutputOf<typeof surveys>['items'][number]
export type Survey = OutputOf<typeof survey>
export type SurveyQuestion = Survey['questions'][number]

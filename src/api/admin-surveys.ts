import * as v from 'valibot'
import { questionKinds, surveyStates } from '../lib/survey-questions.ts'
import type * as inputs from './admin-surveys.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { surveyQuestion } from './surveys.ts'
import { count, instant, maybe, nothing, yesNo } from './wire.ts'

const asUser = { scope: 'event', access: 'user' } as const

/** A survey, as a row of the desk's table. */
const row = v.object({
  survey_id: v.string(),
  title: v.string(),
  state: v.picklist(surveyStates),
  publicYN: yesNo(),
  anonymousYN: yesNo(),
  questions: count(),
  responses: count(),
  closes_at: maybe(instant()),
})

export const adminSurveys = endpoint<typeof inputs.adminSurveys>()({
  ...asUser,
  method: 'GET',
  path: '/admin/surveys',
  output: v.object({ items: v.array(row), total: count() }),
})

/** A survey with everything that can be edited, and how it stands. */
const form = v.object({
  survey_id: v.string(),
  /** An edit that names an older revision is refused. */
  revision: v.string(),
  state: v.picklist(surveyStates),
  /** Once there is one, kinds and choices of the questions stand. */
  responses: count(),
  title: v.string(),
  /** As it is edited: text with empty lines between its paragraphs, or HTML. */
  introduction: v.string(),
  thank_you: v.string(),
  closes_at: maybe(instant()),
  publicYN: yesNo(),
  anonymousYN: yesNo(),
  questions: v.array(v.object(surveyQuestion)),
})

export const adminSurvey = endpoint<typeof inputs.adminSurvey>()({
  ...asUser,
  method: 'GET',
  path: '/admin/surveys/:survey_id',
  output: form,
})

export const addSurvey = endpoint<typeof inputs.addSurvey>()({
  ...asUser,
  method: 'POST',
  path: '/admin/surveys',
  output: form,
})

export const editSurvey = endpoint<typeof inputs.editSurvey>()({
  ...asUser,
  method: 'PUT',
  path: '/admin/surveys',
  output: form,
})

export const deleteSurvey = endpoint<typeof inputs.deleteSurvey>()({
  ...asUser,
  method: 'DELETE',
  path: '/admin/surveys/:survey_id',
  output: nothing(),
})

export const openSurvey = endpoint<typeof inputs.openSurvey>()({
  ...asUser,
  method: 'POST',
  path: '/admin/surveys/:survey_id/open',
  output: form,
})

export const closeSurvey = endpoint<typeof inputs.closeSurvey>()({
  ...asUser,
  method: 'POST',
  path: '/admin/surveys/:survey_id/close',
  output: form,
})

/** What was answered to one question. */
const result = v.object({
  question_id: v.string(),
  kind: v.picklist(questionKinds),
  text: v.string(),
  /** How many have answered it. */
  answered: count(),
  /** By choice or number, in the order of the form. */
  counts: v.array(
    v.object({
      /** A choice's id, `other`, `yes`, `no`, or a number of the scale. */
      choice_id: v.string(),
      /** Of a choice that the organiser wrote. */
      text: maybe(v.string()),
      count: count(),
    }),
  ),
  /** Of the numbers on a scale. */
  average: maybe(v.pipe(v.number(), v.finite())),
  /** Per cent with 9 or 10, less per cent with 6 or below: −100 to 100. */
  score: maybe(v.pipe(v.number(), v.finite())),
  /** Answers in people's own words. */
  texts: count(),
})

export const surveyResults = endpoint<typeof inputs.surveyResults>()({
  ...asUser,
  method: 'GET',
  path: '/admin/surveys/:survey_id/results',
  output: v.object({ title: v.string(), responses: count(), questions: v.array(result) }),
})

/** Who has answered: null in an anonymous survey, and without an account. */
const giver = { name: maybe(v.string()), email: maybe(v.string()) }

export const surveyTexts = endpoint<typeof inputs.surveyTexts>()({
  ...asUser,
  method: 'GET',
  path: '/admin/surveys/:survey_id/questions/:question_id/texts',
  output: v.object({
    /** The survey's title and the question's text. */
    title: v.string(),
    question: v.string(),
    anonymousYN: yesNo(),
    items: v.array(v.object({ response_id: v.string(), answered_at: instant(), text: v.string(), ...giver })),
    total: count(),
  }),
})

export const surveyResponses = endpoint<typeof inputs.surveyResponses>()({
  ...asUser,
  method: 'GET',
  path: '/admin/surveys/:survey_id/responses',
  output: v.object({
    items: v.array(
      v.object({
        response_id: v.string(),
        /** In an anonymous survey only the day is stored. */
        answered_at: instant(),
        ...giver,
        answers: v.array(
          v.object({
            question_id: v.string(),
            /** Ids of choices, `other`, `yes` or `no`. */
            choices: v.array(v.string()),
            /** In one's own words. */
            text: maybe(v.string()),
            number: maybe(count()),
          }),
        ),
      }),
    ),
    total: count(),
  }),
})

export const deleteSurveyResponse = endpoint<typeof inputs.deleteSurveyResponse>()({
  ...asUser,
  method: 'DELETE',
  path: '/admin/surveys/:survey_id/responses/:response_id',
  output: nothing(),
})

export type AdminSurveyRow = OutputOf<{ output: typeof row }>
export type AdminSurveyForm = OutputOf<{ output: typeof form }>
export type SurveyResult = OutputOf<{ output: typeof result }>
export type SurveyText = OutputOf<typeof surveyTexts>['items'][number]
export type SurveyResponse = OutputOf<typeof surveyResponses>['items'][number]

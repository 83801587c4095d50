import * as v from 'valibot'
import { longestTexts, surveyLimits } from '../lib/survey-questions.ts'
import { described } from './endpoint.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const typed = (most: number) => v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(most)))

export const surveys = described({
  summary: 'The open surveys of an event, and which of them the caller has answered.',
  input: v.object({}),
})

export const survey = described({
  summary: 'A survey with its questions. Drafts are not found.',
  errors: ['survey_not_found'],
  input: v.object({ survey_id: id() }),
})

export const answerSurvey = described({
  summary:
    'Answers a survey, once for each account, or each device without one. Sent again with the same key it counts once.',
  errors: ['survey_not_found', 'survey_closed', 'survey_answered', 'survey_needs_sign_in', 'survey_changed'],
  largestBody: 300_000,
  lowPriority: true,
  input: v.object({
    survey_id: id(),
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
    /** Ids of all questions and choices as they were shown. Without it, answers to what is gone are left out. */
    seen: v.nullish(v.pipe(v.array(id()), v.maxLength(surveyLimits.questions * (surveyLimits.choices + 1)))),
    /**
     * Were guests told that answers are stored without their name? Answers of an account to a survey that stores names
     * need it.
     */
    anonymousYN: v.nullish(v.picklist(['yes', 'no'])),
    /** Were guests told that answers are stored with their name? After a no, not even those of an account are. */
    namedYN: v.nullish(v.picklist(['yes', 'no'])),
    /** Questions that were left out are not in it. */
    answers: v.pipe(
      v.array(
        v.object({
          question_id: id(),
          /** Ids of choices; `other` for one's own words; `yes` or `no`. */
          choices: v.nullish(v.pipe(v.array(id()), v.maxLength(surveyLimits.choices + 1))),
          /** One's own words, besides the choices. */
          other: typed(longestTexts.long),
          text: typed(20_000),
          /** On a scale. */
          number: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))),
        }),
      ),
      v.maxLength(surveyLimits.questions),
    ),
  }),
})

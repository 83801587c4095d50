import * as v from 'valibot'
import { questionKinds, surveyLimits } from '../lib/survey-questions.ts'
import { described } from './endpoint.ts'
import { moment } from './moment.input.ts'
import { once, onceError } from './once.input.ts'
import { paging } from './paging.input.ts'

const id = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const text = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most))
const yesNo = () => v.picklist(['yes', 'no'])

/** The fields of a survey that an organiser edits. */
const survey = {
  title: text(150),
  /** Text with empty lines between its paragraphs, or HTML, which the server sanitises. */
  introduction: v.pipe(v.string(), v.trim(), v.maxLength(5000)),
  thank_you: v.pipe(v.string(), v.trim(), v.maxLength(5000)),
  /** ISO 8601. Null: open until somebody closes it. */
  closes_at: v.nullish(moment(), null),
  publicYN: yesNo(),
  /** Answers are stored apart from who gave them. */
  anonymousYN: yesNo(),
  questions: v.pipe(
    v.array(
      v.object({
        /** Absent: a new question. */
        question_id: v.nullish(id()),
        kind: v.picklist(questionKinds),
        text: text(300),
        help: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(300))),
        requiredYN: yesNo(),
        otherYN: yesNo(),
        /** Only of questions with choices. */
        choices: v.pipe(
          v.array(v.object({ choice_id: v.nullish(id()), text: text(150) })),
          v.maxLength(surveyLimits.choices),
        ),
      }),
    ),
    v.minLength(1, 'Add a question'),
    v.maxLength(surveyLimits.questions),
  ),
}

const largestBody = 500_000
const ofSurvey = { survey_id: id() }

export const adminSurveys = described({
  summary: 'The surveys of an event, drafts included.',
  needs: 'surveys.viewlist',
  input: v.object({ ...paging }),
})

export const adminSurvey = described({
  summary: 'A survey with everything that can be edited.',
  needs: 'surveys.view',
  errors: ['survey_not_found'],
  input: v.object(ofSurvey),
})

export const addSurvey = described({
  summary: 'Makes a survey, as a draft.',
  needs: 'surveys.add',
  errors: [onceError],
  largestBody,
  input: v.object({ ...survey, ...once }),
})

export const editSurvey = described({
  summary: 'Edits a survey. Once somebody has answered, kinds and choices of its questions stand.',
  needs: 'surveys.edit',
  errors: ['survey_not_found', 'survey_changed'],
  largestBody,
  input: v.object({ ...survey, ...ofSurvey, revision: v.string() }),
})

export const deleteSurvey = described({
  summary: 'Deletes a survey that nobody has answered.',
  needs: 'surveys.delete',
  errors: ['survey_not_found', 'survey_in_use'],
  input: v.object(ofSurvey),
})

export const openSurvey = described({
  summary: 'Opens a draft, or a closed survey again: guests see it and can answer.',
  needs: 'surveys.edit',
  errors: ['survey_not_found'],
  input: v.object(ofSurvey),
})

export const closeSurvey = described({
  summary: 'Closes a survey: nobody can answer any more.',
  needs: 'surveys.edit',
  errors: ['survey_not_found', 'survey_not_possible'],
  input: v.object(ofSurvey),
})

export const surveyResults = described({
  summary: 'What was answered, counted by question.',
  needs: 'surveys.view',
  errors: ['survey_not_found'],
  input: v.object(ofSurvey),
})

export const surveyTexts = described({
  summary: "Answers to a question in people's own words, newest first.",
  needs: 'surveys.view',
  errors: ['survey_not_found'],
  input: v.object({ ...paging, ...ofSurvey, question_id: id() }),
})

export const surveyResponses = described({
  summary: 'Each response with its answers, newest first.',
  needs: 'surveys.view',
  errors: ['survey_not_found'],
  input: v.object({ ...paging, ...ofSurvey }),
})

export const deleteSurveyResponse = described({
  summary: 'Deletes one response, such as spam or at its giver’s request. Its giver does not answer again.',
  needs: 'surveys.delete',
  errors: ['survey_not_found', 'survey_response_not_found'],
  input: v.object({ ...ofSurvey, response_id: id() }),
})

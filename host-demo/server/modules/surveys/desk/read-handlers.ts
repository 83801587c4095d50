import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { contains, rowsOfPage } from '../../../platform/db/paging.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { countResponses, findSurvey, refuseUnknown, stateOf } from '../find-survey.ts'
import { answerOf } from './edit-handlers.ts'
import { searchedText } from './searched-text.ts'

export const adminSurveys: Handler<typeof endpoints.adminSurveys> = async call => {
  const { db, now } = call.context
  const { search = '' } = call.input
  const found = db
    .selectFrom('surveys')
    .where('event_id', '=', (await call.event()).id)
    .$if(search !== '', query => query.where(contains(sql.ref('title'), search)))
  const { rows, total } = await rowsOfPage(
    found,
    found.selectAll().orderBy('created_at', 'desc').orderBy('id'),
    call.input,
  )
  const responses = await countResponses(
    db,
    rows.map(({ id }) => id),
  )
  const at = await databaseTime(db, now)
  return {
    items: rows.map(row => ({
      survey_id: row.id,
      title: row.title,
      state: stateOf(row, at),
      publicYN: yesNo(row.public),
      anonymousYN: yesNo(row.anonymous),
      questions: row.questions.length,
      responses: responses(row),
      closes_at: row.closes_at?.toISOString() ?? null,
    })),
    total,
  }
}

export const adminSurvey: Handler<typeof endpoints.adminSurvey> = call => answerOf(call, call.input.survey_id)

export const surveyTexts: Handler<typeof endpoints.surveyTexts> = async call => {
  const { db } = call.context
  const { search = '', survey_id, question_id } = call.input
  const survey = await findSurvey(db, (await call.event()).id, survey_id)
  const question = survey.questions.find(({ id }) => id === question_id) ?? refuseUnknown()
  const text = sql<string>`answers -> ${question_id} ->> 'text'`
  const found = db
    .selectFrom('survey_responses')
    .leftJoin('users', 'users.id', 'user_id')
    .where('survey_id', '=', survey.id)
    .where(text, 'is not', null)
    .$if(search !== '', query => query.where(contains(text, search)))
  const { rows, total } = await rowsOfPage(
    found,
    found
      .select(['survey_responses.id', 'answered_at', text.as('text'), 'first_name', 'last_name', 'email'])
      .orderBy('answered_at', 'desc')
      .orderBy('survey_responses.id'),
    call.input,
  )
  return {
    title: survey.title,
    question: question.text,
    anonymousYN: yesNo(survey.anonymous),
    items: rows.map(row => ({ ...whoOf(row), text: row.text })),
    total,
  }
}

export const surveyResponses: Handler<typeof endpoints.surveyResponses> = async call => {
  const { db } = call.context
  const { search = '', survey_id } = call.input
  const survey = await findSurvey(db, (await call.event()).id, survey_id)
  const found = db
    .selectFrom('survey_responses')
    .leftJoin('users', 'users.id', 'user_id')
    .where('survey_id', '=', survey.id)
    .$if(search !== '', query => query.where(contains(searchedText(survey.questions, search), search)))
  const { rows, total } = await rowsOfPage(
    found,
    found
      .select(['survey_responses.id', 'answered_at', 'answers', 'first_name', 'last_name', 'email'])
      .orderBy('answered_at', 'desc')
      .orderBy('survey_responses.id'),
    call.input,
  )
  return {
    items: rows.map(row => ({
      ...whoOf(row),
      answers: Object.entries(row.answers).map(([question_id, { choices = [], text, number }]) => ({
        ...{ question_id, text, number },
        choices: [...choices],
      })),
    })),
    total,
  }
}

interface Responder {
  readonly id: string
  readonly answered_at: Date
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string | null
}

const whoOf = ({ id, answered_at, first_name, last_name, email }: Responder) => ({
  response_id: id,
  answered_at: answered_at.toISOString(),
  name: [first_name, last_name].filter(Boolean).join(' ') || null,
  email,
})

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hashesOf, ofUser } from '../modules/surveys/answers/giver.ts'
import type { StoredAnswer, StoredQuestion } from '../modules/surveys/tables.ts'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail, randomToken, sha256 } from '../platform/hashes.ts'
import type { DemoEvent } from './demo-event.ts'
import type { DemoAnswer, DemoQuestion, DemoSurvey } from './demo-survey.ts'
import { inDays } from './in-days.ts'

/** Seeds an event's surveys, open, with what was answered before the demo began. */
export async function seedSurveys(trx: Transaction<Database>, demo: DemoEvent, now: Date): Promise<void> {
  const surveys = demo.surveys ?? []
  for (const [index, survey] of surveys.entries()) {
    const id = `${demo.id}-${survey.key}`
    await trx
      .insertInto('surveys')
      .values({
        id,
        event_id: demo.id,
        title: survey.title,
        introduction: survey.introduction,
        thank_you: survey.thankYou,
        state: 'open',
        closes_at: null,
        public: survey.isPublic,
        anonymous: survey.isAnonymous,
        questions: JSON.stringify(survey.questions.map(questionOf)),
        // The first of an event's surveys is the newest.
        created_at: inDays(now, -20 - index),
      })
      .execute()
    for (const response of survey.responses) {
      const user_id = await accountOf(trx, response.by)
      await trx
        .insertInto('survey_responses')
        .values(responseOf(id, survey, response, user_id, now))
        .execute()
      if (!user_id) continue
      const giver = (await hashesOf(trx, ofUser(user_id)))(id)
      await trx
        .insertInto('survey_givers')
        .values({ survey_id: id, giver, key_hash: sha256(randomToken()) })
        .execute()
    }
  }
}

async function accountOf(trx: Transaction<Database>, email: string | undefined): Promise<string | null> {
  if (!email) return null
  const { id } = await trx
    .selectFrom('users')
    .select('id')
    .where('email_normal', '=', normalEmail(email))
    .executeTakeFirstOrThrow()
  return id
}

const questionOf = ({ key, kind, text, help, required, choices = [] }: DemoQuestion): StoredQuestion => ({
  ...{ id: key, kind, text, help: help ?? null, required: required ?? false, other: false },
  choices: choices.map((text, at) => ({ id: `${key}-${at}`, text })),
})

function responseOf(
  survey_id: string,
  { questions, isAnonymous }: DemoSurvey,
  { daysAgo, answers }: DemoSurvey['responses'][number],
  user_id: string | null,
  now: Date,
) {
  const answered_at = inDays(now, -daysAgo)
  if (isAnonymous) answered_at.setUTCHours(0, 0, 0, 0)
  const given = questions.flatMap(question => {
    const answer = answers[question.key]
    return answer === undefined ? [] : [[question.key, answerOf(question, answer)] as const]
  })
  const stored = { id: randomUUID(), survey_id, user_id, answered_at }
  return { ...stored, answers: JSON.stringify(Object.fromEntries(given)) }
}

function answerOf({ key, kind }: DemoQuestion, answer: DemoAnswer): StoredAnswer {
  if (typeof answer === 'object') return { choices: answer.map(at => `${key}-${at}`) }
  if (typeof answer === 'number') return kind === 'one' ? { choices: [`${key}-${answer}`] } : { number: answer }
  return kind === 'yes_no' ? { choices: [answer] } : { text: answer }
}

import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { countOrRefuse, type Limit } from '../../../platform/http/rate-limit.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { lockToAnswer, stateOf } from '../find-survey.ts'
import type { StoredQuestion, SurveyGiverTable } from '../tables.ts'
import { checkAnswers } from './check-answers.ts'
import { giverToRemember, hashesOf } from './giver.ts'

export const answerSurvey: Handler<typeof endpoints.answerSurvey> = async call => {
  const { context, input, address } = call
  const { db, now } = context
  const { survey_id: id } = input
  const event = await call.event()
  const giver = await giverToRemember(call)
  // Anybody could fill a public survey. A whole venue shares one address.
  if (!giver.user_id) await countOrRefuse(db, limitsOf(event.id, address), now())
  const counts = { survey_id: id, giver: (await hashesOf(db, giver))(id), key_hash: sha256(input.idempotency_key) }
  await inTransaction(db, async trx => {
    const survey = await lockToAnswer(trx, event.id, id)
    if (await isCounted(trx, counts)) return
    const at = await databaseTime(trx, now)
    if (stateOf(survey, at) === 'closed') {
      throw refusal(409, 'survey_closed', 'This survey is closed, so nothing was sent. Your answers are still here.')
    }
    if (!survey.public && !giver.user_id) {
      throw refusal(403, 'survey_needs_sign_in', 'Please sign in to answer this survey. Your answers are still here.')
    }
    const { anonymous } = survey
    // Nobody's name is stored who may have read that none is.
    const isAsTold = input.anonymousYN ? input.anonymousYN === yesNo(anonymous) : anonymous || !giver.user_id
    if (!isAsTold || (input.seen && !isWhole(survey.questions, new Set(input.seen)))) {
      const what = 'The organiser has changed this survey, so nothing was sent. Your answers are still here.'
      throw refusal(409, 'survey_changed', what)
    }
    const answers = checkAnswers(survey.questions, input.answers)
    const counted = await trx
      .insertInto('survey_givers')
      .values(counts)
      .onConflict(conflict => conflict.doNothing())
      .returning('survey_id')
      .executeTakeFirst()
    if (!counted) {
      // The same request, sent twice at once.
      if (await isCounted(trx, counts)) return
      throw refusal(409, 'survey_answered', 'You have answered this survey already. It counts once.')
    }
    if (anonymous) at.setUTCHours(0, 0, 0, 0)
    await trx
      .insertInto('survey_responses')
      .values({
        id: randomUUID(),
        survey_id: id,
        user_id: anonymous || input.namedYN === 'no' ? null : giver.user_id,
        answered_at: at,
        answers: JSON.stringify(answers),
      })
      .execute()
  })
  return { survey_id: id }
}

/** Are these all questions and choices, and no others? */
function isWhole(questions: readonly StoredQuestion[], seen: ReadonlySet<string>): boolean {
  const ids = questions.flatMap(({ id, choices }) => [id, ...choices.map(choice => choice.id)])
  return ids.length === seen.size && ids.every(id => seen.has(id))
}

const limitsOf = (eventId: string, address: string): Limit[] => [
  { of: ['survey', eventId, address], most: 1500, minutes: 15 },
  { of: ['survey', eventId, address, 'day'], most: 5000, minutes: 24 * 60 },
]

/** Has this giver sent a request with this key before? */
async function isCounted(
  db: Kysely<Database>,
  { survey_id, giver, key_hash }: Insertable<SurveyGiverTable>,
): Promise<boolean> {
  const known = await db
    .selectFrom('survey_givers')
    .select('giver')
    .where('survey_id', '=', survey_id)
    .where('giver', '=', giver)
    .where('key_hash', '=', key_hash)
    .executeTakeFirst()
  return known !== undefined
}

const refusal = (
  status: 403 | 409,
  error: string,
  error_description: ConstructorParameters<typeof HttpError>[1]['error_description'],
) => new HttpError(status, { error, error_description })

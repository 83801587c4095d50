import type { PersonalData } from '../../identity/personal-data.ts'
import { answeredOf, hashesOf, ofUser } from './answers/giver.ts'

/**
 * Responses with a name are exported and deleted. Anonymous ones cannot be found: only that somebody has answered is
 * known, and goes with the account.
 */
export const surveyData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const given = await db
      .selectFrom('survey_responses')
      .innerJoin('surveys', 'surveys.id', 'survey_id')
      .select(['event_id', 'title', 'answered_at', 'questions', 'answers'])
      .where('user_id', '=', person.id)
      .orderBy('answered_at')
      .execute()
    const anonymous = await db
      .selectFrom('surveys')
      .select(['id', 'event_id', 'title'])
      .where('anonymous', '=', true)
      .orderBy('id')
      .execute()
    const answered = await answeredOf(
      db,
      ofUser(person.id),
      anonymous.map(({ id }) => id),
    )
    const anonymous_surveys = anonymous
      .filter(({ id }) => answered.has(id))
      .map(({ event_id, title }) => ({ event_id, title }))
    const survey_responses = given.map(({ questions, answers, ...response }) => ({
      ...response,
      answers: questions.flatMap(({ id, text: question, choices }) => {
        const { choices: chosen, ...answer } = answers[id] ?? {}
        const named = chosen?.map(one => choices.find(choice => choice.id === one)?.text ?? one)
        return answers[id] ? [{ question, ...answer, ...(named && { choices: named }) }] : []
      }),
    }))
    return { survey_responses, anonymous_surveys }
  },

  async erase(trx, { person, organisationId }) {
    const surveys = await trx
      .selectFrom('surveys')
      .innerJoin('events', 'events.id', 'event_id')
      .select('surveys.id')
      .where('organisation_id', '=', organisationId)
      .execute()
    const ids = surveys.map(({ id }) => id)
    if (!ids.length) return []
    await trx.deleteFrom('survey_responses').where('user_id', '=', person.id).where('survey_id', 'in', ids).execute()
    await trx
      .deleteFrom('survey_givers')
      .where('survey_id', 'in', ids)
      .where('giver', 'in', ids.map(await hashesOf(trx, ofUser(person.id))))
      .execute()
    return []
  },
}

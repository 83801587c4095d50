import type { PersonalData } from '../../identity/personal-data.ts'

/**
 * Responses with a name are exported and deleted. Anonymous ones cannot be found: only who has answered is known, and
 * goes with the account.
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
    const anonymous_surveys = await db
      .selectFrom('survey_givers')
      .innerJoin('surveys', 'surveys.id', 'survey_id')
      .select(['event_id', 'title'])
      .where('user_id', '=', person.id)
      .where('anonymous', '=', true)
      .orderBy('surveys.id')
      .execute()
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
    const ofOrganisation = trx
      .selectFrom('surveys')
      .innerJoin('events', 'events.id', 'event_id')
      .select('surveys.id')
      .where('organisation_id', '=', organisationId)
    for (const table of ['survey_responses', 'survey_givers'] as const) {
      await trx.deleteFrom(table).where('user_id', '=', person.id).where('survey_id', 'in', ofOrganisation).execute()
    }
    return []
  },
}

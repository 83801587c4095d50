import type { PersonalData } from '../../identity/personal-data.ts'
import { words } from './words.ts'

/** When an account is deleted its votes still count, but belong to nobody. Votes of devices name nobody from the start. */
export const pollData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const votes = await db
      .selectFrom('poll_votes')
      .innerJoin('polls', 'polls.id', 'poll_votes.poll_id')
      .select(['polls.event_id', 'question', 'options', 'option_ids', 'voted_at'])
      .where('user_id', '=', person.id)
      .orderBy('voted_at')
      .execute()
    return {
      poll_votes: votes.map(({ options, option_ids, ...vote }) => ({
        ...vote,
        answers: options.filter(({ option_id }) => option_ids.includes(option_id)).map(({ label }) => label),
      })),
    }
  },

  async erase(trx, { person, organisationId }) {
    const erased = await trx
      .updateTable('poll_votes')
      .set({ user_id: null })
      .where('user_id', '=', person.id)
      .where('poll_id', 'in', db =>
        db
          .selectFrom('polls')
          .innerJoin('events', 'events.id', 'polls.event_id')
          .select('polls.id')
          .where('organisation_id', '=', organisationId),
      )
      .returning('id')
      .execute()
    return erased.length ? [words('erased')] : []
  },
}

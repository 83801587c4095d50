import { type Kysely, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { pollResult } from '../../../../../src/api/polls.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { type PollRow, stateAt } from '../find-poll.ts'

/** May somebody see the result? */
export function isResultShown(poll: PollRow, at: Date, hasVoted: boolean): boolean {
  if (poll.results_shown === 'never') return false
  if (poll.results_shown === 'always' || stateAt(poll, at) === 'closed') return true
  return poll.results_shown === 'after_vote' && hasVoted
}

/** Counts the votes. */
export async function resultOf(
  db: Kysely<Database>,
  { id, options }: Pick<PollRow, 'id' | 'options'>,
): Promise<InferInput<typeof pollResult>> {
  const { voters } = await db
    .selectFrom('poll_votes')
    .select(eb => eb.fn.countAll<number>().as('voters'))
    .where('poll_id', '=', id)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ option_id: string; votes: number }>`
    select option_id, count(*) as votes
    from poll_votes, jsonb_array_elements_text(option_ids) as chosen (option_id)
    where poll_id = ${id} group by option_id
  `.execute(db)
  const votes = new Map(rows.map(row => [row.option_id, Number(row.votes)]))
  return {
    voters: Number(voters),
    options: options.map(({ option_id }) => ({ option_id, votes: votes.get(option_id) ?? 0 })),
  }
}

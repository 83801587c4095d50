import type { Transaction } from 'kysely'
import { scheduleClose } from '../modules/polls/voting/close-poll.ts'
import type { Database } from '../platform/db/schema.ts'
import { normalEmail, sha256 } from '../platform/hashes.ts'
import type { DemoEvent } from './demo-event.ts'
import type { DemoPoll } from './demo-polls.ts'
import { instantOf } from './demo-time.ts'

/**
 * Seeds an event's polls with their votes: of devices, or of its people except the first, as whom visitors sign in.
 * Those whose time is over are closed.
 */
export async function seedPolls(trx: Transaction<Database>, demo: DemoEvent, now: Date): Promise<void> {
  const emails = demo.users.slice(1).map(({ email }) => normalEmail(email))
  const people = emails.length
    ? await trx.selectFrom('users').select('id').where('email_normal', 'in', emails).orderBy('email_normal').execute()
    : []
  for (const [index, poll] of (demo.polls ?? []).entries()) {
    const row = rowOf(demo, poll, index + 1, now)
    await trx.insertInto('polls').values(row).execute()
    await scheduleClose(trx, row)
    const votes = votesOf(row, poll, now).map((vote, turn) => ({
      ...vote,
      user_id: poll.public ? null : (people[turn]?.id ?? null),
      device_hash: poll.public ? sha256(`${row.id} ${turn}`) : null,
    }))
    await trx.insertInto('poll_votes').values(votes).execute()
  }
}

const optionId = (index: number) => `opt_${index + 1}`

function rowOf({ id: event_id }: DemoEvent, poll: DemoPoll, position: number, now: Date) {
  const closes_at = poll.closes ? new Date(instantOf(poll.closes, now)) : null
  return {
    id: `${event_id}-${poll.key}`,
    event_id,
    position,
    question: poll.question,
    description: poll.description ?? '',
    options: JSON.stringify(poll.answers.map(([label], index) => ({ option_id: optionId(index), label }))),
    choices_max: poll.choicesMax ?? 1,
    is_public: poll.public ?? false,
    results_shown: poll.results,
    closes_at,
    state: closes_at && closes_at <= now ? ('closed' as const) : ('open' as const),
  }
}

function votesOf({ id, closes_at }: ReturnType<typeof rowOf>, poll: DemoPoll, now: Date) {
  const until = closes_at && closes_at < now ? closes_at : now
  return poll.answers
    .flatMap(([, votes], index) => Array.from({ length: votes }, () => optionId(index)))
    .map((option, turn) => ({
      poll_id: id,
      option_ids: JSON.stringify([option]),
      voted_at: new Date(until.getTime() - (turn + 1) * 47 * 60_000),
    }))
}

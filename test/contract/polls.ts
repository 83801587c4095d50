import { randomUUID } from 'node:crypto'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { type Caller, type DemoServer, event } from './demo-server.ts'

/** The ids of a poll's answers. */
export const ids = ['opt_Waltz', 'opt_Tango', 'opt_Polka'] as const

/** An organiser's input for a poll. */
export const pollInput = (extra: Partial<InputOf<typeof endpoints.addPoll>> = {}) => ({
  question: 'Which song first?',
  description: '',
  options: ['Waltz', 'Tango', 'Polka'].map(label => ({ option_id: `opt_${label}`, label })),
  choices_max: 1,
  publicYN: 'no' as const,
  results_shown: 'always' as const,
  ...extra,
})

/** Adds a poll and opens it. @returns its id, and the ids of its answers */
export async function makePoll(
  demo: DemoServer,
  token: string,
  extra?: Partial<InputOf<typeof endpoints.addPoll>>,
): Promise<{ poll_id: string; ids: typeof ids }> {
  const added = await demo.call(endpoints.addPoll, pollInput(extra), { token })
  const { poll_id } = added.output
  await demo.call(endpoints.openPoll, { poll_id }, { token })
  return { poll_id, ids }
}

/** Votes, on a new device unless there is a key. */
export const voteIn = (
  demo: DemoServer,
  { poll_id, vote_key = randomUUID() }: { readonly poll_id: string; readonly vote_key?: string },
  option_ids: readonly string[],
  from: Caller = {},
) => demo.call(endpoints.vote, { poll_id, option_ids: [...option_ids], vote_key }, { event, ...from })

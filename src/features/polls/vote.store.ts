import { atom } from 'nanostores'
import { type PollDetails, vote } from '../../api/polls.ts'
import { createForm } from '../../store/form.ts'
import type { Live } from '../../store/live.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { compartment } from '../checkout/compartment.ts'
import { keptKey } from '../checkout/kept-key.ts'
import { keepForm } from '../checkout/unsaved.store.ts'

interface Voting {
  poll: Pick<PollDetails, 'poll_id' | 'voted_for' | 'choices_max' | 'options'>
  /** The ids that were chosen before signing in. */
  before: string
  live: Live<PollDetails>
  onVoted(poll: PollDetails): void
  /** The message where too many answers are chosen. */
  tooMany(): string
}

export interface Answered {
  answer: PollDetails
  before: PollDetails['voted_for']
}

/**
 * The form of a vote: the ids of the chosen answers, with spaces between them. Whatever happens to the request, the vote
 * counts once: the server tells voters apart. It is never sent later by itself, since the poll may have closed.
 * @returns `$answered`: the poll as the answer to the vote had it, and what a read had said of the vote until then
 */
export function createVote(site: Site, { poll, before, live, onVoted, tooMany }: Voting) {
  const { poll_id, choices_max: most } = poll
  const $answered = atom<Answered | undefined>()

  function latest() {
    const state = live.$state.get()
    return state.type === 'ready' ? state.value : poll
  }

  /** Without answers that the organiser has taken out since. */
  const chosenIn = (option_ids: string) => idsIn(option_ids, latest())

  const form = createForm({
    environment: site.environment,
    values: { option_ids: (poll.voted_for ?? []).join(' ') },
    check: ({ option_ids }) => {
      const count = chosenIn(option_ids).length
      if (!count) return { option_ids: { key: 'choose' } }
      return count > most ? { option_ids: { text: tooMany() } } : {}
    },
    async send({ option_ids }) {
      const vote_key = keptKey(compartment(site, `poll ${poll_id}`))
      const ids = chosenIn(option_ids)
      const answered = await userCall(site)(vote, { poll_id, option_ids: ids, vote_key }).catch(async problem => {
        await live.refresh()
        const counted = countedIn(live, ids)
        if (counted) return counted
        throw problem
      })
      $answered.set({ answer: answered, before: latest().voted_for })
      await live.refresh()
      onVoted(answered)
    },
  })
  const kept = keepForm(site, `vote ${poll_id}`, form)
  if (isOther(before, poll)) kept.change({ option_ids: idsIn(before, poll).join(' ') })
  return { form: kept, $answered }
}

/** The chosen answers that the poll has. */
export const idsIn = (option_ids: string, { options }: Pick<PollDetails, 'options'>): string[] =>
  option_ids.split(' ').filter(id => options.some(({ option_id }) => option_id === id))

type Known = Pick<PollDetails, 'options' | 'voted_for'>

/** Are other answers chosen than those that the visitor has voted for? */
export function isOther(option_ids: string, poll: Known): boolean {
  const ids = idsIn(option_ids, poll)
  return ids.length > 0 && !isVote(ids, poll)
}

const isVote = (ids: readonly string[], { voted_for = [] }: Pick<Known, 'voted_for'>): boolean =>
  voted_for.length === ids.length && ids.every(id => voted_for.includes(id))

/** The poll, if a vote whose answer is lost has reached the server. */
function countedIn({ $state }: Live<PollDetails>, ids: readonly string[]): PollDetails | undefined {
  const state = $state.get()
  return state.type === 'ready' && isVote(ids, state.value) ? state.value : undefined
}

import { eventChannel } from '../../api/channels.ts'
import { type ListedPoll, onePoll, type PollData, type PollDetails, pollDataPush, polls } from '../../api/polls.ts'
import { type Live, type LiveCollection, liveCollection, liveResource } from '../../store/live.ts'
import { part } from '../../store/push-rules.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { defineUserSlice } from '../../store/user-slice.ts'

const numbers = {
  keyOf: ({ poll_id }: Pick<ListedPoll, 'poll_id'>) => poll_id,
  sequenceOf: ({ sequence }: Pick<ListedPoll, 'sequence'>) => sequence,
}

/** A push has only some of a poll: the rest counts as it was read, though votes overtook the read. */
const newest = <T extends Pick<ListedPoll, 'sequence' | 'state'>>(known: T, read: T): T =>
  known.sequence > read.sequence ? { ...read, sequence: known.sequence, state: known.state } : read

/** The event's polls by id, those that are open first, kept current by pushes. */
export const pollList = defineUserSlice(
  'polls',
  (site): LiveCollection<ListedPoll> =>
    liveCollection<ListedPoll>(site, {
      read: async () => (await userCall(site)(polls, {})).items,
      channel: eventChannel,
      ...numbers,
      newest,
      pushes: [
        part<ListedPoll, typeof pollDataPush.data>(pollDataPush, {
          ...numbers,
          numberOf: ({ sequence }) => sequence,
          apply: (known, { sequence, state }: PollData) => ({ ...known, sequence, state }),
          needsRead: ({ editedYN }) => editedYN,
        }),
      ],
    }),
)

/** A poll by its id, with what the visitor has voted for and, where they may see it, its result, live. */
export const pollsById = defineUserSlice('poll', site => {
  const known = new Map<string, Live<PollDetails>>()
  return (id: string): Live<PollDetails> => {
    const live = known.get(id) ?? createPoll(site, id)
    known.set(id, live)
    return live
  }
})

function createPoll(site: Site, id: string): Live<PollDetails> {
  /** Does the visitor see a result that is not pushed to everybody? */
  let seesMore = false
  return liveResource<PollDetails>(site, {
    async read() {
      const poll = await userCall(site)(onePoll, { poll_id: id })
      seesMore = poll.results_shown === 'after_vote' && poll.voted_for !== undefined
      return poll
    },
    channel: eventChannel,
    key: id,
    ...numbers,
    newest(known, read) {
      const value = newest(known, read)
      const isPushed = value !== read && read.results_shown === 'always'
      return isPushed ? { ...value, result: known.result ?? read.result } : value
    },
    pushes: [
      part<PollDetails, typeof pollDataPush.data>(pollDataPush, {
        ...numbers,
        isOfSome: true,
        numberOf: ({ sequence }) => sequence,
        apply: (known, { sequence, state, result = known.result }: PollData) => ({ ...known, sequence, state, result }),
        needsRead: ({ editedYN, poll_id }) => poll_id === id && (editedYN || seesMore),
      }),
    ],
  })
}

import {
  type AdminPollForm,
  adminPoll,
  closePoll,
  deletePoll,
  openPoll,
  pollVotesPush,
} from '../../../api/admin-polls.ts'
import { deskChannel } from '../../../api/channels.ts'
import { createCommand } from '../../../store/command.ts'
import { type Live, liveResource } from '../../../store/live.ts'
import { part } from '../../../store/push-rules.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { changeRecord, deleteRecord } from '../change-record.store.ts'

const numbers = {
  keyOf: ({ poll_id }: Pick<AdminPollForm, 'poll_id'>) => poll_id,
  sequenceOf: ({ votes_sequence }: Pick<AdminPollForm, 'votes_sequence'>) => votes_sequence,
}

/** A poll with its result, which moves with each vote. */
export const livePoll = (site: Site, poll_id: string): Live<AdminPollForm> =>
  liveResource<AdminPollForm>(site, {
    read: () => userCall(site)(adminPoll, { poll_id }),
    channel: deskChannel,
    key: poll_id,
    ...numbers,
    // Votes may overtake a read.
    newest: (known, read) => ({ ...read, votes_sequence: Math.max(known.votes_sequence, read.votes_sequence) }),
    pushes: [
      part<AdminPollForm, typeof pollVotesPush.data>(pollVotesPush, {
        ...numbers,
        isOfSome: true,
        numberOf: ({ votes_sequence }) => votes_sequence,
        // A closed poll is shown as closed with its last votes, which a read brings.
        apply: (known, { votes_sequence }) => ({ ...known, votes_sequence }),
        needsRead: pushed => pushed.poll_id === poll_id,
      }),
    ],
  })

interface Followers {
  onChanged(): void
  onDeleted(): void
}

/** Opens, closes or deletes a poll. */
export function createPollActions(site: Site, poll_id: string, { onChanged, onDeleted }: Followers) {
  const call = userCall(site)
  const poll = { read: () => call(adminPoll, { poll_id }), onChanged }
  const act = (endpoint: typeof openPoll, wanted: AdminPollForm['state']) =>
    createCommand<void>(site.environment, () =>
      changeRecord(
        poll,
        () => call(endpoint, { poll_id }),
        ({ state }) => state === wanted,
      ),
    )
  return {
    open: act(openPoll, 'open'),
    close: act(closePoll, 'closed'),
    remove: createCommand<void>(site.environment, async () => {
      await deleteRecord(poll, () => call(deletePoll, { poll_id }))
      onDeleted()
    }),
  }
}

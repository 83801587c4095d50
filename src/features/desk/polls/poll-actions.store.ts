import {
  type AdminPollForm,
  adminPoll,
  closePoll,
  deletePoll,
  openPoll,
  pollVotesPush,
} from '../../../api/admin-polls.ts'
import { deskChannel } from '../../../api/channels.ts'
import { failureIn } from '../../../api/failure-in.ts'
import { createCommand } from '../../../store/command.ts'
import { type Live, liveResource, part } from '../../../store/live.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'

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
    pushes: [
      part<AdminPollForm, typeof pollVotesPush.data>(pollVotesPush, {
        ...numbers,
        isOfSome: true,
        numberOf: ({ votes_sequence }) => votes_sequence,
        apply: (known, { editedYN: _, ...sent }) => ({ ...known, ...sent }),
        needsRead: pushed => pushed.editedYN && pushed.poll_id === poll_id,
      }),
    ],
  })

interface Followers {
  onChanged(): void
  onDeleted(): void
}

/**
 * Opens, closes or deletes a poll. After a failure the poll is read again: the answer may be lost and the action done, or
 * somebody else may have acted.
 */
export function createPollActions(site: Site, poll_id: string, { onChanged, onDeleted }: Followers) {
  const call = userCall(site)
  const act = (endpoint: typeof openPoll, wanted: AdminPollForm['state']) =>
    createCommand<void>(site.environment, async () => {
      try {
        await call(endpoint, { poll_id })
      } catch (problem) {
        const now = await call(adminPoll, { poll_id }).catch(() => undefined)
        // It is as it was to be, so there is nothing to try again.
        if (now?.state !== wanted) throw problem
      } finally {
        onChanged()
      }
    })
  return {
    open: act(openPoll, 'open'),
    close: act(closePoll, 'closed'),
    remove: createCommand<void>(site.environment, async () => {
      try {
        await call(deletePoll, { poll_id })
      } catch (problem) {
        const failure = await call(adminPoll, { poll_id }).then(onChanged, failureIn)
        if (failure?.type !== 'http' || failure.status !== 404) throw problem
      }
      onDeleted()
    }),
  }
}

import { atom, computed, type ReadableAtom } from 'nanostores'
import { deskChannel } from '../../../api/channels.ts'
import { type DoorCounts, door, doorPush } from '../../../api/door.ts'
import { liveResource, whole } from '../../../store/live.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { type Answer, moreIn } from './door-rules.ts'

/**
 * How many guests are in, with the scans of this device that are not sent yet.
 * @param before what this device had known, until the server says it again
 */
export function doorCounts(site: Site, $answers: ReadableAtom<readonly Answer[]>, before: DoorCounts | undefined) {
  const { $state } = liveResource<DoorCounts>(site, {
    read: () => userCall(site)(door, {}),
    channel: deskChannel,
    sequenceOf: ({ sequence }) => sequence,
    newest: (known, read) => (known.sequence > read.sequence ? known : read),
    pushes: [whole(doorPush)],
  })
  const $sent = atom<DoorCounts | undefined>()
  /** What the server has said last: by a push, or with its answer to scans, which may come first. */
  const $known = computed([$state, $sent], (state, sent) => {
    if (state.type !== 'ready') return sent ?? before
    return sent && sent.sequence > state.value.sequence ? sent : state.value
  })
  return {
    $known,
    /** Takes the counts that came with an answer. */
    accept: (counts: DoorCounts): void => $sent.set(counts),
    /** undefined: not known. */
    $counts: computed(
      [$known, $answers],
      (known, answers) => known && { in: known.in + moreIn(answers), expected: known.expected },
    ),
  }
}

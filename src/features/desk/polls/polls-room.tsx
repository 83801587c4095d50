import type { RoomProps } from '../desk-room.ts'
import { NewPoll, PollEditor } from './poll-editor.tsx'
import { PollsList } from './polls-list.tsx'

/** The polls: their list, the form of a new one, or one poll with its result. */
export function Room({ rest, permissions }: RoomProps) {
  if (!rest) return <PollsList permissions={permissions} />
  if (rest === 'new') return <NewPoll />
  return <PollEditor key={rest} id={rest} permissions={permissions} />
}

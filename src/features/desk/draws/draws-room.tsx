import type { RoomProps } from '../desk-room.ts'
import { DrawEditor, NewDraw } from './draw-editor.tsx'
import { DrawEntries } from './draw-entries.tsx'
import { DrawsList } from './draws-list.tsx'

/** The prize draws: their list, the form of a new one, or one draw with its numbers. */
export function Room({ rest, permissions }: RoomProps) {
  if (!rest) return <DrawsList permissions={permissions} />
  if (rest === 'new') return <NewDraw />
  const [id = '', part] = rest.split('/')
  return part === 'entries' ? (
    <DrawEntries key={id} id={id} />
  ) : (
    <DrawEditor key={id} id={id} permissions={permissions} />
  )
}

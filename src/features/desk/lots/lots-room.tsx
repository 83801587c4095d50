import type { RoomProps } from '../desk-room.ts'
import { Categories } from './categories.tsx'
import { LotEditor, NewLot } from './lot-editor.tsx'
import { LotsList } from './lots-list.tsx'

/** The catalogue: its list, its categories, the form of a new lot, or one lot. */
export function Room({ rest, permissions }: RoomProps) {
  if (rest === 'new') return <NewLot />
  if (rest === 'categories') return <Categories />
  return rest ? <LotEditor key={rest} id={rest} permissions={permissions} /> : <LotsList permissions={permissions} />
}

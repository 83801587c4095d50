import type { RoomProps } from '../desk-room.ts'
import { OfferEditor } from './offer-editor.tsx'
import { OffersList } from './offers-list.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The event's ticket types, bundles and add-ons: their lists, a new one, or the one of the address; and who waits. */
export function Room({ rest, permissions }: RoomProps) {
  const [kind = '', id = ''] = rest.split('/')
  if (kind === 'waiting') return <WaitingList />
  return id ? (
    <OfferEditor key={rest} kind={kind} id={id} permissions={permissions} />
  ) : (
    <OffersList permissions={permissions} />
  )
}

import type { RoomProps } from '../desk-room.ts'
import { OfferView } from './offer-view.tsx'
import { OffersList } from './offers-list.tsx'
import { OfferRules } from './rules-form.tsx'

/** What was offered to the event: the list, one offer, or what the event asks for. */
export function Room({ rest, permissions }: RoomProps) {
  if (rest === 'rules') return <OfferRules />
  return rest ? <OfferView key={rest} id={rest} permissions={permissions} /> : <OffersList permissions={permissions} />
}

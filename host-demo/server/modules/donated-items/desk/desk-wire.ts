import type { InferInput } from 'valibot'
import type { adminDonatedItem, adminDonatedItems } from '../../../../../src/api/admin-donated-items.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import type { Event } from '../../../identity/events.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { nameOf, type Offer } from '../find-offer.ts'

const file = (uri: string) => ({ uri })

/** @param lots ids of lots that the auction has */
export function rowOf(
  offer: Offer,
  lots: ReadonlySet<string>,
): InferInput<typeof adminDonatedItems.output>['items'][number] {
  const [picture] = offer.pictures
  return {
    offer_id: offer.id,
    revision: offer.revision,
    state: offer.state,
    offered_at: offer.offered_at.toISOString(),
    title: offer.title,
    kind: offer.kind,
    retail_value: offer.retail_value,
    delivery: offer.delivery,
    picture: picture === undefined ? null : file(picture),
    name: nameOf(offer) ?? null,
    email: offer.email,
    mobile: offer.mobile,
    company: offer.company,
    shown_as: offer.shown_as,
    auction_item_id: offer.lot_id !== null && lots.has(offer.lot_id) ? offer.lot_id : null,
  }
}

export const detailsOf = (
  event: Event,
  offer: Offer,
  lots: ReadonlySet<string>,
): InferInput<typeof adminDonatedItem.output> => ({
  ...rowOf(offer, lots),
  currency: event.currency,
  currency_decimals: event.currency_decimals,
  description: offer.description,
  restrictions: offer.restrictions,
  valid_until: offer.valid_until,
  pictures: offer.pictures.map(file),
  notes: offer.notes,
  message: offer.message,
  thankedYN: yesNo(offer.thanked),
  decided_at: offer.decided_at?.toISOString() ?? null,
})

/** What an action can change. The log keeps nothing else, because it outlives the giver's data. */
const decided = ['state', 'notes', 'message'] as const

export type Decision = Pick<Offer, (typeof decided)[number]>

export const recorded = (offer: Decision): Recorded => Object.fromEntries(decided.map(name => [name, offer[name]]))

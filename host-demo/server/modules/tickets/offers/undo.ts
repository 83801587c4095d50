import type { Undoable } from '../../../identity/audit/undoable.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { ticketAddOns } from './add-on-kind.ts'
import { followChange, lockOffers } from './change-offers.ts'
import type { OfferKind } from './offer-kind.ts'
import { ticketBundles, ticketTypes } from './types-and-bundles.ts'

const undoable = (offers: OfferKind): Undoable => ({
  needs: 'tickets.edit',
  async read(trx, context, event, id) {
    await lockOffers(trx, context, event.id)
    return offers.read(trx, event.id, id)
  },
  async restore(trx, context, event, id, value) {
    const at = await lockOffers(trx, context, event.id)
    if (value) await offers.write(trx, { id: event.id, at }, id, value)
    else if (await offers.isUsed(trx, id)) throw inUse()
    else await offers.remove(trx, id)
    await followChange(trx, context, event.id)
  },
})

/** What can be undone of types, bundles and add-ons, by the audit log's kind. */
export const undoableOffers = Object.fromEntries(
  [ticketTypes, ticketBundles, ticketAddOns].map(offers => [offers.kind, undoable(offers)]),
)

const inUse = () =>
  new HttpError(409, {
    error: 'tickets_in_use',
    error_description: 'Somebody has ordered or answered this meanwhile, so it stays.',
  })

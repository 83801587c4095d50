import { type LoggedKind, rightsOf, type Undoable } from '../../../identity/audit/logged-kind.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { ticketAddOns } from './add-on-kind.ts'
import { followChange, lockOffers } from './change-offers.ts'
import type { OfferKind } from './offer-kind.ts'
import { ticketBundles, ticketTypes } from './types-and-bundles.ts'

const undoable = (offers: OfferKind): Undoable => ({
  needs: rightsOf('tickets'),
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

/** Types, bundles and add-ons in the audit log, by their kind. */
export const loggedOffers: Readonly<Record<string, LoggedKind>> = Object.fromEntries(
  [ticketTypes, ticketBundles, ticketAddOns].map(offers => [
    offers.kind,
    { viewNeeds: 'tickets.viewlist', undo: undoable(offers) },
  ]),
)

const inUse = () =>
  new HttpError(409, {
    error: 'tickets_in_use',
    error_description: 'Somebody has ordered or answered this meanwhile, so it stays.',
  })

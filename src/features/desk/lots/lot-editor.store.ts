import { auctionRules } from '../../../api/admin-auction-rules.ts'
import { type AdminLotForm, adminCategories, adminLot, deleteLot, publishLot } from '../../../api/admin-lots.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { changeRecord, deleteRecord } from '../change-record.store.ts'

/** The data that the form of a new lot needs. */
export function readForNew(site: Site) {
  return createResource({ environment: site.environment, load: () => readCatalogue(site) })
}

/** The categories, and the event's increments. */
async function readCatalogue(site: Site) {
  const call = userCall(site)
  const [categories, rules] = await Promise.all([call(adminCategories, {}), call(auctionRules, {})])
  return { categories, increments: rules.increments ?? rules.standard_increments }
}

/** A lot with everything that can be edited. */
export function readForEdit(site: Site, auction_item_id: string) {
  return createResource({
    environment: site.environment,
    async load() {
      const [lot, catalogue] = await Promise.all([userCall(site)(adminLot, { auction_item_id }), readCatalogue(site)])
      return { lot, ...catalogue }
    },
  })
}

/** Publishes a lot, makes it a draft again, or deletes it. */
export function createLotActions(
  site: Site,
  auction_item_id: string,
  { onChanged, onDeleted }: { onChanged: (lot: AdminLotForm) => void; onDeleted: () => void },
) {
  const call = userCall(site)
  const lot = { read: () => call(adminLot, { auction_item_id }), onChanged }
  return {
    publish: createCommand<'yes' | 'no'>(site.environment, publishedYN =>
      changeRecord(
        lot,
        () => call(publishLot, { auction_item_id, publishedYN }),
        now => now.publishedYN === (publishedYN === 'yes'),
      ),
    ),
    remove: createCommand<void>(site.environment, async () => {
      await deleteRecord(lot, () => call(deleteLot, { auction_item_id }))
      onDeleted()
    }),
  }
}

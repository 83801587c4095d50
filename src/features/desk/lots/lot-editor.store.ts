import { type AdminLotForm, adminCategories, adminLot, deleteLot, publishLot } from '../../../api/admin-lots.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'

/** What the form of a new lot needs. */
export function readForNew(site: Site) {
  const load = async () => ({ categories: await userCall(site)(adminCategories, {}) })
  return createResource({ environment: site.environment, load })
}

/** A lot with everything that can be edited. */
export function readForEdit(site: Site, auction_item_id: string) {
  return createResource({
    environment: site.environment,
    async load() {
      const call = userCall(site)
      const [lot, categories] = await Promise.all([call(adminLot, { auction_item_id }), call(adminCategories, {})])
      return { lot, categories }
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
  return {
    publish: createCommand<'yes' | 'no'>(site.environment, async publishedYN =>
      onChanged(await call(publishLot, { auction_item_id, publishedYN })),
    ),
    remove: createCommand<void>(site.environment, async () => {
      await call(deleteLot, { auction_item_id })
      onDeleted()
    }),
  }
}

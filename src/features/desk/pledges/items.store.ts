import { type AdminPledgeItem, adminPledgeItem, deletePledgeItem } from '../../../api/admin-pledges.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'

/** Deletes an item that nobody has pledged for. */
export const createRemoval = (site: Site, onRemoved: () => void) =>
  createCommand<AdminPledgeItem>(site.environment, async ({ pledge_item_id }) => {
    try {
      await userCall(site)(deletePledgeItem, { pledge_item_id })
    } finally {
      onRemoved()
    }
  })

export function readItem(site: Site, pledge_item_id: string) {
  return createResource({
    environment: site.environment,
    load: () => userCall(site)(adminPledgeItem, { pledge_item_id }),
  })
}

import { type AdminPledgeItem, deletePledgeItem } from '../../../api/admin-pledges.ts'
import { createCommand } from '../../../store/command.ts'
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

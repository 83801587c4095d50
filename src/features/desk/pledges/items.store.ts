import { type AdminPledgeItem, adminPledgeItems, deletePledgeItem } from '../../../api/admin-pledges.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'

/** Everything to pledge for, drafts included. */
export const deskItems = defineUserSlice('pledge-items-desk', site =>
  createResource({ environment: site.environment, load: () => userCall(site)(adminPledgeItems, {}) }),
)

/** Deletes what nobody has pledged for. */
export const createRemoval = (site: Site, onRemoved: () => void) =>
  createCommand<AdminPledgeItem>(site.environment, async ({ pledge_item_id }) => {
    try {
      await userCall(site)(deletePledgeItem, { pledge_item_id })
    } finally {
      onRemoved()
    }
  })

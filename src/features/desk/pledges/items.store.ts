import { adminPledgeItems } from '../../../api/admin-pledges.ts'
import { createResource } from '../../../store/resource.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'

/** Everything to pledge for, drafts included. */
export const deskItems = defineUserSlice('pledge-items-desk', site =>
  createResource({ environment: site.environment, load: () => userCall(site)(adminPledgeItems, {}) }),
)

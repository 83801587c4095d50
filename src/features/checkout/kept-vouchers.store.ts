import { accountVouchers } from '../../api/vouchers.ts'
import { createResource } from '../../store/resource.ts'
import { userCall } from '../../store/user-call.ts'
import { defineUserSlice } from '../../store/user-slice.ts'

/** The vouchers that the signed-in user has redeemed, the newest first. */
export const keptVouchers = defineUserSlice('kept-vouchers', site =>
  createResource({
    environment: site.environment,
    load: async () => (await userCall(site)(accountVouchers, {})).items,
  }),
)

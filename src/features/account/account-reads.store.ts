import { account, accountDonations, sessions } from '../../api/account.ts'
import { monthlyGifts } from '../../api/monthly-gifts.ts'
import { orders } from '../../api/orders.ts'
import { standingGiftAid } from '../../api/standing-gift-aid.ts'
import { createResource } from '../../store/resource.ts'
import { userCall } from '../../store/user-call.ts'
import { defineUserSlice } from '../../store/user-slice.ts'

/** The reads of the account's screens. */
export const accountReads = defineUserSlice('account-reads', site => {
  const { environment } = site
  const call = userCall(site)
  return {
    account: createResource({ environment, load: () => call(account, {}) }),
    orders: createResource({ environment, load: () => call(orders, {}) }),
    /** Monthly gifts, and each gift made. */
    giving: createResource({
      environment,
      async load() {
        const [monthly, donations] = await Promise.all([call(monthlyGifts, {}), call(accountDonations, {})])
        return { monthly, donations }
      },
    }),
    /** The Gift Aid declaration for all gifts. */
    giftAid: createResource({ environment, load: () => call(standingGiftAid, {}) }),
    sessions: createResource({ environment, load: () => call(sessions, {}) }),
  }
})

import { account, accountDonations, sessions } from '../../api/account.ts'
import { monthlyGifts } from '../../api/monthly-gifts.ts'
import { orders } from '../../api/orders.ts'
import { standingGiftAid } from '../../api/standing-gift-aid.ts'
import { auth } from '../../store/auth.ts'
import { createResource } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'
import { defineSlice } from '../../store/slice.ts'
import { userCall } from '../../store/user-call.ts'

export type AccountReads = ReturnType<typeof createReads>

/** What the account's screens show. Somebody else who signs in on this page finds nothing of it. */
export function accountReads(site: Site): AccountReads {
  const held = holder(site)
  const user = auth(site).$state.get().user?.user_id
  if (!held.reads || held.user !== user) Object.assign(held, { user, reads: createReads(site) })
  return held.reads as AccountReads
}

const holder = defineSlice('account-reads', (): { user?: string | undefined; reads?: AccountReads } => ({}))

function createReads(site: Site) {
  const { environment } = site
  const call = userCall(site)
  return {
    account: createResource({ environment, load: () => call(account, {}) }),
    orders: createResource({ environment, load: () => call(orders, {}) }),
    /** What is given every month, and each gift that was given. */
    giving: createResource({
      environment,
      async load() {
        const [monthly, donations] = await Promise.all([call(monthlyGifts, {}), call(accountDonations, {})])
        return { monthly, donations }
      },
    }),
    /** What is declared for all gifts. */
    giftAid: createResource({ environment, load: () => call(standingGiftAid, {}) }),
    sessions: createResource({ environment, load: () => call(sessions, {}) }),
  }
}

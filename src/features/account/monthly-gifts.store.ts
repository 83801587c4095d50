import { atom } from 'nanostores'
import { stopMonthlyGift } from '../../api/monthly-gifts.ts'
import { createCommand } from '../../store/command.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { accountReads } from './account-reads.store.ts'

/** Ends a monthly gift, once the giver has said so twice. `$asked`: the one that they have said it once of. */
export function createMonthlyStop(site: Site) {
  const $asked = atom<string | undefined>()
  const stop = createCommand<string>(site.environment, async monthly_gift_id => {
    $asked.set(undefined)
    await userCall(site)(stopMonthlyGift, { monthly_gift_id })
    await accountReads(site).giving.refresh()
  })
  return { $asked, stop }
}

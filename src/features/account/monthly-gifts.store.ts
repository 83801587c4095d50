import { atom } from 'nanostores'
import { replaceMonthlyCard, stopMonthlyGift } from '../../api/monthly-gifts.ts'
import { createCommand } from '../../store/command.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { accountReads } from './account-reads.store.ts'

/**
 * Stops a monthly gift after a second confirmation, or opens the page where its card is replaced. `$asked`: the gift
 * the donor has pressed Stop on once; the second press stops it.
 * @param leave goes to another address
 */
export function createMonthlyGiving(site: Site, leave: (url: string) => void) {
  const $asked = atom<string | undefined>()
  const stop = createCommand<string>(site.environment, async monthly_gift_id => {
    $asked.set(undefined)
    await userCall(site)(stopMonthlyGift, { monthly_gift_id })
    await accountReads(site).giving.refresh()
  })
  const replaceCard = createCommand<string>(site.environment, async monthly_gift_id => {
    const { url } = await userCall(site)(replaceMonthlyCard, { monthly_gift_id })
    leave(url)
  })
  return { $asked, stop, replaceCard }
}

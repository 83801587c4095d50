import { atom } from 'nanostores'
import { withdrawGiftAid } from '../../api/standing-gift-aid.ts'
import { createCommand } from '../../store/command.ts'
import type { Site } from '../../store/site.ts'
import { userCall } from '../../store/user-call.ts'
import { accountReads } from './account-reads.store.ts'

/** Withdraws the Gift Aid declaration for all gifts. `$asked`: the dialog that asks to confirm is open. */
export function createWithdrawal(site: Site) {
  const $asked = atom(false)
  const withdraw = createCommand<void>(site.environment, async () => {
    $asked.set(false)
    await userCall(site)(withdrawGiftAid, {})
    await accountReads(site).giftAid.refresh()
  })
  return { $asked, withdraw }
}

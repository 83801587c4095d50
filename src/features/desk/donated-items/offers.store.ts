import { atom } from 'nanostores'
import { type AdminDonatedItemRow, adminDonatedItems } from '../../../api/admin-donated-items.ts'
import { donatedItemStates } from '../../../api/donated-item-kinds.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

export type OffersPage = OutputOf<typeof adminDonatedItems>

/** Which offers are listed. */
export const listings = ['all', ...donatedItemStates] as const
export type Listing = (typeof listings)[number]

/** The table of offers, and which of them it lists. */
export const offersRoom = defineUserSlice('desk-donated-items', site => {
  const call = userCall(site)
  const $listed = atom<Listing>('all')
  const table = createTable<AdminDonatedItemRow, OffersPage>(site.environment, ({ search, page, limit }) => {
    const state = $listed.get()
    return call(adminDonatedItems, {
      search: search || undefined,
      page: String(page),
      limit: String(limit),
      state: state === 'all' ? undefined : state,
    })
  })
  return {
    table,
    $listed,
    list(listed: Listing): void {
      $listed.set(listed)
      table.turn(1)
    },
  }
})

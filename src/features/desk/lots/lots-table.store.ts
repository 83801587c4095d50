import { type AdminLotRow, adminLots, moveLot } from '../../../api/admin-lots.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { createCommand } from '../../../store/command.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

export type LotsPage = OutputOf<typeof adminLots>

/** The catalogue, including drafts. It keeps its page and search while a lot is edited. */
export const lotsTable = defineUserSlice('desk-lots', site => {
  const { environment } = site
  const call = userCall(site)
  const table = createTable<AdminLotRow, LotsPage>(environment, ({ search, page, limit }) =>
    call(adminLots, { search: search || undefined, page: String(page), limit: String(limit) }),
  )
  /** Gives a lot another number. */
  const move = createCommand<{ id: string; number: number; onDone: () => void }>(
    environment,
    async ({ id, number, onDone }) => {
      await call(moveLot, { auction_item_id: id, number })
      await table.page.refresh()
      onDone()
    },
  )
  return { table, move }
})

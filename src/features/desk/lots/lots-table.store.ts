import { moveLot } from '../../../api/admin-lots.ts'
import { createCommand } from '../../../store/command.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createLotTable } from '../lot-table.store.ts'

/** The catalogue, including drafts. It keeps its page and search while a lot is edited. */
export const lotsTable = defineUserSlice('desk-lots', site => {
  const call = userCall(site)
  const table = createLotTable(site)
  /** Gives a lot another number. */
  const move = createCommand<{ id: string; number: number; onDone: () => void }>(
    site.environment,
    async ({ id, number, onDone }) => {
      await call(moveLot, { auction_item_id: id, number })
      await table.page.refresh()
      onDone()
    },
  )
  return { table, move }
})

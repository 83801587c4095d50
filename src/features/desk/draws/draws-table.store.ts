import { type AdminDrawRow, adminDraws } from '../../../api/admin-draws.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

export type DrawsPage = OutputOf<typeof adminDraws>

/** The table of draws, including drafts. */
export const drawsTable = defineUserSlice('desk-draws', site => {
  const call = userCall(site)
  return createTable<AdminDrawRow, DrawsPage>(site.environment, ({ search, page, limit }) =>
    call(adminDraws, { search: search || undefined, page: String(page), limit: String(limit) }),
  )
})

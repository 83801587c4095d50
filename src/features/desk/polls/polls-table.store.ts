import { type AdminPollRow, adminPolls } from '../../../api/admin-polls.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

/** The table of polls, drafts included. */
export const pollsTable = defineUserSlice('desk-polls', site => {
  const call = userCall(site)
  return createTable<AdminPollRow>(site.environment, ({ search, page, limit }) =>
    call(adminPolls, { search: search || undefined, page: String(page), limit: String(limit) }),
  )
})

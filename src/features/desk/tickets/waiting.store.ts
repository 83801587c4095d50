import { adminWaitingList, type Waiter } from '../../../api/admin-waiting-list.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

/** Who waits for tickets, and what is offered to whom. */
export const waitingTable = defineUserSlice('desk-waiting-list', site =>
  createTable<Waiter>(site.environment, ({ search, page, limit }) =>
    userCall(site)(adminWaitingList, { search: search || undefined, page: String(page), limit: String(limit) }),
  ),
)

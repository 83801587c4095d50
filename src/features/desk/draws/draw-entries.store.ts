import { type AdminDrawEntry, adminDrawEntries } from '../../../api/admin-draws.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { createTable } from '../table.store.ts'

/** The sold numbers of a draw. */
export function createEntries(site: Site, draw_id: string) {
  const call = userCall(site)
  return createTable<AdminDrawEntry>(site.environment, ({ search, page, limit }) =>
    call(adminDrawEntries, { draw_id, search: search || undefined, page: String(page), limit: String(limit) }),
  )
}

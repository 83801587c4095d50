import { type AuditEntry, auditLog, undoAction } from '../../../api/admin.ts'
import { createCommand } from '../../../store/command.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { createTable } from '../table.store.ts'

export const auditTable = defineUserSlice('desk-log', site => {
  const { environment } = site
  const call = userCall(site)
  const table = createTable<AuditEntry>(environment, ({ search, page, limit }) =>
    call(auditLog, { search: search || undefined, page: String(page), limit: String(limit) }),
  )
  const undo = createCommand<{ entry: AuditEntry; onDone: () => void }>(environment, async ({ entry, onDone }) => {
    await call(undoAction, { entry_id: entry.entry_id })
    await table.page.refresh()
    onDone()
  })
  return { table, undo }
})

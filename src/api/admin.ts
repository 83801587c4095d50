import * as v from 'valibot'
import type * as inputs from './admin.input.ts'
import { hasFiniteNumbers } from './checks.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { count, file, instant, maybe, nothing, yesNo } from './wire.ts'

export const adminProfile = endpoint<typeof inputs.adminProfile>()({
  method: 'GET',
  path: '/admin/profile',
  scope: 'event',
  access: 'user',
  output: v.object({
    /** Such as `auction.edit`. `*` means all of them. */
    permissions: v.array(v.string()),
  }),
})

const recorded = maybe(v.record(v.string(), v.pipe(v.unknown(), v.check(hasFiniteNumbers))))

const auditEntry = v.object({
  entry_id: v.string(),
  at: instant(),
  /** Null: their account was deleted. */
  person: maybe(v.string()),
  /** Such as `add`, `edit`, `delete` or `hammer`. */
  action: v.string(),
  /** Such as `lot`, and its id and title at that time. */
  kind: v.string(),
  subject_id: v.string(),
  /** Empty if the person may not see such records, or if whose it was is forgotten. */
  title: v.string(),
  /** Null before an addition and after a deletion, and where the title is empty. */
  before: recorded,
  after: recorded,
  /** It is the newest entry of its record, its kind of change can be undone, and the person may do that. */
  can_undoYN: yesNo(),
})

export const auditLog = endpoint<typeof inputs.auditLog>()({
  method: 'GET',
  path: '/admin/audit-log',
  scope: 'event',
  access: 'user',
  output: v.object({
    /** The newest first. */
    items: v.array(auditEntry),
    /** On all pages. */
    total: count(),
  }),
})

export const undoAction = endpoint<typeof inputs.undoAction>()({
  method: 'POST',
  path: '/admin/audit-log/:entry_id/undo',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const uploadPicture = endpoint<typeof inputs.uploadPicture>()({
  method: 'POST',
  path: '/admin/pictures',
  scope: 'event',
  access: 'user',
  output: v.object({ picture: file(), width: count(), height: count() }),
})

export type AuditEntry = OutputOf<{ output: typeof auditEntry }>

import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { Permission } from '../../../../src/api/permissions.ts'
import type { endpoints } from '../../../../src/api/table.ts'
import { changedSince } from '../../identity/audit/changed-since.ts'
import type { Undoable } from '../../identity/audit/logged-kind.ts'
import { recordAction } from '../../identity/audit/record-action.ts'
import type { Recorded } from '../../identity/audit/tables.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { refuseWithout } from '../../identity/memberships.ts'
import type { Database } from '../../platform/db/schema.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Module } from '../module.ts'

/**
 * What can undo this entry of the audit log, and the permission that it needs; undefined if nothing can. An entry
 * without a change cannot be undone.
 */
export function undoingOf(
  modules: readonly Module[],
  { action, kind, before, after }: Pick<Selectable<Database['audit_log']>, 'action' | 'kind' | 'before' | 'after'>,
): { readonly undoable: Undoable; readonly needs: Permission } | undefined {
  if (isDeepStrictEqual(before, after)) return undefined
  const undoable = modules.map(({ logs }) => logs?.[kind]).find(found => found !== undefined)?.undo
  if (!undoable || undoable.actions?.includes(action) === false) return undefined
  const needs = undoable.needs[before === null ? 'delete' : after === null ? 'add' : 'edit']
  return needs && { undoable, needs }
}

/** Is the record still as this entry of the log left it? */
function isAsLogged(current: Recorded | null, logged: Recorded | null, { loggedLater = [] }: Undoable): boolean {
  const isCompared = (key: string) => !loggedLater.includes(key) || (logged !== null && key in logged)
  const compared = current && Object.fromEntries(Object.entries(current).filter(([key]) => isCompared(key)))
  return isDeepStrictEqual(compared, logged)
}

export const undoAction: Handler<typeof endpoints.undoAction> = async call => {
  const { context, input } = call
  const { db, modules, outbox, jobs } = context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const entry = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('id', '=', input.entry_id)
    .executeTakeFirst()
  if (!entry) {
    throw new HttpError(404, { error: 'entry_not_found', error_description: 'This is not in the log (any more).' })
  }
  const undoing = undoingOf(modules, entry)
  if (!undoing) throw new HttpError(409, { error: 'cannot_undo', error_description: 'This can’t be undone.' })
  const { undoable, needs } = undoing
  await refuseWithout(db, needs, event, person.id)
  const { kind, subject_id: id, title, before, after, people } = entry
  await inTransaction(db, async trx => {
    const current = await undoable.read(trx, context, event, id)
    if (!isAsLogged(current, after, undoable)) throw changedSince()
    await undoable.restore(trx, context, event, id, before)
    await recordAction(trx, call, { action: 'undo', kind, id, title, before: after, after: before, people })
  })
  outbox.wake()
  jobs.wake()
  return {}
}

import { sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../identity/call.ts'
import { allPermissions, holds, permissionsOf } from '../../identity/memberships.ts'
import { contains, pageOf } from '../../platform/db/paging.ts'
import { undoingOf } from './undo.ts'

export const auditLog: Handler<typeof endpoints.auditLog> = async call => {
  const { db, modules } = call.context
  const event = await call.event()
  const { id } = event
  const { search = '' } = call.input
  const held = (await permissionsOf(db, event, (await personOrRefuse(call)).id)) ?? new Set()
  const kinds = modules.flatMap(({ logs = {} }) => Object.entries(logs))
  const visible = kinds.filter(([, { viewNeeds }]) => holds(held, viewNeeds)).map(([kind]) => kind)
  const isVisible = held.has(allPermissions) ? sql.lit(true) : sql<boolean>`audit_log.kind = any(${visible}::text[])`
  const found = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .where('audit_log.event_id', '=', id)
    .$if(search !== '', query =>
      query.where(
        contains(
          sql`concat_ws(' ', case when ${isVisible} then audit_log.title end, audit_log.action, users.first_name, users.last_name)`,
          search,
        ),
      ),
    )
  const mayUndo = (entry: Parameters<typeof undoingOf>[1]) => {
    const undoing = undoingOf(modules, entry)
    return undoing !== undefined && holds(held, undoing.needs)
  }
  const { limit, offset } = pageOf(call.input)
  const rows = await found
    .select(['audit_log.id', 'audit_log.at', 'audit_log.action', 'audit_log.kind', 'audit_log.subject_id'])
    .select(['audit_log.title', 'audit_log.before', 'audit_log.after', 'users.first_name', 'users.last_name'])
    .select(isVisible.as('visible'))
    .select(eb =>
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('audit_log as later')
              .select('later.id')
              .where('later.event_id', '=', id)
              .whereRef('later.kind', '=', 'audit_log.kind')
              .whereRef('later.subject_id', '=', 'audit_log.subject_id')
              .whereRef('later.id', '>', 'audit_log.id'),
          ),
        )
        .as('newest'),
    )
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return {
    items: rows.map(({ visible, ...row }) => ({
      entry_id: String(row.id),
      at: row.at.toISOString(),
      person: row.first_name === null ? null : [row.first_name, row.last_name].join(' ').trim(),
      action: row.action,
      kind: row.kind,
      subject_id: row.subject_id,
      title: visible ? row.title : '',
      before: visible ? row.before : null,
      after: visible ? row.after : null,
      can_undoYN: row.newest && mayUndo(row) ? 'yes' : 'no',
    })),
    total: Number(total),
  }
}

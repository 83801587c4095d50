import { sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { contains, pageOf } from '../../platform/db/paging.ts'
import { undoableOf } from './undo.ts'

export const auditLog: Handler<typeof endpoints.auditLog> = async call => {
  const { db, modules } = call.context
  const { id } = await call.event()
  const { search = '' } = call.input
  const found = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.user_id')
    .where('audit_log.event_id', '=', id)
    .$if(search !== '', query =>
      query.where(
        contains(sql`concat_ws(' ', audit_log.title, audit_log.action, users.first_name, users.last_name)`, search),
      ),
    )
  const { limit, offset } = pageOf(call.input)
  const rows = await found
    .select(['audit_log.id', 'audit_log.at', 'audit_log.action', 'audit_log.kind', 'audit_log.subject_id'])
    .select(['audit_log.title', 'audit_log.before', 'audit_log.after', 'users.first_name', 'users.last_name'])
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
    items: rows.map(row => ({
      entry_id: String(row.id),
      at: row.at.toISOString(),
      person: row.first_name === null ? null : [row.first_name, row.last_name].join(' ').trim(),
      action: row.action,
      kind: row.kind,
      subject_id: row.subject_id,
      title: row.title,
      before: row.before,
      after: row.after,
      can_undoYN: row.newest && undoableOf(modules, row) ? 'yes' : 'no',
    })),
    total: Number(total),
  }
}

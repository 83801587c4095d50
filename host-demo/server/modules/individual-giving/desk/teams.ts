import { type Selectable, sql, type Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, rowsOfPage } from '../../../platform/db/paging.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { teamNotFound } from '../find.ts'
import { lockMembers, pushMemberEdits, refreshTeams } from '../totals.ts'

export const adminTeams: Handler<typeof endpoints.adminTeams> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { search = '' } = call.input
  const found = db
    .selectFrom('fundraiser_teams')
    .leftJoin('fundraisers as captains', 'captains.id', 'fundraiser_teams.captain_id')
    .where('fundraiser_teams.event_id', '=', event.id)
    .$if(search !== '', query => query.where(contains(sql.ref('fundraiser_teams.name'), search)))
  const read = found
    .selectAll('fundraiser_teams')
    .select('captains.name as captain_name')
    .orderBy('fundraiser_teams.name')
    .orderBy('fundraiser_teams.id')
  const { rows, total } = await rowsOfPage(found, read, call.input)
  return {
    items: rows.map(row => ({
      team_id: row.slug,
      name: row.name,
      captain_name: row.captain_name,
      raised: row.raised,
      member_count: row.member_count,
      created_at: row.created_at.toISOString(),
      shownYN: yesNo(row.shown),
    })),
    total,
  }
}

export const hideTeam: Handler<typeof endpoints.hideTeam> = async call => {
  const { db, outbox } = call.context
  const event = await call.event()
  const shown = call.input.shownYN === 'yes'
  await inTransaction(db, async trx => {
    const before = await lockTeam(trx, event.id, 'slug', call.input.team_id)
    if (!before) throw teamNotFound()
    if (before.shown === shown) return
    await show(trx, before.id, shown)
    await recordAction(trx, call, {
      action: shown ? 'show' : 'hide',
      kind: 'fundraiser_team',
      id: before.id,
      title: before.name,
      before: { shown: before.shown },
      after: { shown },
    })
  })
  outbox.wake()
  return {}
}

export const undoableTeam: Undoable = {
  needs: { edit: 'individual-giving.edit' },
  async read(trx, _, event, id) {
    const row = await lockTeam(trx, event.id, 'id', id)
    return row ? { shown: row.shown } : null
  },
  restore: (trx, _, __, id, value) => show(trx, id, value?.shown === true),
}

/** Locks a team, and its members before it. */
async function lockTeam(
  trx: Transaction<Database>,
  eventId: string,
  by: 'id' | 'slug',
  value: string,
): Promise<Selectable<Database['fundraiser_teams']> | undefined> {
  const found = trx.selectFrom('fundraiser_teams').selectAll().where('event_id', '=', eventId).where(by, '=', value)
  const team = await found.executeTakeFirst()
  if (team) await lockMembers(trx, team.id)
  return found.forUpdate().executeTakeFirst()
}

async function show(trx: Transaction<Database>, id: string, shown: boolean): Promise<void> {
  await trx.updateTable('fundraiser_teams').set({ shown }).where('id', '=', id).execute()
  // The row is locked already.
  await refreshTeams(trx, [id], false, { edited: true })
  await pushMemberEdits(trx, id)
}

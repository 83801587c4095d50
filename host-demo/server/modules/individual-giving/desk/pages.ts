import { sql, type Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, rowsOfPage } from '../../../platform/db/paging.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { type FundraiserRow, fundraiserNotFound, isErased } from '../find.ts'
import { pushFundraiserEdit } from '../totals.ts'

export const adminFundraisers: Handler<typeof endpoints.adminFundraisers> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { search = '' } = call.input
  const found = db
    .selectFrom('fundraisers')
    .leftJoin('fundraiser_teams', 'fundraiser_teams.id', 'fundraisers.team_id')
    .where('fundraisers.event_id', '=', event.id)
    .$if(search !== '', query =>
      query.where(contains(sql`concat_ws(' ', fundraisers.name, fundraiser_teams.name)`, search)),
    )
  const read = found
    .selectAll('fundraisers')
    .select('fundraiser_teams.name as team_name')
    .select(eb => [
      eb
        .selectFrom('fundraiser_gifts')
        .select(sql<number>`coalesce(sum(amount - refunded), 0)`.as('sum'))
        .whereRef('fundraiser_id', '=', 'fundraisers.id')
        .where('order_line_id', 'is', null)
        .as('offline_raised'),
      eb
        .selectFrom('fundraiser_views')
        .select(sql<number>`coalesce(sum(views), 0)`.as('sum'))
        .whereRef('fundraiser_id', '=', 'fundraisers.id')
        .as('views'),
    ])
    .orderBy('fundraisers.name')
    .orderBy('fundraisers.id')
  const { rows, total } = await rowsOfPage(found, read, call.input)
  return {
    items: rows.map(row => ({
      fundraiser_id: row.slug,
      name: row.name,
      team_name: row.team_name,
      raised: row.raised,
      offline_raised: Number(row.offline_raised),
      gift_count: row.gift_count,
      goal: row.goal ?? 0,
      views: Number(row.views),
      created_at: row.created_at.toISOString(),
      shownYN: yesNo(row.shown),
      erasedYN: yesNo(isErased(row)),
    })),
    total,
  }
}

export const hideFundraiser: Handler<typeof endpoints.hideFundraiser> = async call => {
  const { db, outbox } = call.context
  const event = await call.event()
  const shown = call.input.shownYN === 'yes'
  await inTransaction(db, async trx => {
    const before = await lockPage(trx, event.id, 'slug', call.input.fundraiser_id)
    if (!before) throw fundraiserNotFound()
    if (before.shown === shown) return
    await show(trx, before, shown)
    await recordAction(trx, call, {
      action: shown ? 'show' : 'hide',
      kind: 'fundraiser',
      id: before.id,
      title: before.name,
      before: { shown: before.shown },
      after: { shown },
    })
  })
  outbox.wake()
  return {}
}

export const undoableFundraiser: Undoable = {
  needs: { edit: 'individual-giving.edit' },
  async read(trx, _, event, id) {
    const row = await lockPage(trx, event.id, 'id', id)
    return row ? { shown: row.shown } : null
  },
  async restore(trx, _, event, id, value) {
    const row = await lockPage(trx, event.id, 'id', id)
    if (row) await show(trx, row, value?.shown === true)
  },
}

const lockPage = (
  trx: Transaction<Database>,
  eventId: string,
  by: 'id' | 'slug',
  value: string,
): Promise<FundraiserRow | undefined> =>
  trx
    .selectFrom('fundraisers')
    .selectAll()
    .where('event_id', '=', eventId)
    .where(by, '=', value)
    .forUpdate()
    .executeTakeFirst()

/** @throws {HttpError} 404 `fundraiser_not_found` if the page of a deleted account would be shown */
async function show(trx: Transaction<Database>, page: FundraiserRow, shown: boolean): Promise<void> {
  if (shown && isErased(page)) throw fundraiserNotFound()
  await trx.updateTable('fundraisers').set({ shown }).where('id', '=', page.id).execute()
  await pushFundraiserEdit(trx, page.id)
}

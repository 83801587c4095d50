import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import type { Handler } from '../../../identity/call.ts'
import { contains, rowsOfPage } from '../../../platform/db/paging.ts'

export const adminWaitingList: Handler<typeof endpoints.adminWaitingList> = async call => {
  const { db } = call.context
  const event = await call.event()
  let found = db
    .selectFrom('ticket_waiters')
    .innerJoin('ticket_types', 'ticket_types.id', 'event_ticket_type_id')
    .where('ticket_waiters.event_id', '=', event.id)
    .where('state', 'in', ['waiting', 'offered'])
  for (const word of (call.input.search ?? '').split(/\s+/).filter(Boolean)) {
    found = found.where(contains(sql`concat_ws(' ', first_name, last_name, email, title)`, word))
  }
  const { rows, total } = await rowsOfPage(
    found,
    found
      .select(['ticket_waiters.id', 'title', 'quantity', 'first_name', 'last_name', 'email'])
      .select(['state', 'joined_at', 'offered_until'])
      .orderBy('ticket_types.place')
      .orderBy('ticket_types.id')
      .orderBy('joined_at')
      .orderBy('ticket_waiters.id'),
    call.input,
  )
  return {
    items: rows.map(({ id, title, quantity, first_name, last_name, email, state, joined_at, offered_until }) => ({
      ...{ waiter_id: id, title, quantity, email, name: `${first_name} ${last_name}`.trim() },
      joined_at: joined_at.toISOString(),
      offered_until: state === 'offered' ? (offered_until?.toISOString() ?? null) : null,
    })),
    total,
  }
}

import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { saveTicketBundle as bundleCall } from '../../../../../src/api/admin-tickets.input.ts'
import type { endpoints } from '../../../../../src/api/table.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { ErrorText } from '../../../platform/http/error-words.ts'
import { HttpError, validationError } from '../../../platform/http/http-error.ts'
import { ticketNotFound } from '../selling/find-item.ts'
import { pushStock } from '../selling/push-stock.ts'
import { leftOfTypes, lockOf } from '../selling/stock.ts'
import { scheduleStock } from '../selling/stock-job-kind.ts'
import { offersOf } from './read-offers.ts'

export const saveTicketType: Handler<typeof endpoints.saveTicketType> = async call => {
  const { event_ticket_type_id: known, capacity, waiting_listYN, ...input } = call.input
  await change(call, async (trx, eventId, at) => {
    const before = known ? await rowOf(trx, 'ticket_types', eventId, known) : null
    if (before) {
      const { held = 0 } = (await leftOfTypes(trx, [before], at)).get(before.id) ?? {}
      const taken = before.sold + held
      if (capacity < taken) {
        throw validationError({
          capacity: { sentence: '{count} are sold or in baskets already', values: { count: taken } },
        })
      }
    }
    const row = { ...columnsOf(input), capacity, waiting_list: waiting_listYN === 'yes' }
    const id = known ?? `ett_${randomUUID().replaceAll('-', '')}`
    if (before) await trx.updateTable('ticket_types').set(row).where('id', '=', id).execute()
    else
      await trx
        .insertInto('ticket_types')
        .values({ ...row, id, event_id: eventId })
        .execute()
    await recordAction(trx, call, {
      ...{ action: before ? 'edit' : 'add', kind: 'ticket_type', id, title: row.title },
      before: before && recorded(before),
      after: recorded(row),
    })
  })
  return offersOf(call)
}

export const saveTicketBundle: Handler<typeof endpoints.saveTicketBundle> = async call => {
  const { ticket_bundle_id: known, parts, ...input } = call.input
  await change(call, async (trx, eventId) => {
    const before = known ? await rowOf(trx, 'ticket_bundles', eventId, known) : null
    await checkParts(trx, eventId, parts)
    const row = columnsOf(input)
    const id = known ?? `tbl_${randomUUID().replaceAll('-', '')}`
    if (before) await trx.updateTable('ticket_bundles').set(row).where('id', '=', id).execute()
    else
      await trx
        .insertInto('ticket_bundles')
        .values({ ...row, id, event_id: eventId })
        .execute()
    await trx.deleteFrom('ticket_bundle_parts').where('ticket_bundle_id', '=', id).execute()
    await trx
      .insertInto('ticket_bundle_parts')
      .values(parts.map(part => ({ ...part, ticket_bundle_id: id })))
      .execute()
    await recordAction(trx, call, {
      ...{ action: before ? 'edit' : 'add', kind: 'ticket_bundle', id, title: row.title },
      before: before && recorded(before),
      after: recorded(row),
    })
  })
  return offersOf(call)
}

export const deleteTickets: Handler<typeof endpoints.deleteTickets> = async call => {
  const { id } = call.input
  await change(call, async (trx, eventId) => {
    const type = await trx
      .selectFrom('ticket_types')
      .selectAll()
      .where('id', '=', id)
      .where('event_id', '=', eventId)
      .executeTakeFirst()
    const row = type ?? (await rowOf(trx, 'ticket_bundles', eventId, id))
    if (await isUsed(trx, id)) {
      throw new HttpError(409, {
        error: 'tickets_in_use',
        error_description: 'Somebody has ordered these, or a bundle has them. Make them a draft instead.',
      })
    }
    await trx
      .deleteFrom(type ? 'ticket_types' : 'ticket_bundles')
      .where('id', '=', id)
      .execute()
    const kind = type ? 'ticket_type' : 'ticket_bundle'
    await recordAction(trx, call, { action: 'delete', kind, id, title: row.title, before: recorded(row), after: null })
  })
  return {}
}

/** Changes what is sold while nothing of it is taken, and tells everybody. */
async function change(
  call: Call<unknown>,
  work: (trx: Transaction<Database>, eventId: string, at: Date) => Promise<void>,
): Promise<void> {
  const { db, now, rowLocks, outbox, jobs } = call.context
  const { id } = await call.event()
  await inTransaction(db, async trx => {
    await lockSubjects(trx, rowLocks, [lockOf(id)])
    const at = await databaseTime(trx, now)
    await work(trx, id, at)
    await pushStock(trx, id, at, { edited: true })
    // There may be more of them now, for whoever waits.
    await scheduleStock(trx, id)
  })
  outbox.wake()
  jobs.wake()
}

async function rowOf<Table extends 'ticket_types' | 'ticket_bundles'>(
  trx: Transaction<Database>,
  table: Table,
  eventId: string,
  id: string,
) {
  const found = await trx
    .selectFrom(table as 'ticket_types')
    .selectAll()
    .where('id', '=', id)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!found) throw ticketNotFound()
  return found
}

type Offered = Omit<InferOutput<(typeof bundleCall)['input']>, 'ticket_bundle_id' | 'parts'>

function columnsOf({ hiddenYN, publishedYN, sale_opens_at, sale_closes_at, ...row }: Offered) {
  const opens = sale_opens_at ? new Date(sale_opens_at) : null
  const closes = sale_closes_at ? new Date(sale_closes_at) : null
  const problems: Record<string, ErrorText> = {}
  if (opens && closes && closes <= opens) problems.sale_closes_at = 'The end must be after the beginning'
  if (Object.keys(problems).length) throw validationError(problems)
  return {
    ...row,
    restrictions: row.restrictions || null,
    sale_opens_at: opens,
    sale_closes_at: closes,
    hidden: hiddenYN === 'yes',
    published: publishedYN === 'yes',
  }
}

/** As the audit log keeps it. */
const recorded = (row: object) => JSON.parse(JSON.stringify(row)) as Record<string, string | number | boolean | null>

async function checkParts(
  trx: Transaction<Database>,
  eventId: string,
  parts: readonly { readonly event_ticket_type_id: string }[],
): Promise<void> {
  const ids = parts.map(part => part.event_ticket_type_id)
  const found = await trx
    .selectFrom('ticket_types')
    .select('id')
    .where('event_id', '=', eventId)
    .where('id', 'in', ids)
    .execute()
  if (new Set(ids).size === ids.length && found.length === ids.length) return
  throw validationError({ parts: { forPrograms: 'Each part is a ticket type of this event, once' } })
}

async function isUsed(trx: Transaction<Database>, id: string): Promise<boolean> {
  const { used } = await trx
    .selectNoFrom(eb =>
      eb
        .or([
          eb.exists(eb.selectFrom('ticket_lines').select('order_line_id').where('ticket_bundle_id', '=', id)),
          eb.exists(eb.selectFrom('ticket_line_parts').select('order_line_id').where('event_ticket_type_id', '=', id)),
          eb.exists(eb.selectFrom('ticket_bundle_parts').select('quantity').where('event_ticket_type_id', '=', id)),
          eb.exists(eb.selectFrom('guest_tickets').select('id').where('ticket_type_id', '=', id)),
        ])
        .as('used'),
    )
    .$narrowType<{ used: boolean }>()
    .executeTakeFirstOrThrow()
  return used
}

import type { Kysely, Transaction } from 'kysely'
import type { OrderLineRow } from '../../../checkout/orders/order-row.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import { endSeat, restoreSeat } from '../seats/end-seats.ts'
import { endedMailKind } from '../seats/mail-kinds.ts'
import { countChoice } from './choices.ts'
import type { Part } from './find-item.ts'
import { findLine, setState, type TicketLine } from './lines.ts'
import { areLeft, countSold } from './stock.ts'
import { scheduleStock } from './stock-job-kind.ts'

/** After a change of a line's refunds: ends the refunded seats, and restores those that are not refunded any more. */
export async function followRefunds(
  trx: Transaction<Database>,
  sale: Sale,
  row: OrderLineRow,
  isWhole: boolean,
): Promise<void> {
  const line = await findLine(trx, row)
  if (line.state === 'open') return
  if (line.add_on_choice_id) return followChoice(trx, row, line, isWhole)
  const seats = await seatsOf(trx, row.id)
  const isRefunded = ({ status, cancelled }: Seat) => isWhole || cancelled || status === 'done'
  const ended = seats.filter(seat => !seat.ended_at && isRefunded(seat))
  for (const { id } of ended) await endSeat(trx, id, sale.at)
  await countSold(trx, partsOf(ended), -1)
  const given = seats.filter(seat => seat.ended_at && !isRefunded(seat))
  // Seats that were sold to others meanwhile cannot be restored.
  const isGiven = given.length > 0 && (await areLeft(trx, partsOf(given), sale.at))
  if (isGiven) {
    await countSold(trx, partsOf(given))
    for (const { id } of given) await restoreSeat(trx, id)
  }
  const isGood = isGiven || seats.some(seat => !seat.ended_at && !isRefunded(seat))
  await setState(trx, line, isGood ? 'sold' : 'ended')
  if (ended.length) await scheduleStock(trx, line.event_id)
}

async function followChoice(
  trx: Transaction<Database>,
  row: OrderLineRow,
  line: TicketLine,
  isWhole: boolean,
): Promise<void> {
  const { add_on_choice_id: choice, state } = line
  if (!choice || isWhole === (state === 'ended')) return
  if (isWhole) return endExtra(trx, { ...row, order_line_id: row.id, choiceId: choice })
  await countChoice(trx, choice, row.quantity)
  await setState(trx, line, 'sold')
  await trx.updateTable('ticket_lines').set({ end_mailed_at: null }).where('order_line_id', '=', row.id).execute()
}

type Extra = Pick<OrderLineRow, 'order_id' | 'quantity'> & { readonly order_line_id: number; readonly choiceId: string }

/** Ends a refunded add-on: it is for sale again, and its buyer gets a mail. */
export async function endExtra(trx: Transaction<Database>, extra: Extra): Promise<void> {
  await countChoice(trx, extra.choiceId, -extra.quantity)
  await setState(trx, extra, 'ended')
  await schedule(trx, { kind: endedMailKind, key: extra.order_id })
}

/** A line's seats, each with the status of its own refund, if it has one. */
function seatsOf(db: Kysely<Database>, lineId: number) {
  return db
    .selectFrom('guest_tickets as seats')
    .leftJoin('refunds', 'refunds.id', 'refund_id')
    .select(['seats.id', 'ticket_type_id', 'ended_at', 'cancelled', 'refunds.status'])
    .where('seats.order_line_id', '=', lineId)
    .orderBy('seats.id')
    .forUpdate('seats')
    .execute()
}

type Seat = Awaited<ReturnType<typeof seatsOf>>[number]

const partsOf = (seats: readonly Seat[]): Part[] =>
  seats.flatMap(({ ticket_type_id: id }) => (id ? { event_ticket_type_id: id, quantity: 1 } : []))

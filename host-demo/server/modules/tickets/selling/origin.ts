import type { Kysely, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import { ticketLine } from '../../../../../src/api/tickets.input.ts'
import { hold } from '../../../checkout/holds/holds.ts'
import { linesOf } from '../../../checkout/orders/order-lines.ts'
import type { OrderLineRow } from '../../../checkout/orders/order-row.ts'
import type { PaymentOrigin, PricedLine, Sale } from '../../../checkout/orders/payment-origin.ts'
import { replaceThese } from '../../../checkout/orders/replace-orders.ts'
import { paymentStands } from '../../../checkout/payments/unpay.ts'
import { noChange } from '../../../checkout/totals.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { schedule } from '../../../platform/jobs/schedule.ts'
import {
  areChoicesFree,
  checkLineChoices,
  holdLineChoices,
  noteSeatChoices,
  writeLineChoices,
} from '../agendas/line-choices.ts'
import { isAnyEnded, restoreSeats } from '../seats/end-seats.ts'
import { choicesFullKind } from '../seats/mail-kinds.ts'
import { makeSeats } from '../seats/make-seats.ts'
import { seatsOfLine, typesOfSeats } from '../seats/seats-of-line.ts'
import { countChoice, holdChoice, isChoiceLeft, priceOfChoice } from './choices.ts'
import { findItem, type TicketItem, times } from './find-item.ts'
import { followRefunds } from './follow-refunds.ts'
import { voucherSubjectOf } from './is-unlocked.ts'
import { type Kept, keptIn } from './kept-baskets.ts'
import { findLine, partsOfOrder, setState, type TicketLine, writeLine } from './lines.ts'
import { readOffers } from './list-tickets.ts'
import { pushStock } from './push-stock.ts'
import { refuseAboveLimit, refuseUnlessOnSale, saleState } from './refusals.ts'
import {
  newerOrder,
  refusePaidBasket,
  reservationOf,
  returnToReservation,
  takeReservation,
  useUpReservation,
} from './reservations.ts'
import { areLeft, countSold, lockOf, refuseUnlessLeft, subjectOf } from './stock.ts'

/** Milliseconds that tickets are held after the last try to pay. */
export const holdFor = 10 * 60_000

/** Tickets, bundles and paid add-ons. Admission is no gift, so there is no Gift Aid on it. */
export const ticketOrigin: PaymentOrigin<InferOutput<typeof ticketLine>> = {
  input: ticketLine,
  expiresIn: holdFor,

  async voucherSubjects(db, { id }) {
    const { types, bundles } = await readOffers(db, id, new Date())
    return [...types, ...bundles].map(item => ({
      subject: voucherSubjectOf(item),
      title: item.title,
      isHidden: item.hidden,
    }))
  },

  async price(db, sale, line, field, together): Promise<PricedLine> {
    const subject = lockOf(sale.event.id)
    const { add_on_choice_id: choice, quantity } = line
    if (choice) return { ...(await priceOfChoice(db, sale.event.id, choice)), subject, giftAid: false }
    const item = await findItem(db, sale.event.id, line, field)
    const wanted = times(item.parts, quantity ?? 1)
    refuseUnlessOnSale(sale, item, { kept: await keptIfClosed(db, sale, item, line), wanted })
    refuseAboveLimit(item, quantity ?? 1)
    const types = typesOfSeats(wanted)
    const ordered = together.flatMap(({ agendas }) => agendas?.flat() ?? [])
    await checkLineChoices(db, sale, types, { choices: line.agendas ?? [], ordered }, field)
    const voucherSubject = voucherSubjectOf(item)
    return { title: item.title, subject, voucherSubject, unitPrice: item.price, giftAid: false }
  },

  async write(trx, sale, row, line) {
    if (line.add_on_choice_id) return writeLine(trx, sale, row, line, [])
    const item = await findItem(trx, sale.event.id, line, `lines.${row.position}`)
    const parts = times(item.parts, row.quantity)
    await writeLine(trx, sale, row, line, parts)
    // Checked again here, because earlier lines of the order may take the same tickets of the basket.
    const kept = await keptIfClosed(trx, sale, item, line)
    if (kept) refuseUnlessOnSale(sale, item, { kept, wanted: await partsOfOrder(trx, { id: row.order_id }) })
    await writeLineChoices(trx, row, (line.agendas ?? []).slice(0, typesOfSeats(parts).length))
    refuseAboveLimit(item, await orderedOf(trx, row, line))
  },

  async hold(trx, sale, row, order) {
    const line = await findLine(trx, row)
    await refusePaidBasket(trx, line, order)
    if (line.reservation_id) await takeReservation(trx, sale, line.reservation_id, order)
    await holdLine(trx, sale, row, line)
  },

  async pieces(trx, row) {
    const { parts } = await findLine(trx, row)
    return parts.reduce((sum, { quantity }) => sum + quantity, 0)
  },

  async renew(trx, sale, row, order) {
    const line = await findLine(trx, row)
    await refusePaidBasket(trx, line, order)
    await holdLine(trx, sale, row, line)
  },

  async released(trx, _, row) {
    await returnToReservation(trx, row)
  },

  async paidTooLate(trx, sale, row, order) {
    const { reservation_id: reservation, add_on_choice_id: choice } = await findLine(trx, row)
    // The newer order is of the same basket, and ends when this one is paid.
    const newer = await newerOrder(trx, order)
    // Several lines of the order may be for the same tickets, so they are counted together.
    if (choice) return isChoiceLeft(trx, order, choice, newer)
    const isLeft = await areLeft(trx, await partsOfOrder(trx, order), sale.at, { reservation, order: newer })
    const lines = await linesOf(trx, order)
    return (
      isLeft &&
      areChoicesFree(
        trx,
        lines.map(({ id }) => id),
        newer,
      )
    )
  },

  async paid(trx, sale, order, rows) {
    const newer = await newerOrder(trx, order)
    if (newer) await replaceThese(trx, sale, [newer])
    const full: string[] = []
    for (const row of rows) {
      const line = await findLine(trx, row)
      await countSold(trx, line.parts)
      if (line.add_on_choice_id) await countChoice(trx, line.add_on_choice_id, row.quantity)
      await setState(trx, line, 'sold')
      full.push(...(await makeSeats(trx, sale, order, row, await seatsOfLine(trx, line))))
      await restoreSeats(trx, row)
    }
    const titles = [...new Set(full)]
    if (titles.length) await schedule(trx, { kind: choicesFullKind, key: order.id, payload: { titles } })
    await useUpReservation(trx, order)
    await pushStock(trx, sale.event.id, sale.at)
    return noChange()
  },

  /** The seats are not valid until the order is paid, but stay with their guests: nobody else can buy them. */
  async unpaid(trx, sale, _, rows) {
    for (const row of rows) {
      if (await isAnyEnded(trx, row)) throw paymentStands()
      await noteSeatChoices(trx, row)
      await followRefunds(trx, sale, row, true)
      const line = await findLine(trx, row)
      await setState(trx, line, 'open')
      await holdLine(trx, sale, row, { ...line, reservation_id: null })
    }
    await pushStock(trx, sale.event.id, sale.at)
    return noChange()
  },

  async refunded(trx, sale, _order, refunds) {
    for (const { line: row, refunded } of refunds) {
      await followRefunds(trx, sale, row, refunded >= row.amount - row.discount)
    }
    await pushStock(trx, sale.event.id, sale.at)
    return noChange()
  },
}

/** The tickets that the line's basket has, which matter only once the sale has closed. */
async function keptIfClosed(
  db: Kysely<Database>,
  { event, at }: Sale,
  item: TicketItem,
  { reservation_key: key }: InferOutput<typeof ticketLine>,
): Promise<Kept | undefined> {
  if (!key || saleState(item, at) !== 'closed') return undefined
  const basket = await reservationOf(db, event.id, key)
  return basket && (await keptIn(db, [basket], at)).get(basket.id)
}

async function holdLine(trx: Transaction<Database>, sale: Sale, row: OrderLineRow, line: TicketLine): Promise<void> {
  const { order_line_id, reservation_id: reservation, add_on_choice_id: choice, parts } = line
  const expires_at = new Date(sale.at.getTime() + holdFor)
  if (choice) return holdChoice(trx, row, choice, expires_at)
  if (!parts.length) return
  await refuseUnlessLeft(trx, parts, sale.at, { line: order_line_id, reservation })
  for (const { event_ticket_type_id: id, quantity } of parts) {
    await hold(trx, { order_line_id, subject: subjectOf(id), quantity, expires_at })
  }
  await holdLineChoices(trx, { id: order_line_id }, expires_at)
  await pushStock(trx, sale.event.id, sale.at)
}

/** How many of the same type or bundle all lines of the order have together. */
async function orderedOf(
  trx: Transaction<Database>,
  { order_id }: OrderLineRow,
  { event_ticket_type_id: type, ticket_bundle_id: bundle }: InferOutput<typeof ticketLine>,
): Promise<number> {
  const lines = await trx
    .selectFrom('ticket_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['event_ticket_type_id', 'ticket_bundle_id', 'quantity'])
    .where('order_id', '=', order_id)
    .execute()
  return lines
    .filter(line => (type ? line.event_ticket_type_id === type : line.ticket_bundle_id === bundle))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

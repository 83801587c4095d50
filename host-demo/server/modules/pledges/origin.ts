import type { Kysely } from 'kysely'
import type { InferOutput } from 'valibot'
import { pledgeLine } from '../../../../src/api/pledges.input.ts'
import { writeDetails } from '../../checkout/gifts/gift-details.ts'
import { giftOrigin, priceGift, refuseOutOfRange } from '../../checkout/gifts/gift-origin.ts'
import { hold } from '../../checkout/holds/holds.ts'
import type { OrderLineRow } from '../../checkout/orders/order-row.ts'
import type { PaymentOrigin, Sale } from '../../checkout/orders/payment-origin.ts'
import { replaceOthers } from '../../checkout/orders/replace-orders.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { yesNo } from '../../platform/yes-no.ts'
import { checkAmount } from './check-amount.ts'
import { findCharity } from './find-charity.ts'
import { findOpen } from './find-item.ts'
import { recordPledges, refundPledges } from './paid-pledges.ts'
import { namedParts, partOf } from './promise-lines.ts'
import { promiseOfLine } from './promise-of-line.ts'
import { findPromise } from './promises.ts'
import { unpayPledges } from './unpaid-pledges.ts'
import type { Pledge } from './wire.ts'
import { subjectOf } from './write-pledge.ts'

type Line = InferOutput<typeof pledgeLine>

const gift = giftOrigin('pledge')

/**
 * A pledge that is paid, at once or as promised earlier. It is a gift, for an item or to a charity that the donor
 * chose.
 */
export const pledgeOrigin: PaymentOrigin<Line> = {
  ...gift,
  input: pledgeLine,

  async price(db, sale, line, field) {
    if (line.promise) return pricePromise(db, sale, line, line.promise, field)
    const { event } = sale
    const { amount, pledge_amount: whole = amount, pledge_item_id, charity_id } = line
    if (!pledge_item_id && !charity_id) throw validationError({ [`${field}.charity_id`]: 'Please choose a charity' })
    const item = pledge_item_id ? await findOpen(db, event.id, pledge_item_id) : undefined
    if (item) checkAmount(event, item, whole ?? amount, `${field}.amount`)
    else refuseOutOfRange(event, whole ?? amount, `${field}.amount`)
    const charity = charity_id ? await findCharity(db, event.id, charity_id, item?.charity_ids, field) : undefined
    const title = [item?.title, charity?.name].filter(Boolean).join(': ')
    return priceGift(db, sale, { title, amount })
  },

  checkTogether(sale, lines) {
    // What was promised is owed, and an organiser sets the levels, whatever the most is that can be given at once.
    const toCharities = lines.filter(({ line }) => !line.promise && !line.pledge_item_id)
    gift.checkTogether(sale, toCharities)
    for (const { line, field } of lines) {
      const parts = lines.filter(one => wholeOf(one.line) === wholeOf(line))
      if (line.promise && parts.length === 1 && !line.pledge_amount) continue
      const sum = parts.reduce((sum, part) => sum + part.line.amount, 0)
      if (sum !== (line.pledge_amount ?? line.amount)) {
        throw validationError({ [`${field}.amount`]: 'The parts must add up to the whole amount' })
      }
      if (new Set(parts.map(part => part.line.charity_id)).size < parts.length) {
        throw validationError({ [`${field}.charity_id`]: 'This is in your order already' })
      }
    }
  },

  async write(trx, sale, row, line) {
    const promised = line.promise ? await findPromise(trx, sale.event.id, line.promise) : undefined
    const said = promised && {
      message: promised.message,
      anonymous: yesNo(promised.anonymous),
      anonymous_amount: yesNo(promised.anonymous_amount),
    }
    await writeDetails(trx, sale, row, said ?? line)
    await trx
      .insertInto('pledge_lines')
      .values({
        order_line_id: row.id,
        item_id: promised?.item_id ?? line.pledge_item_id ?? null,
        charity_id: promised && !promised.parts.length ? null : (line.charity_id ?? null),
        pledge_id: promised?.id ?? null,
      })
      .execute()
  },

  /** A promise is paid once: the newest order replaces the ones before it. */
  async hold(trx, sale, row, order) {
    const promise = await promiseOfLine(trx, row)
    if (!promise) return gift.hold(trx, sale, row, order)
    refuseSettled(promise)
    const subject = subjectOf(promise)
    await replaceOthers(trx, sale, subject, order)
    await hold(trx, { order_line_id: row.id, subject, quantity: 1, expires_at: null })
  },

  async renew(trx, sale, row, order) {
    if (!(await promiseOfLine(trx, row))) await gift.renew(trx, sale, row, order)
  },

  async paidTooLate(trx, _, row) {
    const promise = await promiseOfLine(trx, row)
    return !promise || (promise.paid_at === null && promise.undone_at === null && (await isPartOf(trx, promise, row)))
  },

  paid: recordPledges,
  unpaid: unpayPledges,
  refunded: refundPledges,
}

/** A key for the pledge that a line pays, alone or with other lines. */
const wholeOf = ({ promise, pledge_item_id }: Line) => promise ?? `item ${pledge_item_id ?? ''}`

/** Is the line's amount still what it must pay of its promise? The desk may have corrected it since. */
async function isPartOf(db: Kysely<Database>, { parts, amount }: Pledge, row: OrderLineRow): Promise<boolean> {
  if (!parts.length) return amount === row.amount
  const { charity_id } = await db
    .selectFrom('pledge_lines')
    .select('charity_id')
    .where('order_line_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return parts.some(part => part.charity_id === charity_id && part.amount === row.amount)
}

async function pricePromise(db: Kysely<Database>, { event }: Sale, line: Line, promise: string, field: string) {
  const pledge = await findPromise(db, event.id, promise)
  refuseSettled(pledge)
  const { title } = await db
    .selectFrom('pledge_items')
    .select('title')
    .where('id', '=', pledge.item_id)
    .executeTakeFirstOrThrow()
  const named =
    pledge.parts.length > 1
      ? (await namedParts(db, pledge)).find(part => part.charity_id === line.charity_id)
      : undefined
  return {
    title: named ? `${title}: ${named.name}` : title,
    subject: subjectOf(pledge),
    unitPrice: partOf(pledge, line, field),
    giftAid: true,
  }
}

function refuseSettled({ paid_at, undone_at }: { paid_at: Date | null; undone_at: Date | null }): void {
  if (paid_at) {
    throw new HttpError(409, {
      error: 'pledge_paid',
      error_description: 'This pledge is paid already. Nothing was taken again.',
    })
  }
  if (undone_at) {
    throw new HttpError(409, {
      error: 'pledge_undone',
      error_description: 'This pledge has been taken back. Nothing is owed.',
    })
  }
}

import type { Transaction } from 'kysely'
import type { OrderLineRow, Refund, Sale } from '../../checkout/orders/line-origin.ts'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { type Fund, matchOf, openFunds, takenFrom } from './matched-funds.ts'

/** Milliseconds that a match is kept for somebody who is paying. Each card that they try begins them anew. */
const holdFor = 10 * 60_000

/**
 * Keeps the match of a gift while its donor pays, and frees what the same donor
 * has been kept for another order. All that is kept for people who have not
 * paid is half of what is left at most: the other half is for whoever pays
 * first, so that nobody keeps a fund from the others by beginning and never
 * paying. What is paid is matched with all that is there then: see `giveMatch`.
 */
export async function holdMatch(trx: Transaction<Database>, sale: Sale, line: OrderLineRow): Promise<undefined> {
  const fund = await fundFor(trx, sale, line)
  if (!fund) return
  await freeOthers(trx, sale, fund, line)
  const { given, held } = await takenFrom(trx, fund, sale.at, line.id)
  const room = Math.max(0, Math.floor((fund.cap - given) / 2) - held)
  const kept = { amount: Math.min(matchOf(fund, line.amount), room), held_until: new Date(sale.at.getTime() + holdFor) }
  await trx
    .insertInto('match_reservations')
    .values({ order_line_id: line.id, fund_id: fund.id, ...kept })
    .onConflict(conflict =>
      conflict.column('order_line_id').doUpdateSet(kept).where('match_reservations.held_until', 'is not', null),
    )
    .execute()
}

/** The gift is paid: its match is given, as much as others have not been given or are being kept. */
export async function giveMatch(trx: Transaction<Database>, sale: Sale, line: OrderLineRow): Promise<void> {
  const kept = await keptFor(trx, line)
  if (!kept?.held_until) return
  const fund = await fundFor(trx, sale, line)
  if (!fund) return
  const { given, held } = await takenFrom(trx, fund, sale.at, line.id)
  await give(trx, line, Math.max(0, Math.min(matchOf(fund, line.amount), fund.cap - given - held)))
}

/** What is given back is matched no more. */
export async function takeMatchOff(trx: Transaction<Database>, { line, refunded }: Refund): Promise<void> {
  const kept = await keptFor(trx, line)
  if (!kept) return
  const fund = await trx
    .selectFrom('matched_funds')
    .selectAll()
    .where('id', '=', kept.fund_id)
    .executeTakeFirstOrThrow()
  await give(trx, line, Math.min(kept.amount, matchOf(fund, line.amount - refunded)))
}

/** The fund that a gift was begun with, else the one that is open; nobody else takes from it until the transaction ends. */
async function fundFor(
  trx: Transaction<Database>,
  { event, at, rowLocks }: Sale,
  line: OrderLineRow,
): Promise<Fund | undefined> {
  const kept = await keptFor(trx, line)
  const fund = kept
    ? trx.selectFrom('matched_funds').selectAll().where('id', '=', kept.fund_id)
    : openFunds(trx, event.id, at)
  return fund.$if(rowLocks, query => query.forUpdate()).executeTakeFirst()
}

/** A donor is kept one match: by their account, or by address and network, for anybody can type an address. */
async function freeOthers(trx: Transaction<Database>, { at }: Sale, fund: Fund, line: OrderLineRow): Promise<void> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', line.order_id).executeTakeFirstOrThrow()
  await trx
    .updateTable('match_reservations')
    .set({ held_until: at })
    .where('fund_id', '=', fund.id)
    .where('held_until', '>', at)
    .where('order_line_id', 'in', db =>
      db
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select('order_lines.id')
        .where('orders.id', '!=', order.id)
        .where(eb =>
          eb.or([
            eb('user_id', '=', order.user_id),
            eb.and([
              eb(eb.fn('lower', ['email']), '=', normalEmail(order.email)),
              eb('address_hash', '=', order.address_hash),
            ]),
          ]),
        ),
    )
    .execute()
}

function keptFor(trx: Transaction<Database>, { id }: OrderLineRow) {
  return trx.selectFrom('match_reservations').selectAll().where('order_line_id', '=', id).executeTakeFirst()
}

async function give(trx: Transaction<Database>, { id }: OrderLineRow, amount: number): Promise<void> {
  await trx
    .updateTable('match_reservations')
    .set({ amount, held_until: null })
    .where('order_line_id', '=', id)
    .execute()
}

import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import type { Words } from '../../platform/mail/draft.ts'
import { hold } from '../holds/holds.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-row.ts'
import type { LineRefund, Sale } from '../orders/payment-origin.ts'
import { words } from '../words.ts'
import { type Fund, matchOf, subjectOf, takenFrom } from './matched-funds.ts'

/** Milliseconds that a match is held for a payer. Each new try with a card restarts them. */
const holdFor = 10 * 60_000

/**
 * Holds the match of a gift while its donor pays, and drops the same donor's hold for another order. At most half of
 * what is left is held for unpaid gifts; the other half is for whoever pays first, so nobody can block a fund by
 * beginning payments. A paid gift is matched with all that is available then: see `giveMatch`.
 */
export async function holdMatch(
  trx: Transaction<Database>,
  sale: Sale,
  line: OrderLineRow,
  order: OrderRow,
): Promise<void> {
  const fund = await fundOf(trx, line)
  if (!fund) return
  await dropOthers(trx, subjectOf(fund), order)
  const { given, left } = await takenFrom(trx, fund, sale.at, line.id)
  const room = Math.max(0, left - Math.ceil((fund.cap - given) / 2))
  await hold(trx, {
    order_line_id: line.id,
    subject: subjectOf(fund),
    quantity: Math.min(matchOf(fund, line.amount), room),
    expires_at: new Date(sale.at.getTime() + holdFor),
  })
}

/** The gift is paid: gives its match, as far as the fund is neither given nor held for others. */
export async function giveMatch(trx: Transaction<Database>, sale: Sale, line: OrderLineRow): Promise<void> {
  const fund = await fundOf(trx, line)
  if (!fund) return
  const { left } = await takenFrom(trx, fund, sale.at, line.id)
  const amount = Math.max(0, Math.min(matchOf(fund, line.amount), left))
  await trx.insertInto('matches').values({ order_line_id: line.id, fund_id: fund.id, amount }).execute()
}

/** Lowers the match of a refunded gift. If money comes back, raises it again as far as the fund goes. */
export async function rematch(
  trx: Transaction<Database>,
  { at }: Pick<Sale, 'at'>,
  { line, refunded }: LineRefund,
): Promise<void> {
  const match = await trx.selectFrom('matches').selectAll().where('order_line_id', '=', line.id).executeTakeFirst()
  const fund = match && (await fundById(trx, match.fund_id))
  if (!fund) return
  const wanted = matchOf(fund, line.amount - refunded)
  const { left } = await takenFrom(trx, fund, at, line.id)
  const amount = Math.min(wanted, Math.max(match.amount, left))
  await trx.updateTable('matches').set({ amount }).where('order_line_id', '=', line.id).execute()
}

/** What funds have added to an order's gifts of an origin, for its receipt. */
export async function matchRows(
  trx: Transaction<Database>,
  order: OrderRow,
  money: (minor: number) => string,
  origin: string,
): Promise<[Words, Words][]> {
  const matches = await trx
    .selectFrom('matches')
    .innerJoin('order_lines', 'order_lines.id', 'matches.order_line_id')
    .innerJoin('matched_funds', 'matched_funds.id', 'matches.fund_id')
    .select(['matched_funds.name', 'matches.amount'])
    .where('order_lines.order_id', '=', order.id)
    .where('order_lines.origin', '=', origin)
    .orderBy('position')
    .execute()
  return matches.map(({ name, amount }) => [
    words('matched'),
    amount ? words('matchedBy', { amount: money(amount), name }) : words('notMatched', { name }),
  ])
}

/**
 * The fund that was open when the gift was begun. The lock on the order's subjects covers it, so nobody else takes from
 * it.
 */
function fundOf(trx: Transaction<Database>, { subject }: OrderLineRow): Promise<Fund | undefined> {
  const id = subject?.startsWith(subjectOf({ id: '' })) ? subject.slice(subjectOf({ id: '' }).length) : ''
  return fundById(trx, id)
}

const fundById = (trx: Transaction<Database>, id: string) =>
  trx.selectFrom('matched_funds').selectAll().where('id', '=', id).executeTakeFirst()

/** A donor holds one match: by account, or by address and network, because anybody can type an address. */
async function dropOthers(trx: Transaction<Database>, subject: string, order: OrderRow): Promise<void> {
  await trx
    .deleteFrom('holds')
    .where('subject', '=', subject)
    .where('order_line_id', 'in', db =>
      db
        .selectFrom('order_lines')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select('order_lines.id')
        .where('orders.id', '!=', order.id)
        .where('order_lines.subject', '=', subject)
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

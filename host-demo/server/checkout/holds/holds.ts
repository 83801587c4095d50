import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export interface Hold {
  readonly order_line_id: number
  /** The subject of the order's line. */
  readonly subject: string
  /** Pieces, or minor units if money is held. */
  readonly quantity: number
  /** Null: until the order is paid or has ended. */
  readonly expires_at: Date | null
}

/** Holds a quantity of a subject for a line, replacing its earlier hold. Needs the subject's lock. */
export async function hold(trx: Transaction<Database>, held: Hold): Promise<void> {
  if (held.quantity === 0) return dropHold(trx, held)
  const { quantity, expires_at } = held
  await trx
    .insertInto('holds')
    .values(held)
    .onConflict(conflict => conflict.columns(['order_line_id', 'subject']).doUpdateSet({ quantity, expires_at }))
    .execute()
}

async function dropHold(
  trx: Transaction<Database>,
  { order_line_id, subject }: Pick<Hold, 'order_line_id' | 'subject'>,
): Promise<void> {
  await trx.deleteFrom('holds').where('order_line_id', '=', order_line_id).where('subject', '=', subject).execute()
}

interface Which {
  /** A line whose own hold does not count. */
  readonly exceptLine?: number
  /** An order, or several, whose holds do not count. */
  readonly exceptOrder?: string | readonly string[] | undefined
  /**
   * Counts only holds that have not expired by then. Without it, a hold counts until its order is ended at the payment
   * provider, because until then the payer can still be charged.
   */
  readonly unexpiredAt?: Date
}

/** How much of a subject is held for unpaid orders. */
export async function heldOf(
  db: Kysely<Database>,
  subject: string,
  { exceptLine, exceptOrder, unexpiredAt }: Which = {},
): Promise<number> {
  const exceptOrders = [exceptOrder ?? []].flat()
  const { held } = await db
    .selectFrom('holds')
    .select(sql<number>`coalesce(sum(quantity), 0)`.as('held'))
    .where('subject', '=', subject)
    .$if(exceptLine !== undefined, query => query.where('order_line_id', '!=', exceptLine ?? 0))
    .$if(exceptOrders.length > 0, query => query.where(isNotOf(exceptOrders)))
    .$if(unexpiredAt !== undefined, query => query.where(isUnexpired(unexpiredAt ?? new Date())))
    .executeTakeFirstOrThrow()
  return held
}

/** Is a hold not for a line of this order, or of these? */
export const isNotOf = (orderId: string | readonly string[]) => (eb: ExpressionBuilder<Database, 'holds'>) =>
  eb('order_line_id', 'not in', eb.selectFrom('order_lines').select('id').where('order_id', 'in', [orderId].flat()))

const isUnexpired = (at: Date) => (eb: ExpressionBuilder<Database, 'holds'>) =>
  eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)])

export interface Stock {
  readonly subject: string
  /** Pieces, or minor units. */
  readonly total: number
  readonly sold: number
}

/** What is neither sold nor held of a subject. Sells no more than that, if the subject is locked. */
export async function leftOf(db: Kysely<Database>, { subject, total, sold }: Stock, which?: Which): Promise<number> {
  return total - sold - (await heldOf(db, subject, which))
}

/** `leftOf` for many subjects in one query, by subject. */
export async function leftOfEach(db: Kysely<Database>, stocks: readonly Stock[]): Promise<ReadonlyMap<string, number>> {
  if (!stocks.length) return new Map()
  const rows = await db
    .selectFrom('holds')
    .select(['subject', sql<number>`sum(quantity)`.as('held')])
    .where(
      'subject',
      'in',
      stocks.map(({ subject }) => subject),
    )
    .groupBy('subject')
    .execute()
  const held = new Map(rows.map(row => [row.subject, row.held]))
  return new Map(stocks.map(({ subject, total, sold }) => [subject, total - sold - (held.get(subject) ?? 0)]))
}

import type { Transaction } from 'kysely'
import type { Person } from '../../identity/sessions.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type Declaration, isSameName } from '../orders/declaration.ts'
import { mayDeclare } from '../orders/gift-aid.ts'
import type { OrderLineRow, OrderRow } from '../orders/order-row.ts'
import { standingDeclaration } from '../orders/standing-gift-aid.ts'

/**
 * The Gift Aid declaration that a month of a monthly gift is covered by: that of its first payment if that is for
 * future gifts, or else one for all gifts that the same person has made since.
 * @param order the first payment
 */
export async function declarationOfMonth(
  trx: Transaction<Database>,
  order: OrderRow,
  line: Pick<OrderLineRow, 'id' | 'is_gift'>,
): Promise<Declaration | undefined> {
  const own = await trx
    .selectFrom('gift_aid_declarations')
    .selectAll()
    .where('order_line_id', '=', line.id)
    .where('scope', '=', 'all_gifts')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (own || !line.is_gift || order.user_id === null) return own
  const event = await trx.selectFrom('events').selectAll().where('id', '=', order.event_id).executeTakeFirstOrThrow()
  if (!mayDeclare(event, order)) return undefined
  const person: Person = await trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', order.user_id)
    .executeTakeFirstOrThrow()
  const standing = await standingDeclaration(trx, event, person)
  // Who had one already and began without it did not want it here.
  const isLater = standing && standing.declared_at > order.created_at
  return isLater && isSameName(standing, order) ? standing : undefined
}

import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { normalEmail } from '../../platform/hashes.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import type { OrderRow } from './order-row.ts'
import type { Sale } from './payment-origin.ts'
import type { Kept } from './promise-term.ts'

/** What somebody without an account may keep from others by orders that are free or to be paid later. */
const [mostPieces, mostOrders] = [20, 5]

/** What is locked while such an order is written, so that simultaneous ones are counted one after the other. */
export const promisesOf = (eventId: string, email: string) => `promises:${eventId}:${normalEmail(email)}`

/**
 * Limits what somebody without an account, whose address nobody has verified, keeps from others without paying. Not by
 * network, because a whole ballroom shares one. Needs the lock of `promisesOf`.
 * @param order newly written, with its lines
 * @throws {HttpError} 409 `promise_too_large` or `too_many_promises`
 */
export async function refuseStranger(
  trx: Transaction<Database>,
  { origins }: Pick<Sale, 'origins'>,
  order: OrderRow,
  { pieces, voucherUse }: Kept,
): Promise<void> {
  const isFree = order.total === 0
  if (pieces === 0 && (isFree || !voucherUse)) return
  if (pieces > mostPieces) {
    throw new HttpError(409, {
      error: 'promise_too_large',
      error_description: {
        sentence: isFree
          ? 'Without an account you can order up to {most} free pieces. Please sign in, or ask the organiser.'
          : 'Without an account you can order up to {most} pieces and pay for them later. Please pay by card, sign in, or ask the organiser.',
        values: { most: mostPieces },
      },
    })
  }
  const keeping = Object.entries(origins).flatMap(([name, origin]) => (origin?.pieces ? [name] : []))
  const kept = trx.selectFrom('order_lines').select('order_id').where('origin', 'in', keeping)
  const { count } = await trx
    .selectFrom('orders')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('event_id', '=', order.event_id)
    .$if(isFree, query => query.where('total', '=', 0).where('status', '!=', 'cancelled').where('id', 'in', kept))
    .$if(!isFree, query =>
      query
        .where('status', '=', 'awaiting_offline_payment')
        .where(eb => eb.or([eb('voucher_id', 'is not', null), eb('id', 'in', kept)])),
    )
    .where('user_id', 'is', null)
    .where(eb => eb(eb.fn('lower', ['email']), '=', normalEmail(order.email)))
    .executeTakeFirstOrThrow()
  if (Number(count) <= mostOrders) return
  throw new HttpError(409, {
    error: 'too_many_promises',
    error_description: isFree
      ? 'This email address has several free orders already. Please sign in, or ask the organiser.'
      : 'This email address has several unpaid orders already. Please pay for one of them first, pay by card, sign in, or ask the organiser.',
  })
}

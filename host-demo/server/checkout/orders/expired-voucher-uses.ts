import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { endOrder } from '../payments/end-order.ts'
import { usesOf, type VoucherRow } from './vouchers.ts'

/** Orders that are ended for one newcomer: the provider is asked for each. */
const atOnce = 3

/**
 * Makes room for somebody where all uses of a code are taken, by ending orders that have expired: first at the
 * provider, so that none of them is paid with a use that another has got. A job does so too, if nobody waits for it.
 */
export async function releaseExpiredVoucherUses(context: Context, voucher: VoucherRow): Promise<void> {
  if (await isFree(context, voucher)) return
  const expired = (await expiredUses(context, voucher)).select('id').orderBy('expires_at').limit(atOnce)
  for (const { id } of await expired.execute()) await endOrder(context, id)
}

/** Is there a use, or one of an order that has expired? */
export async function isUseLeft(context: Context, voucher: VoucherRow): Promise<boolean> {
  if (await isFree(context, voucher)) return true
  return (await (await expiredUses(context, voucher)).select('id').limit(1).executeTakeFirst()) !== undefined
}

async function expiredUses({ db, now }: Context, { id }: VoucherRow) {
  return db
    .selectFrom('orders')
    .where('voucher_id', '=', id)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', await databaseTime(db, now))
}

async function isFree({ db }: Context, { id, max_usages: most }: VoucherRow): Promise<boolean> {
  return most === null || (await usesOf(db, id)) < most
}

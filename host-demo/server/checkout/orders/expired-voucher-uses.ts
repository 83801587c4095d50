import type { Context } from '../../platform/context.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { endOrder } from '../payments/end-order.ts'
import type { OrderRow } from './order-row.ts'
import type { VoucherRow } from './voucher-table.ts'
import { isUseFree } from './vouchers.ts'

/** Orders ended at most by one request: the provider is called for each. */
const atOnce = 3

/**
 * Frees uses of a used-up code by ending expired orders: first at the provider, so that none can still be paid with a
 * use given to somebody else. A job does the same when nobody waits.
 */
export async function releaseExpiredVoucherUses(context: Context, voucher: VoucherRow): Promise<void> {
  if (await isUseFree(context.db, voucher)) return
  const expired = (await expiredUses(context, voucher)).select('id').orderBy('expires_at').limit(atOnce)
  for (const { id } of await expired.execute()) await endOrder(context, id, { onlyIfExpired: true })
}

/** Is a use free, or taken by an expired order or one of the payer's own earlier ones? */
export async function isUseLeft(
  context: Context,
  voucher: VoucherRow,
  earlier?: readonly OrderRow[],
): Promise<boolean> {
  const own = earlier?.map(({ id }) => id)
  if (await isUseFree(context.db, voucher, own)) return true
  return (await (await expiredUses(context, voucher)).select('id').limit(1).executeTakeFirst()) !== undefined
}

async function expiredUses({ db, now }: Context, { id }: VoucherRow) {
  return db
    .selectFrom('orders')
    .where('voucher_id', '=', id)
    .where('status', 'in', ['pending', 'awaiting_offline_payment'])
    .where('expires_at', '<=', await databaseTime(db, now))
}

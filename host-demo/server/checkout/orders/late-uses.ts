import type { Context } from '../../platform/context.ts'
import { callOff } from '../payments/call-off.ts'
import { usedFor, usesOf, type VoucherRow } from './vouchers.ts'

/** Payments that are ended for one newcomer: the provider is asked for each. */
const atOnce = 3

/**
 * Makes room for somebody where all uses of a code are taken, by ending the
 * payments that have been begun long ago: first at the provider, so that none
 * of them is paid with a use that another has got.
 */
export async function giveBackLateUses(context: Context, voucher: VoucherRow): Promise<void> {
  if (await isFree(context, voucher)) return
  const late = await lateUses(context, voucher).selectAll().orderBy('created_at').limit(atOnce).execute()
  for (const order of late) await callOff(context, order)
}

/** Is there a use, or one that nobody has a right to any more? */
export async function isUseLeft(context: Context, voucher: VoucherRow): Promise<boolean> {
  if (await isFree(context, voucher)) return true
  return (await lateUses(context, voucher).select('id').limit(1).executeTakeFirst()) !== undefined
}

function lateUses({ db, now }: Context, { id }: VoucherRow) {
  return db
    .selectFrom('orders')
    .where('voucher_id', '=', id)
    .where('status', '=', 'pending')
    .where('created_at', '<=', new Date(now().getTime() - usedFor))
}

async function isFree({ db }: Context, { id, max_usages: most }: VoucherRow): Promise<boolean> {
  return most === null || (await usesOf(db, id)) < most
}

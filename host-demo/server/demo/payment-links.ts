import type { Transaction } from 'kysely'
import { normalCode } from '../checkout/orders/vouchers.ts'
import { createPaymentRequest } from '../modules/payment-links/payment-requests.ts'
import type { Database } from '../platform/db/schema.ts'
import type { DemoEvent } from './demo-event.ts'
import { inDays } from './in-days.ts'

/** Seeds an event's payment links, and the vouchers that they take. */
export async function seedPaymentLinks(
  trx: Transaction<Database>,
  { id, giving }: DemoEvent,
  now: Date,
): Promise<void> {
  const { asked = [], vouchers = [] } = giving
  for (const one of asked) await createPaymentRequest(trx, id, one)
  for (const voucher of vouchers) {
    const { code, mode, value, maxUsages, endsInDays, origins = ['dynamic_payment'] } = voucher
    await trx
      .insertInto('vouchers')
      .values({
        id: `voucher_${id}_${normalCode(code)}`,
        event_id: id,
        code,
        code_normal: normalCode(code),
        price_mode: mode,
        value,
        origins: JSON.stringify(origins),
        pieces: voucher.pieces ?? null,
        unlocks: voucher.unlocks ?? false,
        note: voucher.note ?? '',
        max_usages: maxUsages ?? null,
        valid_from: null,
        valid_until: endsInDays === undefined ? null : inDays(now, endsInDays),
      })
      .execute()
  }
}

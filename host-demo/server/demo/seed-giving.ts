import type { Kysely, Transaction } from 'kysely'
import { bare } from '../checkout/address-book.ts'
import { normalCode } from '../checkout/orders/vouchers.ts'
import type { StoredSettings } from '../identity/tables.ts'
import { askForPayment } from '../modules/payment-links/payment-requests.ts'
import type { Database } from '../platform/db/schema.ts'
import type { DemoEvent } from './demo-event.ts'
import type { DemoGiving } from './demo-giving.ts'
import { demoAddresses } from './events/addresses.ts'

const day = 24 * 60 * 60 * 1000

/** Seeds an event's matched funds, payment requests and vouchers. */
export async function seedGiving(trx: Transaction<Database>, { id, giving }: DemoEvent, now: Date): Promise<void> {
  const { fund, asked = [], vouchers = [] } = giving
  const inDays = (days: number) => new Date(now.getTime() + days * day)
  if (fund) {
    const { startsInDays, endsInDays, ...rest } = fund
    await trx
      .insertInto('matched_funds')
      .values({
        ...rest,
        id: `fund_${id}`,
        event_id: id,
        starts_at: inDays(startsInDays),
        ends_at: endsInDays === undefined ? null : inDays(endsInDays),
      })
      .execute()
  }
  for (const one of asked) await askForPayment(trx, id, one)
  for (const { code, mode, value, maxUsages, endsInDays } of vouchers) {
    await trx
      .insertInto('vouchers')
      .values({
        id: `voucher_${id}_${normalCode(code)}`,
        event_id: id,
        code,
        code_normal: normalCode(code),
        price_mode: mode,
        value,
        origins: JSON.stringify(['dynamic_payment']),
        max_usages: maxUsages ?? null,
        valid_from: null,
        valid_until: endsInDays === undefined ? null : inDays(endsInDays),
      })
      .execute()
  }
}

/** Seeds the streets of the postcode search. */
export async function seedAddresses(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('postcode_addresses')
    .values(
      demoAddresses.flatMap(({ postcode, town, lines }) =>
        lines.map(([line_1, line_2 = null], position) => ({
          postcode: bare(postcode),
          position,
          line_1,
          line_2,
          town,
        })),
      ),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** In wire names. */
export function storedGiving(giving: DemoGiving): StoredSettings['giving'] {
  return {
    guest_pays_fees_default: giving.feesInPrice ? 'yes' : 'no',
    fee_basis_points: giving.fee.basisPoints,
    fee_fixed: giving.fee.fixed,
    voluntary_contribution: giving.contribution ?? null,
    gift_aid: giving.giftAid ? 'yes' : 'no',
    gift_messages: giving.messages ? 'yes' : 'no',
    tributes: giving.tributes ? 'yes' : 'no',
    marketing_question: giving.marketingQuestion ?? null,
  }
}

export function storedAmounts({ settings, giving }: DemoEvent): StoredSettings['donation_amounts'] {
  return settings.donationAmounts.map((amount): SuggestedAmount => {
    const { does = null, picture } = giving.amounts?.[amount] ?? {}
    return { amount, description: does, picture: picture === undefined ? null : { uri: picture } }
  })
}

type SuggestedAmount = StoredSettings['donation_amounts'][number]

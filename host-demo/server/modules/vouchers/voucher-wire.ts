import { type Kysely, sql } from 'kysely'
import type { InferInput } from 'valibot'
import type { adminVoucher } from '../../../../src/api/admin-vouchers.ts'
import type { VoucherState } from '../../../../src/api/voucher-kinds.ts'
import type { VoucherRow } from '../../checkout/orders/voucher-table.ts'
import { hasUse } from '../../checkout/orders/vouchers.ts'
import type { Database } from '../../platform/db/schema.ts'
import { yesNo } from '../../platform/yes-no.ts'
import { revisionOf } from './voucher-record.ts'

/** How a voucher has been used. */
export interface Use {
  readonly used: number
  readonly held: number
  /** Minor units. */
  readonly discount_total: number
}

const unused: Use = { used: 0, held: 0, discount_total: 0 }

/** The uses of these vouchers, by id. */
export async function usesOf(db: Kysely<Database>, vouchers: readonly VoucherRow[]): Promise<ReadonlyMap<string, Use>> {
  if (!vouchers.length) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select('voucher_id')
    .select(sql<number>`count(*) filter (where ${hasUse})::int`.as('used'))
    .select(
      sql<number>`count(*) filter (where status in ('pending', 'awaiting_offline_payment') and released_at is null)::int`.as(
        'held',
      ),
    )
    .select(sql<number>`coalesce(sum(discount_total) filter (where ${hasUse}), 0)::bigint`.as('discount_total'))
    .where(
      'voucher_id',
      'in',
      vouchers.map(({ id }) => id),
    )
    .groupBy('voucher_id')
    .execute()
  return new Map(rows.map(({ voucher_id, ...use }) => [voucher_id ?? '', use]))
}

export function stateOf(voucher: VoucherRow, { used, held }: Use, at: Date): VoucherState {
  const { paused_at, valid_from: from, valid_until: until, max_usages: most } = voucher
  if (paused_at) return 'paused'
  if (from && from > at) return 'not_yet'
  if (until && until <= at) return 'expired'
  return most !== null && used + held >= most ? 'used_up' : 'open'
}

export function wireOf(
  voucher: VoucherRow,
  uses: ReadonlyMap<string, Use>,
  at: Date,
): InferInput<typeof adminVoucher.output> {
  const use = uses.get(voucher.id) ?? unused
  return {
    voucher_id: voucher.id,
    voucher_code: voucher.code,
    revision: revisionOf(voucher),
    price_mode: voucher.price_mode,
    value: voucher.value,
    origins: voucher.origins,
    subjects: voucher.subjects,
    unlocksYN: yesNo(voucher.unlocks),
    pieces: voucher.pieces,
    max_usages: voucher.max_usages,
    valid_from: voucher.valid_from?.toISOString() ?? null,
    valid_until: voucher.valid_until?.toISOString() ?? null,
    note: voucher.note,
    pausedYN: yesNo(voucher.paused_at !== null),
    state: stateOf(voucher, use, at),
    ...use,
  }
}

import * as v from 'valibot'
import type * as inputs from './admin-vouchers.input.ts'
import { endpoint, type OutputOf } from './endpoint.ts'
import { orderStatuses } from './order-sums.ts'
import { priceModes, voucherStates } from './voucher-kinds.ts'
import { count, currency, decimals, instant, maybe, nothing, yesNo } from './wire.ts'

/** A voucher as organisers see it. */
const voucher = v.object({
  voucher_id: v.string(),
  voucher_code: v.string(),
  /** An edit that names an older revision is refused. */
  revision: v.string(),
  price_mode: v.picklist(priceModes),
  /** Minor units; hundredths of a percent for `percent`. */
  value: count(),
  origins: v.array(v.string()),
  /** `auction:*` is everything of that origin. Absent: everything of all its origins. */
  subjects: maybe(v.array(v.string())),
  unlocksYN: yesNo(),
  /** How many pieces of one order it covers. Absent: all. */
  pieces: maybe(count()),
  /** How many orders can use it. Absent: any number. */
  max_usages: maybe(count()),
  valid_from: maybe(instant()),
  valid_until: maybe(instant()),
  note: v.string(),
  pausedYN: yesNo(),
  state: v.picklist(voucherStates),
  /** Paid orders with it. */
  used: count(),
  /** Orders with it that are being paid. */
  held: count(),
  /** Minor units that it took off paid orders. */
  discount_total: count(),
})

export const adminVouchers = endpoint<typeof inputs.adminVouchers>()({
  method: 'GET',
  path: '/admin/vouchers',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    items: v.array(voucher),
    /** On all pages. */
    total: count(),
  }),
})

export const adminVoucher = endpoint<typeof inputs.adminVoucher>()({
  method: 'GET',
  path: '/admin/vouchers/:voucher_id',
  scope: 'event',
  access: 'user',
  output: voucher,
})

export const voucherChoices = endpoint<typeof inputs.voucherChoices>()({
  method: 'GET',
  path: '/admin/voucher-choices',
  scope: 'event',
  access: 'user',
  output: v.object({
    origins: v.array(
      v.object({
        origin: v.string(),
        /** The subjects that a voucher can be limited to. */
        subjects: v.array(v.object({ subject: v.string(), title: v.string(), hiddenYN: yesNo() })),
      }),
    ),
  }),
})

export const addVoucher = endpoint<typeof inputs.addVoucher>()({
  method: 'POST',
  path: '/admin/vouchers',
  scope: 'event',
  access: 'user',
  output: voucher,
})

export const addVoucherBatch = endpoint<typeof inputs.addVoucherBatch>()({
  method: 'POST',
  path: '/admin/voucher-batches',
  scope: 'event',
  access: 'user',
  output: v.object({ voucher_codes: v.array(v.string()) }),
})

export const editVoucher = endpoint<typeof inputs.editVoucher>()({
  method: 'PUT',
  path: '/admin/vouchers/:voucher_id',
  scope: 'event',
  access: 'user',
  output: voucher,
})

export const pauseVoucher = endpoint<typeof inputs.pauseVoucher>()({
  method: 'POST',
  path: '/admin/vouchers/:voucher_id/pause',
  scope: 'event',
  access: 'user',
  output: voucher,
})

export const deleteVoucher = endpoint<typeof inputs.deleteVoucher>()({
  method: 'DELETE',
  path: '/admin/vouchers/:voucher_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export const voucherUses = endpoint<typeof inputs.voucherUses>()({
  method: 'GET',
  path: '/admin/vouchers/:voucher_id/uses',
  scope: 'event',
  access: 'user',
  output: v.object({
    currency: currency(),
    currency_decimals: decimals(),
    items: v.array(
      v.object({
        reference: v.string(),
        /** Absent: the account was deleted. */
        name: maybe(v.string()),
        status: v.picklist(orderStatuses),
        /** Of the order. */
        at: instant(),
        /** Minor units. */
        discount: count(),
        total: count(),
        /** Of the total. */
        refunded: count(),
      }),
    ),
    /** On all pages. */
    total: count(),
  }),
})

export type AdminVoucher = OutputOf<{ output: typeof voucher }>
export type VoucherOrigins = OutputOf<typeof voucherChoices>['origins']
export type VoucherUse = OutputOf<typeof voucherUses>['items'][number]

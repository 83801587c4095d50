import * as v from 'valibot'
import { endpoint, type OutputOf } from './endpoint.ts'
import { priceModes, voucherStates } from './voucher-kinds.ts'
import type * as inputs from './vouchers.input.ts'
import { count, currency, decimals, instant, maybe, nothing, yesNo } from './wire.ts'

/** A voucher as guests see it. */
const redeemed = v.object({
  voucher_id: v.string(),
  /** As the organiser writes it. */
  voucher_code: v.string(),
  price_mode: v.picklist(priceModes),
  /** Minor units; hundredths of a percent for `percent`. */
  value: count(),
  currency: currency(),
  currency_decimals: decimals(),
  /** The origins of the order lines that it is for, such as `ticket`. */
  origins: v.array(v.string()),
  /** The names of what it is limited to. Empty: everything of its origins. */
  limited_to: v.array(v.string()),
  /** The origins that it is for as a whole, beside what it is limited to. Absent: it is not limited. */
  whole_origins: maybe(v.array(v.string())),
  /** How many pieces of one order it covers. Absent: all. */
  pieces: maybe(count()),
  /** Does it show and sell what others do not see? */
  unlocksYN: yesNo(),
  valid_until: maybe(instant()),
  state: v.picklist(voucherStates),
})

export const accountVouchers = endpoint<typeof inputs.accountVouchers>()({
  method: 'GET',
  path: '/account/vouchers',
  scope: 'event',
  access: 'user',
  output: v.object({ items: v.array(redeemed) }),
})

export const redeemVoucher = endpoint<typeof inputs.redeemVoucher>()({
  method: 'POST',
  path: '/account/vouchers/redeem',
  scope: 'event',
  access: 'user',
  output: redeemed,
})

export const dropVoucher = endpoint<typeof inputs.dropVoucher>()({
  method: 'DELETE',
  path: '/account/vouchers/:voucher_id',
  scope: 'event',
  access: 'user',
  output: nothing(),
})

export type RedeemedVoucher = OutputOf<{ output: typeof redeemed }>

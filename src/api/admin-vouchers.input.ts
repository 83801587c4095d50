import * as v from 'valibot'
import { described } from './endpoint.ts'
import { moment } from './moment.input.ts'
import { once, onceError } from './once.input.ts'
import { paging } from './paging.input.ts'
import { priceModes } from './voucher-kinds.ts'
import { greatestAmount } from './wire.ts'

const voucher_id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const instant = () => v.nullish(moment(), null)
const yesNo = () => v.picklist(['yes', 'no'])
const code = v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a code'), v.maxLength(50))
const usages = whole(1, 1_000_000)

/** What a voucher does. Times are ISO 8601. */
const terms = {
  price_mode: v.picklist(priceModes),
  /** Minor units; hundredths of a percent for `percent`; 0 for `none` and `free`. */
  value: whole(0, greatestAmount),
  /** The origins of the order lines that it is for. */
  origins: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(64))),
    v.minLength(1, 'Please choose what it is for'),
    v.maxLength(20),
  ),
  /** `auction:*` is everything of that origin. Null: everything of all its origins. */
  subjects: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.minLength(1), v.maxLength(500)), null),
  unlocksYN: yesNo(),
  /** How many pieces of one order it covers. Null: all. */
  pieces: v.nullish(whole(1, 1000), null),
  /** How many orders can use it. Null: any number. */
  max_usages: v.nullish(usages, null),
  valid_from: instant(),
  valid_until: instant(),
  note: v.pipe(v.string(), v.trim(), v.maxLength(300)),
}

export const adminVouchers = described({
  summary: 'The vouchers of an event, the newest first, with their uses.',
  needs: 'vouchers.viewlist',
  input: v.object({ ...paging }),
})

export const adminVoucher = described({
  summary: 'A voucher with everything that can be edited.',
  needs: 'vouchers.view',
  errors: ['voucher_unknown'],
  input: v.object({ voucher_id }),
})

export const voucherChoices = described({
  summary: 'What vouchers can be for at this event.',
  needs: 'vouchers.viewlist',
  input: v.object({}),
})

export const addVoucher = described({
  summary: 'Makes a voucher.',
  needs: 'vouchers.add',
  errors: ['voucher_code_taken', onceError],
  input: v.object({ ...terms, ...once, voucher_code: code }),
})

export const addVoucherBatch = described({
  summary: 'Makes many vouchers of the same terms, with random codes after a prefix.',
  needs: 'vouchers.add',
  errors: [onceError],
  input: v.object({
    ...terms,
    /** How many orders can use each code. Null: any number. */
    max_usages: v.optional(v.nullable(usages), 1),
    /** Sent again with the same key, the vouchers are made once. */
    idempotency_key: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
    prefix: v.pipe(v.string(), v.trim(), v.maxLength(20)),
    quantity: whole(1, 1000),
  }),
})

export const editVoucher = described({
  summary: 'Edits a voucher. Orders that have used it stay as they are.',
  needs: 'vouchers.edit',
  errors: ['voucher_unknown', 'voucher_code_taken', 'voucher_changed'],
  input: v.object({ ...terms, voucher_id, voucher_code: code, revision: v.string() }),
})

export const pauseVoucher = described({
  summary: 'Lets no further order use a voucher, until it goes on. Orders that have begun are not affected.',
  needs: 'vouchers.edit',
  errors: ['voucher_unknown'],
  input: v.object({ voucher_id, pausedYN: yesNo() }),
})

export const deleteVoucher = described({
  summary: 'Deletes a voucher that no order has ever used.',
  needs: 'vouchers.delete',
  errors: ['voucher_unknown', 'voucher_in_use'],
  input: v.object({ voucher_id }),
})

export const voucherUses = described({
  summary: 'The orders that use a voucher, or have used it, the newest first.',
  needs: 'vouchers.view',
  errors: ['voucher_unknown'],
  input: v.object({ ...paging, voucher_id }),
})

import type { endpoints } from '../../../../src/api/table.ts'
import { wholeOrigin } from '../../../../src/api/voucher-kinds.ts'
import { openVoucher } from '../../checkout/orders/open-voucher.ts'
import type { VoucherRow } from '../../checkout/orders/voucher-table.ts'
import { type Call, type Handler, personOrRefuse } from '../../identity/call.ts'
import { choicesOf } from './check-terms.ts'
import { stateOf, usesOf } from './voucher-wire.ts'

/** The most vouchers of an account that are listed. */
const most = 50

export const accountVouchers: Handler<typeof endpoints.accountVouchers> = async call => {
  const event = await call.event()
  const person = await personOrRefuse(call)
  const rows = await call.context.db
    .selectFrom('vouchers')
    .innerJoin('kept_vouchers', 'voucher_id', 'vouchers.id')
    .selectAll('vouchers')
    .where('user_id', '=', person.id)
    .where('event_id', '=', event.id)
    .orderBy('kept_at', 'desc')
    .orderBy('vouchers.id')
    .limit(most)
    .execute()
  return { items: await redeemed(call, rows) }
}

export const redeemVoucher: Handler<typeof endpoints.redeemVoucher> = async call => {
  const { context, address, input } = call
  const event = await call.event()
  const person = await personOrRefuse(call)
  const guess = { code: input.voucher_code, address, answer: input.challenge_answer }
  const voucher = await openVoucher(context, event, guess)
  await context.db
    .insertInto('kept_vouchers')
    .values({ user_id: person.id, voucher_id: voucher.id, kept_at: context.now() })
    .onConflict(conflict => conflict.columns(['user_id', 'voucher_id']).doUpdateSet({ kept_at: context.now() }))
    .execute()
  const [wire] = await redeemed(call, [voucher])
  if (!wire) throw new Error('A redeemed voucher is not described')
  return wire
}

export const dropVoucher: Handler<typeof endpoints.dropVoucher> = async call => {
  const person = await personOrRefuse(call)
  await call.context.db
    .deleteFrom('kept_vouchers')
    .where('user_id', '=', person.id)
    .where('voucher_id', '=', call.input.voucher_id)
    .execute()
  return {}
}

async function redeemed({ context: { db, origins, now }, event: find }: Call<unknown>, rows: readonly VoucherRow[]) {
  const event = await find()
  const uses = await usesOf(db, rows)
  const titles = new Map(
    rows.some(({ subjects }) => subjects)
      ? [...(await choicesOf(db, origins, event)).values()].flat().map(({ subject, title }) => [subject, title])
      : [],
  )
  return rows.map(row => {
    const use = uses.get(row.id) ?? { used: 0, held: 0, discount_total: 0 }
    return {
      voucher_id: row.id,
      voucher_code: row.code,
      price_mode: row.price_mode,
      value: row.value,
      currency: event.currency,
      currency_decimals: event.currency_decimals,
      origins: row.origins,
      limited_to: (row.subjects ?? []).flatMap(subject => titles.get(subject) ?? []),
      whole_origins: row.subjects && row.origins.filter(origin => row.subjects?.includes(wholeOrigin(origin))),
      pieces: row.pieces,
      unlocksYN: row.unlocks ? ('yes' as const) : ('no' as const),
      valid_until: row.valid_until?.toISOString() ?? null,
      state: stateOf(row, use, now()),
    }
  })
}

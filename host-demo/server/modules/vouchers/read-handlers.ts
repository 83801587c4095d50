import { sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { contains, pageOf } from '../../platform/db/paging.ts'
import { choicesOf } from './check-terms.ts'
import { voucherUnknown } from './edit-handlers.ts'
import { usesOf, wireOf } from './voucher-wire.ts'

export const adminVouchers: Handler<typeof endpoints.adminVouchers> = async call => {
  const { db, now } = call.context
  const { search = '' } = call.input
  const { id, currency, currency_decimals } = await call.event()
  const found = db
    .selectFrom('vouchers')
    .where('event_id', '=', id)
    .$if(search !== '', query => query.where(contains(sql`concat_ws(' ', code, note)`, search)))
  const { limit, offset } = pageOf(call.input)
  const rows = await found.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const uses = await usesOf(db, rows)
  return { currency, currency_decimals, items: rows.map(row => wireOf(row, uses, now())), total: Number(total) }
}

export const adminVoucher: Handler<typeof endpoints.adminVoucher> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const row = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('id', '=', call.input.voucher_id)
    .executeTakeFirst()
  if (!row) throw voucherUnknown()
  return wireOf(row, await usesOf(db, [row]), now())
}

export const voucherChoices: Handler<typeof endpoints.voucherChoices> = async call => {
  const { db, origins } = call.context
  const choices = await choicesOf(db, origins, await call.event())
  return {
    origins: [...choices].map(([origin, subjects]) => ({
      origin,
      subjects: subjects.map(({ isHidden, ...subject }) => ({ ...subject, hiddenYN: isHidden ? 'yes' : 'no' })),
    })),
  }
}

export const voucherUses: Handler<typeof endpoints.voucherUses> = async call => {
  const { db } = call.context
  const { search = '', voucher_id } = call.input
  const { id, currency, currency_decimals } = await call.event()
  const voucher = await db
    .selectFrom('vouchers')
    .select('id')
    .where('event_id', '=', id)
    .where('id', '=', voucher_id)
    .executeTakeFirst()
  if (!voucher) throw voucherUnknown()
  const found = db
    .selectFrom('orders')
    .where('voucher_id', '=', voucher_id)
    .$if(search !== '', query => query.where(contains(sql`concat_ws(' ', reference, first_name, last_name)`, search)))
  const { limit, offset } = pageOf(call.input)
  const rows = await found
    .select(['reference', 'first_name', 'last_name', 'status', 'created_at', 'discount_total', 'total', 'refunded'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return {
    currency,
    currency_decimals,
    items: rows.map(row => ({
      reference: row.reference,
      name: `${row.first_name} ${row.last_name}`.trim() || null,
      status: row.status,
      at: row.created_at.toISOString(),
      discount: row.discount_total,
      total: row.total,
      refunded: row.refunded,
    })),
    total: Number(total),
  }
}

import { randomInt, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { lockSubjects } from '../../checkout/holds/lock-subjects.ts'
import type { VoucherRow } from '../../checkout/orders/voucher-table.ts'
import { normalCode, subjectOf } from '../../checkout/orders/vouchers.ts'
import type { Database } from '../../platform/db/schema.ts'
import { HttpError, validationError } from '../../platform/http/http-error.ts'
import { columnsOf, type VoucherRecord } from './voucher-record.ts'

/** A voucher of the event, locked until the transaction ends: no order takes a use meanwhile. */
export async function lockVoucher(
  trx: Transaction<Database>,
  rowLocks: boolean,
  eventId: string,
  id: string,
): Promise<VoucherRow | undefined> {
  await lockSubjects(trx, rowLocks, [subjectOf({ id })])
  return trx.selectFrom('vouchers').selectAll().where('event_id', '=', eventId).where('id', '=', id).executeTakeFirst()
}

interface Batch {
  readonly id?: string
  readonly batch_id?: string
}

/** @throws {HttpError} 409 `voucher_code_taken` */
export async function insertVoucher(
  trx: Transaction<Database>,
  eventId: string,
  { code, ...terms }: VoucherRecord,
  { id = `voucher_${randomUUID()}`, batch_id }: Batch = {},
): Promise<VoucherRow> {
  const row = await trx
    .insertInto('vouchers')
    .values({ ...columnsOf(terms), id, batch_id: batch_id ?? null, event_id: eventId, ...codeColumns(code) })
    .onConflict(conflict => conflict.columns(['event_id', 'code_normal']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row) return row
  throw codeTaken()
}

/** @throws {HttpError} 409 `voucher_code_taken` */
export async function updateVoucher(
  trx: Transaction<Database>,
  { id, event_id }: Pick<VoucherRow, 'id' | 'event_id'>,
  { code, ...terms }: VoucherRecord,
): Promise<VoucherRow> {
  const columns = codeColumns(code)
  const other = await trx
    .selectFrom('vouchers')
    .select('id')
    .where('event_id', '=', event_id)
    .where('code_normal', '=', columns.code_normal)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw codeTaken()
  return trx
    .updateTable('vouchers')
    .set({ ...columnsOf(terms), ...columns })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @throws {HttpError} 409 `voucher_in_use` once an order has used one of them, paid or not */
export async function removeVouchers(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  const used = await trx.selectFrom('orders').select('id').where('voucher_id', 'in', ids).limit(1).executeTakeFirst()
  if (used) {
    throw new HttpError(409, {
      error: 'voucher_in_use',
      error_description: 'An order has used this code, so it can’t be deleted. You can pause it.',
    })
  }
  await trx.deleteFrom('vouchers').where('id', 'in', ids).execute()
}

/** Without letters and digits that look alike, and without vowels, which make words. */
const letters = '23456789BCDFGHJKLMNPQRSTVWXZ'

/** 48 random bits after the prefix, which nobody can guess at a thousand tries a minute. */
export function randomCode(prefix: string): string {
  const four = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [prefix, four(), four()].filter(Boolean).join('-')
}

function codeColumns(code: string) {
  const code_normal = normalCode(code)
  if (code_normal.length < 3) throw validationError({ voucher_code: 'Please enter at least 3 letters or digits' })
  return { code, code_normal }
}

function codeTaken(): HttpError {
  const error_description = 'There is a voucher with this code already.'
  return new HttpError(409, {
    error: 'voucher_code_taken',
    error_description,
    fields: { voucher_code: error_description },
  })
}

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { endpoints } from '../../../../src/api/table.ts'
import type { VoucherRow } from '../../checkout/orders/voucher-table.ts'
import { addOnce } from '../../identity/audit/add-once.ts'
import { recordAction } from '../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../identity/call.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { checkTerms } from './check-terms.ts'
import { recorded, revisionOf, termsOfInput } from './voucher-record.ts'
import { usesOf, wireOf } from './voucher-wire.ts'
import { insertVoucher, lockVoucher, removeVouchers, updateVoucher } from './write-voucher.ts'

export const addVoucher: Handler<typeof endpoints.addVoucher> = async call => {
  const { db, origins, rowLocks } = call.context
  const event = await call.event()
  const { voucher_code: code, ...input } = call.input
  const record = { code, ...termsOfInput(input, null) }
  const newId = `voucher_${randomUUID()}`
  const row = await inTransaction(db, async trx => {
    const id = await addOnce(trx, call, { kind: 'voucher', id: newId }, async () => {
      await checkTerms(trx, origins, event, record)
      const row = await insertVoucher(trx, event.id, record, { id: newId })
      await recordAction(trx, call, { ...actionOn('add', row), before: null, after: recorded(row) })
    })
    return lockOrRefuse(call, trx, rowLocks, id)
  })
  return answerOf(call, row)
}

export const editVoucher: Handler<typeof endpoints.editVoucher> = async call => {
  const { db, origins, rowLocks } = call.context
  const event = await call.event()
  const { voucher_id: id, revision, voucher_code: code, ...input } = call.input
  const row = await inTransaction(db, async trx => {
    const before = await lockOrRefuse(call, trx, rowLocks, id)
    if (revisionOf(before) !== revision) {
      throw new HttpError(409, {
        error: 'voucher_changed',
        error_description:
          'Somebody else has changed this voucher since you opened it. Nothing of yours was saved yet.',
      })
    }
    const record = { code, ...termsOfInput(input, before.paused_at) }
    await checkTerms(trx, origins, event, record, before)
    return change(trx, call, 'edit', before, record)
  })
  return answerOf(call, row)
}

export const pauseVoucher: Handler<typeof endpoints.pauseVoucher> = async call => {
  const { db, now, rowLocks } = call.context
  const { voucher_id: id, pausedYN } = call.input
  const row = await inTransaction(db, async trx => {
    const before = await lockOrRefuse(call, trx, rowLocks, id)
    const paused_at = pausedYN === 'yes' ? (before.paused_at ?? now()) : null
    return change(trx, call, paused_at ? 'paused' : 'resumed', before, { ...before, paused_at })
  })
  return answerOf(call, row)
}

export const deleteVoucher: Handler<typeof endpoints.deleteVoucher> = async call => {
  const { db, rowLocks } = call.context
  await inTransaction(db, async trx => {
    const before = await lockOrRefuse(call, trx, rowLocks, call.input.voucher_id)
    await removeVouchers(trx, [before.id])
    await recordAction(trx, call, { ...actionOn('delete', before), before: recorded(before), after: null })
  })
  return {}
}

export function voucherUnknown(): HttpError {
  return new HttpError(404, { error: 'voucher_unknown', error_description: 'This voucher is not there (any more).' })
}

const actionOn = (action: string, { id, code }: Pick<VoucherRow, 'id' | 'code'>) => ({
  action,
  kind: 'voucher',
  id,
  title: code,
})

type Trx = Parameters<typeof lockVoucher>[0]

async function lockOrRefuse(call: Call<unknown>, trx: Trx, rowLocks: boolean, id: string): Promise<VoucherRow> {
  const found = await lockVoucher(trx, rowLocks, (await call.event()).id, id)
  if (found) return found
  throw voucherUnknown()
}

/** Saving without a change writes nothing to the audit log. */
async function change(
  trx: Trx,
  call: Call<unknown>,
  action: string,
  before: VoucherRow,
  record: Parameters<typeof updateVoucher>[2],
): Promise<VoucherRow> {
  const [from, to] = [recorded(before), recorded(record)]
  if (isDeepStrictEqual(from, to)) return before
  await recordAction(trx, call, { ...actionOn(action, { ...before, ...record }), before: from, after: to })
  return updateVoucher(trx, before, record)
}

async function answerOf({ context: { db, now } }: Call<unknown>, row: VoucherRow) {
  return wireOf(row, await usesOf(db, [row]), now())
}

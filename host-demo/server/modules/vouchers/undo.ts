import { rightsOf, type Undoable } from '../../identity/audit/logged-kind.ts'
import { checkTerms } from './check-terms.ts'
import { recorded, termsFrom } from './voucher-record.ts'
import { insertVoucher, lockVoucher, removeVouchers, updateVoucher } from './write-voucher.ts'

/** Undoes adding, editing, pausing and deleting. */
export const undoableVoucher: Undoable = {
  needs: rightsOf('vouchers'),
  async read(trx, { rowLocks }, event, id) {
    const row = await lockVoucher(trx, rowLocks, event.id, id)
    return row ? recorded(row) : null
  },
  async restore(trx, { rowLocks, origins }, event, id, value) {
    const row = await lockVoucher(trx, rowLocks, event.id, id)
    if (!value) return row && removeVouchers(trx, [row.id])
    const record = { code: String(value.code), ...termsFrom(value) }
    await checkTerms(trx, origins, event, record, record)
    if (row) await updateVoucher(trx, row, record)
    else await insertVoucher(trx, event.id, record, { id })
  },
}

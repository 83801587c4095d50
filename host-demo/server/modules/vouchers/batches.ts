import type { endpoints } from '../../../../src/api/table.ts'
import { lockSubjects } from '../../checkout/holds/lock-subjects.ts'
import { normalCode, subjectOf } from '../../checkout/orders/vouchers.ts'
import { addOnce } from '../../identity/audit/add-once.ts'
import type { Undoable } from '../../identity/audit/logged-kind.ts'
import { recordAction } from '../../identity/audit/record-action.ts'
import type { Recorded } from '../../identity/audit/tables.ts'
import type { Handler } from '../../identity/call.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { sha256 } from '../../platform/hashes.ts'
import { checkTerms } from './check-terms.ts'
import { recordedTerms, termsOfInput, type VoucherTerms } from './voucher-record.ts'
import { insertVoucher, randomCode, removeVouchers } from './write-voucher.ts'

export const addVoucherBatch: Handler<typeof endpoints.addVoucherBatch> = async call => {
  const { db, origins } = call.context
  const event = await call.event()
  const { idempotency_key: key, prefix, quantity, ...input } = call.input
  const terms = termsOfInput(input, null)
  const batch_id = sha256(JSON.stringify([event.id, key]))
  return inTransaction(db, async trx => {
    await addOnce(trx, call, { kind: 'voucher_batch', id: batch_id }, async () => {
      await checkTerms(trx, origins, event, terms)
      const codes = new Map<string, string>()
      while (codes.size < quantity) {
        const code = randomCode(prefix)
        codes.set(normalCode(code), code)
      }
      const sorted = [...codes.values()].sort()
      for (const code of sorted) await insertVoucher(trx, event.id, { code, ...terms }, { batch_id })
      const after = recordedBatch(sorted, terms)
      const title = `${prefix} × ${quantity}`.trim()
      await recordAction(trx, call, { action: 'add', kind: 'voucher_batch', id: batch_id, title, before: null, after })
    })
    const made = await trx
      .selectFrom('vouchers')
      .select('code')
      .where('batch_id', '=', batch_id)
      .orderBy('code')
      .execute()
    return { voucher_codes: made.map(({ code }) => code) }
  })
}

/** A batch as the audit log stores it: without its codes, which are as good as money, but so that a change shows. */
const recordedBatch = (codes: readonly string[], terms: VoucherTerms): Recorded => ({
  quantity: codes.length,
  seal: sha256(codes.join('\n')),
  ...recordedTerms(terms),
})

/** Undoes a batch of codes, as long as all are unchanged and unused. Its codes are gone then for good. */
export const undoableBatch: Undoable = {
  needs: { delete: 'vouchers.delete' },
  async read(trx, { rowLocks }, event, id) {
    const rows = () =>
      trx.selectFrom('vouchers').selectAll().where('event_id', '=', event.id).where('batch_id', '=', id).execute()
    await lockSubjects(trx, rowLocks, (await rows()).map(subjectOf))
    const [first, ...others] = await rows()
    if (!first) return null
    const terms = JSON.stringify(recordedTerms(first))
    const isOne = others.every(row => JSON.stringify(recordedTerms(row)) === terms)
    return isOne ? recordedBatch([first, ...others].map(({ code }) => code).sort(), first) : {}
  },
  async restore(trx, _, __, id) {
    const rows = await trx.selectFrom('vouchers').select('id').where('batch_id', '=', id).execute()
    await removeVouchers(
      trx,
      rows.map(row => row.id),
    )
  },
}

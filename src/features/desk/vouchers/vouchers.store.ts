import {
  type AdminVoucher,
  adminVoucher,
  adminVouchers,
  deleteVoucher,
  pauseVoucher,
  type VoucherUse,
  voucherChoices,
  voucherUses,
} from '../../../api/admin-vouchers.ts'
import type { OutputOf } from '../../../api/endpoint.ts'
import { createCommand } from '../../../store/command.ts'
import { createResource } from '../../../store/resource.ts'
import type { Site } from '../../../store/site.ts'
import { userCall } from '../../../store/user-call.ts'
import { defineUserSlice } from '../../../store/user-slice.ts'
import { changeRecord, deleteRecord } from '../change-record.store.ts'
import { createTable } from '../table.store.ts'

export type VouchersPage = OutputOf<typeof adminVouchers>
export type UsesPage = OutputOf<typeof voucherUses>

/** The table of vouchers. It keeps its page and search while one is edited. */
export const vouchersTable = defineUserSlice('desk-vouchers', site => {
  const call = userCall(site)
  return createTable<AdminVoucher, VouchersPage>(site.environment, ({ search, page, limit }) =>
    call(adminVouchers, { search: search || undefined, page: String(page), limit: String(limit) }),
  )
})

/** A voucher (undefined: a new one), and the subjects that vouchers can be limited to. */
export function readForEdit(site: Site, voucher_id: string | undefined) {
  const call = userCall(site)
  return createResource({
    environment: site.environment,
    async load() {
      const [voucher, { origins }] = await Promise.all([
        voucher_id === undefined ? undefined : call(adminVoucher, { voucher_id }),
        call(voucherChoices, {}),
      ])
      return { voucher, origins }
    },
  })
}

export function usesTable(site: Site, voucher_id: string) {
  const call = userCall(site)
  return createTable<VoucherUse, UsesPage>(site.environment, ({ search, page, limit }) =>
    call(voucherUses, { voucher_id, search: search || undefined, page: String(page), limit: String(limit) }),
  )
}

/** Pauses a voucher, resumes or deletes it. */
export function createVoucherActions(
  site: Site,
  voucher_id: string,
  { onChanged, onDeleted }: { onChanged: (voucher: AdminVoucher) => void; onDeleted: () => void },
) {
  const call = userCall(site)
  const voucher = { read: () => call(adminVoucher, { voucher_id }), onChanged }
  return {
    pause: createCommand<'yes' | 'no'>(site.environment, pausedYN =>
      changeRecord(
        voucher,
        () => call(pauseVoucher, { voucher_id, pausedYN }),
        now => now.pausedYN === (pausedYN === 'yes'),
      ),
    ),
    remove: createCommand<void>(site.environment, async () => {
      await deleteRecord(voucher, () => call(deleteVoucher, { voucher_id }))
      onDeleted()
    }),
  }
}

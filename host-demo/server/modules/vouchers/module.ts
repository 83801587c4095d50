import type { Module } from '../module.ts'
import { accountVouchers, dropVoucher, redeemVoucher } from './account-handlers.ts'
import { addVoucherBatch, undoableBatch } from './batches.ts'
import { addVoucher, deleteVoucher, editVoucher, pauseVoucher } from './edit-handlers.ts'
import { accountVouchers as accountVouchersTable } from './migrations/0032-vouchers-account.ts'
import { vouchersLog } from './migrations/0055-vouchers-log.ts'
import { voucherData } from './personal-data.ts'
import { adminVoucher, adminVouchers, voucherChoices, voucherUses } from './read-handlers.ts'
import { undoableVoucher } from './undo.ts'
import { germanVoucherErrors } from './words.de.ts'

/** Vouchers in the desk and in the account. The checkout applies them to orders and counts their uses. */
export const vouchers = {
  name: 'vouchers',
  handlers: {
    accountVouchers,
    redeemVoucher,
    dropVoucher,
    adminVouchers,
    adminVoucher,
    voucherChoices,
    addVoucher,
    addVoucherBatch,
    editVoucher,
    pauseVoucher,
    deleteVoucher,
    voucherUses,
  },
  permissions: ['viewlist', 'view', 'add', 'edit', 'delete'],
  logs: {
    voucher: { viewNeeds: 'vouchers.viewlist', undo: undoableVoucher },
    voucher_batch: { viewNeeds: 'vouchers.viewlist', undo: undoableBatch },
  },
  migrations: { '0032-vouchers-account': accountVouchersTable, '0055-vouchers-log': vouchersLog },
  words: germanVoucherErrors,
  errors: { voucher_unknown: 404, voucher_code_taken: 409, voucher_changed: 409, voucher_in_use: 409 },
  ...voucherData,
} as const satisfies Module

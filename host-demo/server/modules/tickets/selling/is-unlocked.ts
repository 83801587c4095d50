import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { unlocks } from '../../../checkout/orders/voucher-terms.ts'
import type { TicketItem } from './find-item.ts'

/** The subject by which vouchers are limited to a type or bundle. */
export const voucherSubjectOf = ({ id }: Pick<TicketItem, 'id'>) => `ticket:${id}`

/** Can this buyer have a hidden type or bundle? Only with a voucher for it. */
export function isUnlocked({ voucher }: Pick<Sale, 'voucher'>, item: Pick<TicketItem, 'id' | 'hidden'>): boolean {
  return !item.hidden || unlocks(voucher, { origin: 'ticket', subject: voucherSubjectOf(item) })
}

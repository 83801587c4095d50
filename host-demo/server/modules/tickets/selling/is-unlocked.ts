import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { unlocks } from '../../../checkout/orders/voucher-terms.ts'
import type { TicketItem } from './find-item.ts'

/** By which vouchers are limited to a type or bundle. */
export const voucherSubjectOf = ({ id }: Pick<TicketItem, 'id'>) => `ticket:${id}`

/** Can somebody buy a type or bundle although it is hidden? Only a voucher for it opens it. */
export function isUnlocked({ voucher }: Pick<Sale, 'voucher'>, item: Pick<TicketItem, 'id' | 'hidden'>): boolean {
  return !item.hidden || unlocks(voucher, { origin: 'ticket', subject: voucherSubjectOf(item) })
}

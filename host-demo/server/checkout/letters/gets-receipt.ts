import type { OrderRow } from '../orders/order-row.ts'

/** Is a complete order mailed to its buyer? Not a free one whose address has got enough mails. */
export const getsReceipt = ({ total, mailed }: Pick<OrderRow, 'total' | 'mailed'>) => total > 0 || mailed

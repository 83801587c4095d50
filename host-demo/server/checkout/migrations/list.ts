import { orderLines } from './0011-checkout-order-lines.ts'
import { holdsForAll } from './0015-checkout-holds-for-all.ts'

export const checkoutMigrations = {
  '0011-checkout-order-lines': orderLines,
  '0015-checkout-holds-for-all': holdsForAll,
}

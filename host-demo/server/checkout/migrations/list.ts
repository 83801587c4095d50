import { orderLines } from './0011-checkout-order-lines.ts'

export const checkoutMigrations = { '0011-checkout-order-lines': orderLines }

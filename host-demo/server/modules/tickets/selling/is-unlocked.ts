import type { Selectable } from 'kysely'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import type { OfferedTable } from '../tables.ts'

/** Can somebody buy a type or bundle although it is hidden? Only a voucher for it opens it. */
export function isUnlocked(_sale: Sale, { hidden }: Pick<Selectable<OfferedTable>, 'id' | 'hidden'>): boolean {
  return !hidden
}

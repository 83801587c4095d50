import { atom } from 'nanostores'
import type { Tickets } from '../../api/tickets.ts'
import { defineSlice } from '../../store/slice.ts'

/** The hidden tickets that a voucher shows. */
export type Unlocked = Pick<Tickets, 'types' | 'bundles'> & { code: string }

export const unlocked = defineSlice('unlocked-tickets', () => atom<Unlocked | undefined>())

/** The sale with what the visitor's voucher has unlocked. */
export function withUnlocked(sale: Tickets, more: Unlocked | undefined): Tickets {
  if (!more) return sale
  return { ...sale, types: [...sale.types, ...more.types], bundles: [...sale.bundles, ...more.bundles] }
}

import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { isPromised } from '../won-lots.ts'

export type Win = Selectable<Database['lot_wins']>
type Unpaid = Win & { readonly promised: boolean }

/** The most lines that an order can have. */
const mostLots = 50

export function unpaidOf(db: Kysely<Database>, ...bidders: readonly string[]): Promise<Unpaid[]> {
  return db
    .selectFrom('lot_wins')
    .selectAll()
    .select(isPromised.as('promised'))
    .where('bidder_id', 'in', bidders)
    .where('paid_at', 'is', null)
    .orderBy('lot_id')
    .execute()
}

/**
 * What a charge takes of the unpaid wins of a bidder, and what does not fit into its order. Unasked, only what is
 * planned, and not what could not be charged before or was refunded since.
 * @param asked a lot that is charged even if it was promised, with whatever else is unpaid
 */
export function chargeable(unpaid: readonly Unpaid[], asked?: string): { wins: Unpaid[]; rest: Unpaid[] } {
  const found = unpaid.filter(({ promised, lot_id, charge_state }) =>
    asked ? !promised || lot_id === asked : !promised && charge_state === 'planned',
  )
  const rank = (win: Win) => (win.lot_id === asked ? 0 : win.charge_state === 'planned' ? 1 : 2)
  const ranked = found.sort((one, other) => rank(one) - rank(other))
  return { wins: ranked.slice(0, mostLots), rest: ranked.slice(mostLots) }
}

export const sumOf = (wins: readonly Win[]) => wins.reduce((sum, { amount }) => sum + amount, 0)

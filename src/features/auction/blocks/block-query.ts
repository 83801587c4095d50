import type { LotKind } from '../../../api/lot-kinds.ts'
import type { LotQuery } from '../lots.store.ts'

/** How many lots a block shows by default. They fill two, three and four columns. */
export const usualLimit = '12'

/** The query of a block's read. Its snippet preloads the same. */
export function blockQuery(
  kinds: string | undefined,
  category: string | undefined,
  limit: number | undefined,
): LotQuery {
  return { kinds, category_id: category, sort: 'available', limit: limit === undefined ? usualLimit : String(limit) }
}

/** Lots that a buy-now block sells. */
export const soldKinds = 'buy_now' satisfies LotKind

/** The checkout's subject of a lot that a block sells: this, and the lot's id. */
export const lotSubject = 'lot '

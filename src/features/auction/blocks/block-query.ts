import type { LotKind } from '../../../api/lot-kinds.ts'
import type { LotQuery } from '../lots.store.ts'

/** As many lots as a block shows where it does not say. They fill two, three and four columns. */
export const usualLimit = '12'

/** What a block reads, as its snippet preloads it. */
export function blockQuery(
  kinds: string | undefined,
  category: string | undefined,
  limit: number | undefined,
): LotQuery {
  return { kinds, category_id: category, sort: 'available', limit: limit === undefined ? usualLimit : String(limit) }
}

/** Lots that a buy-now block sells. */
export const soldKinds = 'buy_now' satisfies LotKind

import type { Kysely } from 'kysely'
import { heldOf } from '../../../checkout/holds/holds.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Lot } from '../find-lot.ts'
import { subjectOf } from '../stock.ts'

/** A lot, and how guests have used it. */
export type UsedLot = Lot & {
  /** Pieces that are held while somebody pays. */
  readonly held: number
  /** Was there ever a bid, including withdrawn ones and those before the floor? */
  readonly hasBids: boolean
  /** Is it in an order, even in one that was never paid? */
  readonly isOrdered: boolean
}

export async function withUse(db: Kysely<Database>, lot: Lot): Promise<UsedLot> {
  const { hasBids, isOrdered } = await db
    .selectNoFrom(eb => [
      eb
        .exists(
          eb
            .selectFrom('auction_log')
            .select('sequence')
            .where('lot_id', '=', lot.id)
            .where('kind', 'in', ['bid', 'pre_bid', 'floor_bid']),
        )
        .as('hasBids'),
      eb.exists(eb.selectFrom('auction_lines').select('order_line_id').where('lot_id', '=', lot.id)).as('isOrdered'),
    ])
    .$narrowType<{ hasBids: boolean; isOrdered: boolean }>()
    .executeTakeFirstOrThrow()
  return { ...lot, held: await heldOf(db, subjectOf(lot)), hasBids, isOrdered }
}

/** Are its terms fixed? They are once somebody has bid or bought, or the lot has closed. */
export const isFixed = ({ state, hasBids, sold }: Pick<UsedLot, 'state' | 'hasBids' | 'sold'>) =>
  state !== 'open' || hasBids || sold > 0

/** @throws {HttpError} 409 if somebody has bid on it, bought it or was about to */
export function refuseInUse(lot: UsedLot): void {
  if (!isFixed(lot) && lot.held === 0 && !lot.isOrdered) return
  throw new HttpError(409, {
    error: 'lot_in_use',
    error_description: 'There have been bids or sales, so guests must go on seeing this lot.',
  })
}

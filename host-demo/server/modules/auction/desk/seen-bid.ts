import type { Kysely } from 'kysely'
import { formatMoney } from '../../../../../src/lib/money.ts'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Lot } from '../find-lot.ts'
import { markOf } from '../mark-of.ts'

/** The leading bid on the operator's screen. */
export interface SeenBid {
  readonly price?: number | null | undefined
  readonly leader_mark?: string | null | undefined
}

/**
 * The hammer must not sell to a bidder, or at a price, that the operator has not seen.
 * @throws {HttpError} 409 `bid_overtaken`, with the bidder who leads now
 */
export async function refuseOvertaken(db: Kysely<Database>, event: Event, lot: Lot, seen: SeenBid): Promise<void> {
  const [leader] = lot.leaders
  const mark = leader === undefined ? null : markOf(lot, leader)
  if (lot.price === (seen.price ?? null) && mark === (seen.leader_mark ?? null)) return
  if (lot.price === null || leader === undefined) {
    throw new HttpError(409, {
      error: 'bid_overtaken',
      error_description: 'Nobody leads any more. The hammer has not fallen.',
    })
  }
  const { currency, currency_decimals: decimals, settings } = event
  const { paddle } = await db.selectFrom('bidders').select('paddle').where('id', '=', leader).executeTakeFirstOrThrow()
  throw new HttpError(409, {
    error: 'bid_overtaken',
    error_description: {
      sentence: 'Paddle {paddle} leads at {price} now. The hammer has not fallen.',
      values: {
        paddle: String(paddle),
        price: formatMoney({ minor: lot.price, currency, decimals }, settings.locale),
      },
    },
  })
}

import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { InferOutput } from 'valibot'
import type { reserveTickets } from '../../../../../src/api/tickets.input.ts'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { replaceThese } from '../../../checkout/orders/replace-orders.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import type { VoucherRow } from '../../../checkout/orders/voucher-table.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { itemIn, type Part, sumParts, times } from './find-item.ts'
import { type Kept, keptIn } from './kept-baskets.ts'
import { type Offers, readOffers } from './list-tickets.ts'
import { isWithinOffer, offeredIn } from './offered-baskets.ts'
import { pushStock } from './push-stock.ts'
import { refuseAboveLimit, refuseUnlessOnSale } from './refusals.ts'
import { type Reservation, refusePromised, reservationNotFound, reservedFor } from './reservations.ts'
import { lockOf, refuseUnlessIn } from './stock.ts'
import { type Filled, storeBaskets } from './store-baskets.ts'

/** A requested basket. */
export interface AskedBasket {
  readonly key: string
  readonly lines: InferOutput<typeof reserveTickets.input>['lines']
  readonly voucher: VoucherRow | undefined
}

/** `alone`: an unpaid order of this basket must end first, which needs a transaction of its own. */
export type Decision = { readonly filled: Filled } | { readonly refusal: HttpError } | 'alone'

/**
 * Fills baskets in their order, as long as there are tickets, under the tickets' lock, by the database's clock. Reads
 * and writes for all of them together, because when a sale opens, everybody fills one in the same second.
 */
export async function fillBaskets(
  trx: Transaction<Database>,
  context: Context,
  event: Event,
  asked: readonly AskedBasket[],
): Promise<{ sale: Sale; decisions: Decision[] }> {
  await lockSubjects(trx, context.rowLocks, [lockOf(event.id)])
  const sale = await saleOf(trx, context, { event })
  const found = await basketsOf(trx, asked)
  const kept = await keptIn(trx, [...found.values()], sale.at)
  const isAlone = asked.length === 1
  if (isAlone) {
    const ordered = [...found.values()].flatMap(({ order_id }) => order_id ?? [])
    await refusePromised(trx, ordered)
    await replaceThese(trx, sale, ordered)
  }
  const offers = await readOffers(trx, event.id, sale.at)
  const offered = await offeredIn(trx, [...found.values()])
  const known = new Map<string, Filled>()
  const decisions = asked.map((one): Decision => {
    const hash = sha256(one.key)
    const basket = found.get(hash)
    if (basket?.order_id && !isAlone) return 'alone'
    try {
      if (basket && basket.event_id !== event.id) throw reservationNotFound()
      const own = kept.get(basket?.id ?? '')
      const isReserved = basket !== undefined && basket.expires_at > sale.at
      const before = known.get(hash)?.parts ?? (isReserved ? own?.parts : undefined) ?? []
      const parts = partsOf({ ...sale, voucher: one.voucher }, offers, one, own)
      const current = known.get(hash)?.basket ?? basket
      const isOffer = isReserved && current?.waiter_id != null && isWithinOffer(offered.get(basket.id), before, parts)
      move(offers, before, 1)
      try {
        refuseUnlessIn(offers, parts)
      } catch (problem) {
        move(offers, before, -1)
        throw problem
      }
      move(offers, parts, -1)
      const filled = { basket: begun(sale, hash, current, { kept: own, isOffer }), parts, before }
      known.set(hash, filled)
      return { filled }
    } catch (problem) {
      // A refused basket undoes its transaction, so its order stays.
      if (!(problem instanceof HttpError) || isAlone) throw problem
      return { refusal: problem }
    }
  })
  if (known.size) {
    await storeBaskets(trx, sale, [...known.values()])
    await pushStock(trx, event.id, sale.at, { offers })
  }
  return { sale, decisions }
}

/** Stored baskets by the hash of their key. */
async function basketsOf(
  db: Kysely<Database>,
  asked: readonly AskedBasket[],
): Promise<ReadonlyMap<string, Reservation>> {
  const hashes = asked.map(({ key }) => sha256(key))
  const found = await db.selectFrom('ticket_reservations').selectAll().where('key_hash', 'in', hashes).execute()
  return new Map(found.map(basket => [basket.key_hash, basket]))
}

function partsOf(sale: Sale, offers: Offers, { lines }: AskedBasket, kept: Kept | undefined): Part[] {
  const counts = new Map<string, number>()
  const parts: Part[] = []
  for (const [index, line] of lines.entries()) {
    const item = itemIn(offers, line, `lines.${index}`)
    parts.push(...times(item.parts, line.quantity))
    refuseUnlessOnSale(sale, item, { kept, wanted: parts })
    const count = (counts.get(item.id) ?? 0) + line.quantity
    counts.set(item.id, count)
    refuseAboveLimit(item, count)
  }
  return sumParts(parts)
}

/** Counts a basket's tickets as left again, or as held. */
function move({ lefts }: Offers, parts: readonly Part[], sign: 1 | -1): void {
  for (const { event_ticket_type_id: id, quantity } of parts) {
    const { left = 0, held = 0, offered = 0 } = lefts.get(id) ?? {}
    lefts.set(id, { left: left + sign * quantity, held: held - sign * quantity, offered })
  }
}

/** The stored basket, or a new one if it has expired or holds an offer no longer. */
function begun(
  { event, at }: Sale,
  key_hash: string,
  basket: Reservation | undefined,
  { kept, isOffer }: { readonly kept: Kept | undefined; readonly isOffer: boolean },
): Reservation {
  const fresh = { created_at: kept?.since ?? at, expires_at: new Date(at.getTime() + reservedFor), extended: false }
  if (basket) {
    const isFresh = basket.expires_at <= at || (basket.waiter_id !== null && !isOffer)
    return { ...basket, order_id: null, ...(isFresh && { ...fresh, waiter_id: null }) }
  }
  const id = `res_${randomUUID().replaceAll('-', '')}`
  return { id, event_id: event.id, key_hash, order_id: null, waiter_id: null, ...fresh }
}

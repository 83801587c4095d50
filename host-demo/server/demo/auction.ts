import type { Kysely, Transaction } from 'kysely'
import type { Event } from '../identity/events.ts'
import type { Person } from '../identity/sessions.ts'
import { bidderOf } from '../modules/auction/bidders.ts'
import { closeLot, resultOf } from '../modules/auction/close-lot.ts'
import { decideBids } from '../modules/auction/decide-bids.ts'
import { findLot } from '../modules/auction/find-lot.ts'
import { outbidMailKind } from '../modules/auction/mails/outbid-mail-kind.ts'
import { resultMailsKind } from '../modules/auction/mails/schedule-result-mails.ts'
import { noHash } from '../modules/auction/rules/log-chain.ts'
import { scheduleClose } from '../modules/auction/schedule-close.ts'
import type { Database } from '../platform/db/schema.ts'
import type { DemoLot } from './demo-auction.ts'
import type { DemoEvent } from './demo-event.ts'
import { instantOf } from './demo-time.ts'
import { addressOfPicture } from './store-pictures.ts'

const minute = 60_000
const threeDays = 3 * 24 * 60
const extensionMinutes = 2

/**
 * Seeds an event's auction. Its bids are placed like a guest's, by a clock that is set back, so that prices, leaders
 * and the log follow from the rules, and lots that have ended are closed. Sends no pushes or mails about the past.
 */
export async function seedAuction(
  trx: Transaction<Database>,
  { id, pathName, auction }: DemoEvent,
  now: Date,
): Promise<void> {
  if (!auction) return
  await trx.insertInto('auctions').values({ event_id: id, card_required: false, increments: null }).execute()
  const categories = Object.entries(auction.categories)
  await trx
    .insertInto('lot_categories')
    .values(categories.map(([key, title], place) => ({ id: categoryId(id, key), event_id: id, title, place })))
    .execute()
  const lots = auction.lots.map((lot, index) => ({ lot, row: rowOf({ id, pathName }, lot, index + 1, now) }))
  await trx
    .insertInto('lots')
    .values(lots.map(({ row }) => row))
    .execute()
  const event = await trx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await placeBids(trx, event, lots, now)
  for (const { row } of lots) {
    if (row.closes_at > now) await scheduleClose(trx, row)
    else await closeAt(trx, event, row)
  }
  await trx.deleteFrom('outbox').execute()
  await trx.deleteFrom('jobs').where('kind', 'in', [outbidMailKind, resultMailsKind]).execute()
}

const categoryId = (eventId: string, key: string) => `${eventId}-${key}`

function rowOf(event: Pick<DemoEvent, 'id' | 'pathName'>, lot: DemoLot, number: number, now: Date) {
  const { id: eventId, pathName } = event
  const address = (art: string) => addressOfPicture(`${pathName}/lots/${art}`)
  const closes_at = typeof lot.closes === 'number' ? inMinutes(now, lot.closes) : new Date(instantOf(lot.closes, now))
  return {
    id: `${eventId}-${number}`,
    event_id: eventId,
    category_id: categoryId(eventId, lot.category),
    number,
    kind: lot.kind,
    title: lot.title,
    summary: lot.summary,
    description: lot.description,
    donor: lot.donor ?? null,
    picture: address(lot.art[0]),
    pictures: JSON.stringify(lot.art.slice(1).map(address)),
    retail_value: lot.retailValue ?? null,
    restrictions: lot.restrictions ?? null,
    minimum_age: lot.minimumAge ?? null,
    without_bids: lot.withoutBids ?? false,
    opening_price: lot.opening ?? lot.buyNow ?? 1_00,
    reserve: lot.reserve ?? null,
    buy_now_price: lot.buyNow ?? null,
    stock: lot.stock ?? 1,
    winners: lot.winners ?? 1,
    proxy: lot.proxy ?? true,
    extension_minutes: extensionMinutes,
    opens_at: inMinutes(now, lot.opens ?? -threeDays),
    closes_at,
    effective_ends_at: closes_at,
    log_hash: noHash,
  }
}

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minute)

interface SeededLot {
  readonly lot: DemoLot
  readonly row: ReturnType<typeof rowOf>
}

async function placeBids(trx: Transaction<Database>, event: Event, lots: SeededLot[], now: Date): Promise<void> {
  for (const { lot, row } of lots) {
    const { bids = [] } = lot
    for (const [index, [name, amount]] of bids.entries()) {
      const at = timeOf(row, index / bids.length, now)
      await placeAt(
        trx,
        event,
        row.id,
        { person: await personCalled(trx, name), amount, key: `${row.id}-${index}` },
        at,
      )
    }
  }
}

async function closeAt(trx: Transaction<Database>, event: Event, { id, closes_at }: SeededLot['row']): Promise<void> {
  const sale = { event, at: closes_at, person: undefined, rowLocks: true, origins: {} }
  const lot = await findLot(trx, event.id, id)
  await closeLot(trx, sale, lot, await resultOf(trx, sale, lot), { kind: 'closed' })
}

/**
 * Bids are spread from a lot's opening to now, or to the last minute in which a bid does not move its end; later ones
 * are closer together.
 */
function timeOf({ opens_at, closes_at }: SeededLot['row'], share: number, now: Date): Date {
  const last = Math.min(now.getTime(), closes_at.getTime() - extensionMinutes * minute) - minute
  const left = last - opens_at.getTime()
  return new Date(last - left * 0.9 * (1 - share) ** 3)
}

async function placeAt(
  db: Kysely<Database>,
  event: Event,
  lotId: string,
  { person, amount, key }: { person: Person; amount: number; key: string },
  at: Date,
): Promise<void> {
  const bidder = await bidderOf(db, event.id, person)
  const clock = { now: () => at, rowLocks: false }
  const bid = { bidder: bidder.id, key, amount, networkDelay: null, ageConfirmed: 'yes', seenOnFloor: null } as const
  const [decision] = await decideBids(db, clock, event, lotId, [bid])
  if (decision && 'refusal' in decision) throw decision.refusal
}

function personCalled(db: Kysely<Database>, name: string): Promise<Person> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email_normal', '=', `${name}@fayre.example`)
    .executeTakeFirstOrThrow()
}

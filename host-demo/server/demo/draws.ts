import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { closeDraw } from '../modules/draws/drawing/close-draw.ts'
import { openDraw } from '../modules/draws/drawing/open-draw.ts'
import { runDraw } from '../modules/draws/drawing/run-draw.ts'
import { findDraw } from '../modules/draws/find-draw.ts'
import type { Database } from '../platform/db/schema.ts'
import { randomToken, sha256 } from '../platform/hashes.ts'
import type { DemoDraw } from './demo-draw.ts'
import type { DemoEvent } from './demo-event.ts'
import { instantOf } from './demo-time.ts'
import { addressOfPicture } from './store-pictures.ts'

/**
 * Seeds an event's prize draws. Those whose day has passed are closed and drawn by the published rule, so that guests
 * can check them.
 */
export async function seedDraws(trx: Transaction<Database>, demo: DemoEvent, now: Date): Promise<void> {
  const event = await trx.selectFrom('events').selectAll().where('id', '=', demo.id).executeTakeFirstOrThrow()
  for (const draw of demo.draws ?? []) {
    const row = rowOf(demo, draw, now)
    const find = () => findDraw(trx, event.id, row.id)
    await trx.insertInto('draws').values(row).execute()
    await openDraw(trx, await find(), row.created_at)
    await seedEntries(trx, demo, draw, row.id, now)
    if (row.closes_at > now) continue
    const sale = { event, at: row.closes_at, person: undefined, rowLocks: true, origins: {} }
    await closeDraw(trx, sale, await find())
    if (row.draws_at <= now) await runDraw(trx, await find(), row.draws_at)
  }
  await trx.deleteFrom('outbox').execute()
}

function rowOf({ id, pathName }: DemoEvent, draw: DemoDraw, now: Date) {
  const address = (art: string | undefined) => (art ? addressOfPicture(`${pathName}/lots/${art}`) : null)
  const opens_at = new Date(instantOf(draw.opens, now))
  return {
    id: `${id}-${draw.key}`,
    event_id: id,
    kind: draw.kind,
    title: draw.title,
    summary: draw.summary,
    description: draw.description,
    picture: address(draw.art),
    prizes: JSON.stringify(
      draw.prizes.map(({ title, donor = null, art, value = null, alcohol = false }) => ({
        ...{ title, donor, picture: address(art), value, alcohol },
      })),
    ),
    price: draw.price,
    sold_by: draw.numbersEach ? ('fixed_price' as const) : ('entries' as const),
    numbers_each: draw.numbersEach ?? 1,
    capacity: draw.capacity ?? null,
    per_person: draw.perPerson ?? null,
    minimum_age: draw.minimumAge,
    society: draw.society,
    promoter: draw.promoter,
    registration: draw.registration ?? null,
    opens_at,
    closes_at: new Date(instantOf(draw.closes, now)),
    draws_at: new Date(instantOf(draw.draws, now)),
    created_at: opens_at < now ? opens_at : now,
  }
}

/** How many numbers each guest has bought, in order. */
const quantities = [5, 1, 10, 2, 3, 5, 20, 1, 5, 4, 10, 2, 6, 3, 1, 8]

/** The event's donors have bought the numbers, each in a paid order. */
async function seedEntries(trx: Transaction<Database>, demo: DemoEvent, draw: DemoDraw, draw_id: string, now: Date) {
  let last = 0
  for (let turn = 0; last < draw.sold; turn++) {
    const asked = quantities[turn % quantities.length] ?? 1
    const quantity = Math.min(asked, draw.perPerson ?? asked, draw.sold - last)
    const buyer = demo.donations[(turn * 7) % demo.donations.length]
    if (!buyer) return
    const order = orderOf(demo, draw, { buyer, quantity, daysAgo: 1 + (turn % 9) }, now)
    await trx.insertInto('orders').values(order).execute()
    const amount = quantity * draw.price
    const { id } = await trx
      .insertInto('order_lines')
      .values({ order_id: order.id, position: 0, origin: 'raffle', title: draw.title, subject: null, quantity, amount })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('payments')
      .values({ order_id: order.id, intent_id: null, amount, currency: order.currency, received_at: order.paid_at })
      .execute()
    await trx
      .insertInto('draw_lines')
      .values({ order_line_id: id, draw_id, show_name: turn % 3 !== 1 })
      .execute()
    const numbers = Array.from({ length: quantity }, (_, index) => last + 1 + index)
    await trx
      .insertInto('draw_entries')
      .values(numbers.map(number => ({ draw_id, number, order_line_id: id, state: 'sold' as const })))
      .execute()
    last += quantity
  }
  await trx.updateTable('draws').set({ sold: last, last_number: last }).where('id', '=', draw_id).execute()
}

interface Bought {
  readonly buyer: DemoEvent['donations'][number]
  readonly quantity: number
  readonly daysAgo: number
}

function orderOf(
  { id: event_id, settings }: DemoEvent,
  draw: DemoDraw,
  { buyer, quantity, daysAgo }: Bought,
  now: Date,
) {
  const id = `ord_${randomUUID().replaceAll('-', '')}`
  const closes = Math.min(now.getTime(), Date.parse(instantOf(draw.closes, now)))
  const at = new Date(closes - daysAgo * 12 * 60 * 60 * 1000)
  return {
    id,
    reference: id.slice(4, 14).toUpperCase(),
    event_id,
    user_id: null,
    // Random keys that nobody holds: these orders were made without a browser.
    key_hash: sha256(randomToken()),
    idempotency_hash: sha256(randomToken()),
    request_hash: sha256(randomToken()),
    status: 'paid' as const,
    first_name: buyer.firstName,
    last_name: buyer.lastName,
    email: buyer.email,
    lines_total: quantity * draw.price,
    total: quantity * draw.price,
    currency: settings.currency,
    payment_intent_id: null,
    created_at: at,
    paid_at: at,
  }
}

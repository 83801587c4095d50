import { sql } from 'kysely'
import type { endpoints } from '../../../../src/api/table.ts'
import type { Handler } from '../../identity/call.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import { findPublished, itemsOf } from './find-item.ts'
import { namedParts } from './promise-lines.ts'
import { findPromise } from './promises.ts'
import { briefOf, charityOf, publicPledge } from './wire.ts'

/** The most pledges in a list. */
const most = 50

export const pledgeItems: Handler<typeof endpoints.pledgeItems> = async call => {
  const event = await call.event()
  const { db } = call.context
  return sharedRead(db, `pledge items ${event.id}`, async () => {
    const items = await itemsOf(db, event.id).where('published', '=', true).orderBy('number').execute()
    return { currency: event.currency, currency_decimals: event.currency_decimals, items: items.map(briefOf) }
  })
}

export const charities: Handler<typeof endpoints.charities> = async call => {
  const { id } = await call.event()
  const found = await call.context.db
    .selectFrom('charities')
    .selectAll()
    .where('event_id', '=', id)
    .where('gone', '=', false)
    .orderBy('place')
    .execute()
  return found.map(charityOf)
}

export const pledgeItem: Handler<typeof endpoints.pledgeItem> = async call => {
  const { db } = call.context
  const event = await call.event()
  const item = await findPublished(db, event.id, call.input.pledge_item_id)
  const charities = item.charity_ids.length
    ? await db
        .selectFrom('charities')
        .selectAll()
        .where('id', 'in', [...item.charity_ids])
        .where('gone', '=', false)
        .orderBy('place')
        .execute()
    : []
  return {
    ...briefOf(item),
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    description: item.description,
    charities: charities.map(charityOf),
  }
}

export const pledgesGiven: Handler<typeof endpoints.pledgesGiven> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { id } = await findPublished(db, event.id, call.input.pledge_item_id)
  return sharedRead(db, `pledges ${id}`, async () => {
    const pledges = await db
      .selectFrom('pledges')
      .selectAll()
      .where('item_id', '=', id)
      .where('hidden', '=', false)
      .where('undone_at', 'is', null)
      .where(sql<boolean>`refunded < amount`)
      .orderBy('pledged_at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute()
    return pledges.map(publicPledge)
  })
}

export const promisedPledge: Handler<typeof endpoints.promisedPledge> = async call => {
  const { db } = call.context
  const event = await call.event()
  const pledge = await findPromise(db, event.id, call.input.promise)
  const { title } = await db
    .selectFrom('pledge_items')
    .select('title')
    .where('id', '=', pledge.item_id)
    .executeTakeFirstOrThrow()
  const status = pledge.paid_at ? 'paid' : pledge.undone_at ? 'undone' : 'open'
  const { first_name, last_name, email } = pledge
  const guest = { first_name: first_name ?? '', last_name: last_name ?? '', email: email ?? '' }
  return {
    pledge_item_id: pledge.item_id,
    title,
    amount: pledge.amount,
    matched: pledge.matched,
    currency: event.currency,
    currency_decimals: event.currency_decimals,
    parts: await namedParts(db, pledge),
    status,
    guest: status === 'open' ? guest : null,
  }
}

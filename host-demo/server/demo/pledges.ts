import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { countItem } from '../modules/pledges/count-item.ts'
import { shortName } from '../modules/pledges/wire.ts'
import { newPledgeId } from '../modules/pledges/write-pledge.ts'
import type { Database } from '../platform/db/schema.ts'
import type { DemoEvent } from './demo-event.ts'
import type { DemoPledges } from './demo-pledges.ts'
import { addressOfPicture } from './store-pictures.ts'

type Item = DemoPledges['items'][number]

/** Seeds an event's pledge items, the charities to choose from, and some promises. Sends no pushes or mails. */
export async function seedPledges(
  trx: Transaction<Database>,
  { id, pathName, pledges }: DemoEvent,
  now: Date,
): Promise<void> {
  if (!pledges) return
  const { items, charities = [] } = pledges
  const picture = (art: string | undefined) => (art === undefined ? null : addressOfPicture(`${pathName}/lots/${art}`))
  for (const [place, { name, summary, number, art }] of charities.entries()) {
    await trx
      .insertInto('charities')
      .values({
        id: charityId(id, place),
        event_id: id,
        place,
        name,
        summary,
        charity_number: number ?? null,
        picture: picture(art),
      })
      .execute()
  }
  const event = await trx.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (const [index, item] of items.entries()) {
    const itemId = `${id}-pledge-${index + 1}`
    await trx
      .insertInto('pledge_items')
      .values({
        id: itemId,
        event_id: id,
        number: index + 1,
        title: item.title,
        summary: item.summary,
        description: item.description,
        picture: picture(item.art),
        target: item.target ?? null,
        levels: JSON.stringify(levelsOf(item)),
        own_amount: item.ownAmount ?? true,
        pay_later: true,
        charity_ids: JSON.stringify((item.charities ?? []).map(place => charityId(id, place))),
        state: 'open',
        published: true,
      })
      .execute()
    const rows = (item.pledges ?? []).map(pledge => rowOf(id, itemId, item, pledge, now))
    if (rows.length) await trx.insertInto('pledges').values(rows).execute()
    await countItem(trx, { event, rowLocks: true }, itemId)
  }
  await trx.deleteFrom('outbox').execute()
}

const charityId = (eventId: string, place: number) => `${eventId}-charity-${place + 1}`

const levelsOf = ({ levels }: Item) =>
  Object.entries(levels)
    .map(([amount, does]) => ({ level_id: `level_${amount}`, amount: Number(amount), does }))
    .sort((one, other) => other.amount - one.amount)

function rowOf(
  event_id: string,
  item_id: string,
  item: Item,
  { amount, paddle, name = '', anonymous, anonymousAmount, minutesAgo }: NonNullable<Item['pledges']>[number],
  now: Date,
) {
  const [first = '', ...rest] = name.split(' ')
  const last = rest.join(' ')
  return {
    id: newPledgeId(),
    event_id,
    item_id,
    amount,
    level_id: levelsOf(item).find(level => level.amount === amount)?.level_id ?? null,
    source: paddle === undefined ? ('online' as const) : ('room' as const),
    paddle: paddle ?? null,
    shown_as: paddle === undefined ? shortName(first, last) : String(paddle),
    first_name: first || null,
    last_name: last || null,
    email: null,
    email_normal: null,
    user_id: null,
    message: null,
    anonymous: anonymous ?? false,
    anonymous_amount: anonymousAmount ?? false,
    undone_at: null,
    pledged_at: new Date(now.getTime() - minutesAgo * 60_000),
    paid_at: null,
    order_id: null,
    key_hash: randomUUID(),
    request_hash: null,
  }
}

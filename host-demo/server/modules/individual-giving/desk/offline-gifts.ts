import { sql, type Transaction } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { changeTotal } from '../../../checkout/totals.ts'
import type { Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import type { Event } from '../../../identity/events.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { contains, rowsOfPage } from '../../../platform/db/paging.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { yesNo } from '../../../platform/yes-no.ts'
import { findFundraiser } from '../find.ts'
import { refresh } from '../totals.ts'

export const adminOfflineGifts: Handler<typeof endpoints.adminOfflineGifts> = async call => {
  const { db } = call.context
  const event = await call.event()
  const { search = '' } = call.input
  const found = db
    .selectFrom('fundraiser_gifts')
    .innerJoin('fundraisers', 'fundraisers.id', 'fundraiser_gifts.fundraiser_id')
    .where('fundraisers.event_id', '=', event.id)
    .where('order_line_id', 'is', null)
    .$if(search !== '', query =>
      query.where(contains(sql`concat_ws(' ', fundraiser_gifts.name, note, fundraisers.name)`, search)),
    )
  const read = found
    .select(['fundraiser_gifts.id', 'given_at', 'slug', 'fundraisers.name as fundraiser_name'])
    .select(['fundraiser_gifts.name', 'amount', 'refunded', 'note'])
    .orderBy('fundraiser_gifts.id', 'desc')
  const { rows, total } = await rowsOfPage(found, read, call.input)
  return {
    items: rows.map(row => ({
      gift_id: String(row.id),
      given_at: (row.given_at as Date).toISOString(),
      fundraiser_id: row.slug,
      fundraiser_name: row.fundraiser_name,
      name: row.name,
      amount: row.amount,
      note: row.note,
      removedYN: yesNo(row.refunded === row.amount),
    })),
    total,
  }
}

/** All offline givers count as one donor, because the organiser records no addresses. */
const counts = (amount: number, sign: 1 | -1) => ({ amount: sign * amount, gifts: sign, donors: sign })

export const recordOfflineGift: Handler<typeof endpoints.recordOfflineGift> = async call => {
  const { db, now, outbox, rowLocks } = call.context
  const event = await call.event()
  const { fundraiser_id, amount, name, note, idempotency_key } = call.input
  const id = await inTransaction(db, async trx => {
    const fundraiser = await findFundraiser(trx, event.id, fundraiser_id)
    const gift = { fundraiser_id: fundraiser.id, amount, name: knownName(name), note: note || null }
    const idempotency_hash = sha256(`${event.id} offline gift ${idempotency_key}`)
    const added = await trx
      .insertInto('fundraiser_gifts')
      .values({
        ...gift,
        idempotency_hash,
        order_line_id: null,
        donor: null,
        email: null,
        given_at: await databaseTime(trx, now),
      })
      .onConflict(conflict => conflict.column('idempotency_hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return knownGift(trx, idempotency_hash, gift)
    await refresh(trx, [fundraiser.id], rowLocks)
    await changeTotal(trx, event, counts(amount, 1), rowLocks)
    await recordAction(trx, call, {
      action: 'add',
      kind: 'offline_gift',
      id: String(added.id),
      title: titleOf({ ...gift, fundraiser_name: fundraiser.name }),
      before: null,
      after: recorded({ ...gift, slug: fundraiser.slug }),
    })
    return added.id
  })
  outbox.wake()
  return { gift_id: String(id) }
}

/** Null for an anonymous gift, even if the organiser typed "anonymous" as the name. */
const knownName = (name: string | null | undefined) => (!name || /^(anon|anonym|anonymous)$/i.test(name) ? null : name)

interface Recorded {
  readonly fundraiser_id: string
  readonly amount: number
  readonly name: string | null
  readonly note: string | null
}

/**
 * The gift that was recorded with this key.
 * @throws {HttpError} 409 `idempotency_key_reused` if it was another one
 */
async function knownGift(trx: Transaction<Database>, hash: string, gift: Recorded): Promise<number> {
  const known = await trx
    .selectFrom('fundraiser_gifts')
    .select(['id', 'fundraiser_id', 'amount', 'name', 'note'])
    .where('idempotency_hash', '=', hash)
    .executeTakeFirstOrThrow()
  const isSame =
    known.fundraiser_id === gift.fundraiser_id &&
    known.amount === gift.amount &&
    known.name === gift.name &&
    known.note === gift.note
  if (isSame) return known.id
  throw new HttpError(409, {
    error: 'idempotency_key_reused',
    error_description: 'This was recorded before with other content. Nothing was recorded now.',
  })
}

export const removeOfflineGift: Handler<typeof endpoints.removeOfflineGift> = call => setRemoved(call, true)

export const restoreOfflineGift: Handler<typeof endpoints.restoreOfflineGift> = call => setRemoved(call, false)

async function setRemoved(call: Call<{ gift_id: number }>, removed: boolean): Promise<object> {
  const { db, outbox, rowLocks } = call.context
  const event = await call.event()
  await inTransaction(db, async trx => {
    const gift = await lockOffline(trx, event, call.input.gift_id)
    if (!gift) throw giftNotFound()
    if (isRemoved(gift) === removed) return
    await count(trx, event, gift, removed, rowLocks)
    await recordAction(trx, call, {
      action: removed ? 'delete' : 'reinstate',
      kind: 'offline_gift',
      id: String(gift.id),
      title: titleOf(gift),
      before: removed ? recorded(gift) : null,
      after: removed ? null : recorded(gift),
    })
  })
  outbox.wake()
  return {}
}

/** What was recorded or taken back. */
export const undoableGift: Undoable = {
  needs: { add: 'individual-giving.delete', delete: 'individual-giving.delete' },
  async read(trx, _, event, id) {
    const gift = await lockOffline(trx, event, Number(id))
    return gift && !isRemoved(gift) ? recorded(gift) : null
  },
  async restore(trx, { rowLocks }, event, id, value) {
    const gift = await lockOffline(trx, event, Number(id))
    if (!gift) throw giftNotFound()
    await count(trx, event, gift, value === null, rowLocks)
  },
}

type Gift = NonNullable<Awaited<ReturnType<typeof lockOffline>>>

const isRemoved = ({ amount, refunded }: Gift) => refunded === amount

const titleOf = ({ name, fundraiser_name }: Pick<Gift, 'name' | 'fundraiser_name'>) =>
  `${name ?? 'Anonymous'}, for ${fundraiser_name}`

const recorded = ({ slug, amount, name, note }: Pick<Gift, 'slug' | 'amount' | 'name' | 'note'>) => ({
  fundraiser: slug,
  amount,
  name,
  note,
})

/** Takes the gift out of all totals, or counts it again. */
async function count(
  trx: Transaction<Database>,
  event: Event,
  { id, amount, fundraiser_id }: Gift,
  removed: boolean,
  rowLocks: boolean,
): Promise<void> {
  await trx
    .updateTable('fundraiser_gifts')
    .set({ refunded: removed ? amount : 0 })
    .where('id', '=', id)
    .execute()
  await refresh(trx, [fundraiser_id], rowLocks)
  await changeTotal(trx, event, counts(amount, removed ? -1 : 1), rowLocks)
}

const lockOffline = (trx: Transaction<Database>, event: Event, id: number) =>
  trx
    .selectFrom('fundraiser_gifts')
    .innerJoin('fundraisers', 'fundraisers.id', 'fundraiser_gifts.fundraiser_id')
    .selectAll('fundraiser_gifts')
    .select(['fundraisers.name as fundraiser_name', 'slug'])
    .where('fundraiser_gifts.id', '=', id)
    .where('event_id', '=', event.id)
    .where('order_line_id', 'is', null)
    .forUpdate('fundraiser_gifts')
    .executeTakeFirst()

const giftNotFound = () =>
  new HttpError(404, { error: 'gift_not_found', error_description: 'This gift is not here (any more).' })

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { endpoints } from '../../../../../src/api/table.ts'
import { type Handler, personOrRefuse } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { storePicture } from '../../../platform/files/store-picture.ts'
import { sha256 } from '../../../platform/hashes.ts'
import { countOrRefuse } from '../../../platform/http/rate-limit.ts'
import { endOfDay } from '../../../platform/local-day.ts'
import { pushFundraiserEdit, pushFundraiserNews } from '../totals.ts'
import { changePicture, freeSlug, lockOwn } from './own.ts'
import { readOwn } from './own-page.ts'
import { refuseOtherChange } from './revision.ts'

export const saveFundraiser: Handler<typeof endpoints.saveFundraiser> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const person = await personOrRefuse(call)
  const { name, story, picture, goal, ends_on, revision } = call.input
  const values = {
    name,
    story,
    picture: picture ?? null,
    goal: goal || null,
    ends_at: ends_on ? endOfDay(ends_on, event.settings.time_zone) : null,
  }
  await inTransaction(db, async trx => {
    // Two tabs that create the person's page at the same moment must create only one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`fundraiser of ${person.id}`}, 0))`.execute(trx)
    const own = await trx
      .selectFrom('fundraisers')
      .select(['id', 'name', 'story', 'picture', 'goal', 'ends_at'])
      .where('event_id', '=', event.id)
      .where('user_id', '=', person.id)
      .executeTakeFirst()
    await changePicture(trx, picture, own?.picture ?? null)
    if (own) {
      refuseOtherChange(own, values, revision)
      await trx.updateTable('fundraisers').set(values).where('id', '=', own.id).execute()
      await pushFundraiserEdit(trx, own.id)
      return
    }
    const id = `fun_${randomUUID().replaceAll('-', '')}`
    const slug = await freeSlug(trx, 'fundraisers', event.id, name)
    const created_at = await databaseTime(trx, now)
    await trx
      .insertInto('fundraisers')
      .values({ ...values, id, slug, event_id: event.id, user_id: person.id, team_id: null, created_at })
      .execute()
    await pushFundraiserEdit(trx, id)
  })
  return readOwn(call)
}

export const fundraiserPicture: Handler<typeof endpoints.fundraiserPicture> = async call => {
  const { db, now } = call.context
  const person = await personOrRefuse(call)
  await countOrRefuse(db, [{ of: ['fundraiser picture', person.id], most: 30, minutes: 60 }], now())
  const { path, width, height } = await storePicture(call.context, call.input.picture.data, 'picture')
  return { picture: { uri: path }, width, height }
}

export const addFundraiserUpdate: Handler<typeof endpoints.addFundraiserUpdate> = async call => {
  const { db, now } = call.context
  const { text, idempotency_key } = call.input
  await inTransaction(db, async trx => {
    const { id } = await lockOwn(trx, call)
    const added = await trx
      .insertInto('fundraiser_updates')
      .values({
        id: `upd_${sha256(`${id} ${idempotency_key}`).slice(0, 32)}`,
        fundraiser_id: id,
        text,
        at: await databaseTime(trx, now),
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await pushFundraiserNews(trx, id)
  })
  return readOwn(call)
}

export const deleteFundraiserUpdate: Handler<typeof endpoints.deleteFundraiserUpdate> = async call => {
  await inTransaction(call.context.db, async trx => {
    const { id } = await lockOwn(trx, call)
    const deleted = await trx
      .deleteFrom('fundraiser_updates')
      .where('fundraiser_id', '=', id)
      .where('id', '=', call.input.update_id)
      .executeTakeFirst()
    if (deleted.numDeletedRows > 0n) await pushFundraiserNews(trx, id)
  })
  return readOwn(call)
}

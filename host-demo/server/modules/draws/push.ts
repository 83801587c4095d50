import { type Kysely, sql } from 'kysely'
import { eventChannel } from '../../../../src/api/channels.ts'
import { drawDataPush } from '../../../../src/api/draws.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { DrawRow } from './find-draw.ts'
import { leftIn, shownLeft } from './stock.ts'

/** Tells everybody at the event about a changed draw, after the commit. Needs the draw's lock. */
export async function pushDraw(trx: Kysely<Database>, { id }: Pick<DrawRow, 'id'>, { edited = false } = {}) {
  const draw = await trx
    .updateTable('draws')
    .set({ sequence: sql`sequence + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (draw.state === 'draft') return
  const data = {
    draw_id: draw.id,
    sequence: draw.sequence,
    state: draw.state,
    sold: draw.sold,
    left: shownLeft(draw, await leftIn(trx, draw)),
    editedYN: edited ? 'yes' : 'no',
  }
  // A subject of its own, because only the last of several pushes for one subject is sent.
  const push = {
    channel: eventChannel(draw.event_id),
    event: drawDataPush.event,
    subject: `${id}${edited ? ' edited' : ''}`,
  }
  await trx
    .insertInto('outbox')
    .values({ ...push, data: JSON.stringify(data) })
    .execute()
}

import type { endpoints } from '../../../../src/api/table.ts'
import { rangesOf } from '../../../../src/lib/prize-draw.ts'
import type { Handler } from '../../identity/call.ts'
import { sharedRead } from '../../platform/db/batches.ts'
import { databaseTime } from '../../platform/db/clock.ts'
import { readDraws } from './draw-wire.ts'
import { readRecord, soldNumbers } from './drawing/record.ts'
import { findPublished } from './find-draw.ts'
import { isOnSale } from './selling/refusals.ts'

/** A bound for the query, above what any event has. */
const most = 100

export const prizeDraws: Handler<typeof endpoints.prizeDraws> = async call => {
  const event = await call.event()
  const { db, now } = call.context
  const isOpen = call.input.open === 'yes'
  return sharedRead(db, `draws ${event.id} ${isOpen}`, async () => {
    const at = await databaseTime(db, now)
    const found = await db
      .selectFrom('draws')
      .selectAll()
      .where('event_id', '=', event.id)
      .where('state', '!=', 'draft')
      .orderBy(eb => eb.case().when('state', '=', 'open').then(0).else(1).end())
      .orderBy('draws_at')
      .orderBy('id')
      .limit(most)
      .execute()
    const wireOf = await readDraws(db, found)
    return {
      currency: event.currency,
      currency_decimals: event.currency_decimals,
      server_time: at.toISOString(),
      items: found
        .filter(draw => !isOpen || isOnSale(draw, at))
        .map(wireOf)
        .filter(({ left }) => !isOpen || left !== 0),
    }
  })
}

export const prizeDraw: Handler<typeof endpoints.prizeDraw> = async call => {
  const event = await call.event()
  const { db, now } = call.context
  const id = call.input.draw_id
  return sharedRead(db, `draw ${event.id} ${id}`, async () => {
    const draw = await findPublished(db, event.id, id)
    return {
      ...(await readDraws(db, [draw]))(draw),
      currency: event.currency,
      currency_decimals: event.currency_decimals,
      server_time: (await databaseTime(db, now)).toISOString(),
      description: draw.description,
    }
  })
}

export const drawRecord: Handler<typeof endpoints.drawRecord> = async call => {
  const event = await call.event()
  const { db } = call.context
  const id = call.input.draw_id
  return sharedRead(db, `draw record ${event.id} ${id}`, async () => {
    const draw = await findPublished(db, event.id, id)
    const log = await readRecord(db, [id])
    return {
      draw_id: id,
      seed_hash: draw.seed_hash,
      seal: draw.seal,
      numbers: draw.state === 'open' ? null : rangesOf(await soldNumbers(db, draw)),
      seed: draw.state === 'drawn' ? draw.seed : null,
      log: log.map(({ draw_id: _, at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    }
  })
}

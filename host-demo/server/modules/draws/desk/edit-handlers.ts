import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { endpoints } from '../../../../../src/api/table.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { findDraw, lockDraw } from '../find-draw.ts'
import { checkDraw } from './check-draw.ts'
import { formOf, revisionOf } from './draw-form.ts'
import { recorded, recordOfInput } from './draw-record.ts'
import { insertDraw, removeDraw, updateDraw } from './write-draw.ts'

export const addDraw: Handler<typeof endpoints.addDraw> = async call => {
  const event = await call.event()
  const newId = `draw_${randomUUID().replaceAll('-', '')}`
  const { idempotency_key: _, ...input } = call.input
  const record = recordOfInput(input)
  const id = await inTransaction(call.context.db, trx =>
    addOnce(trx, call, { kind: 'draw', id: newId }, async () => {
      checkDraw(event, record, undefined, input.sold_by)
      await insertDraw(trx, event.id, newId, record)
      const action = drawAction('add', newId, record.title)
      await recordAction(trx, call, { ...action, before: null, after: recorded(record) })
    }),
  )
  return answerOf(call, id)
}

export const editDraw: Handler<typeof endpoints.editDraw> = async call => {
  const { db, rowLocks } = call.context
  const { draw_id: id, revision, ...input } = call.input
  const event = await call.event()
  await inTransaction(db, async trx => {
    const draw = await lockDraw(trx, { eventId: event.id, rowLocks }, id)
    if (revisionOf(draw) !== revision) throw changed()
    const record = recordOfInput(input)
    checkDraw(event, record, draw, input.sold_by)
    await updateDraw(trx, draw, record)
    const [before, after] = [recorded(draw), recorded(record)]
    // Saving without a change writes nothing to the audit log.
    if (isDeepStrictEqual(before, after)) return
    await recordAction(trx, call, { ...drawAction('edit', id, record.title), before, after })
  })
  return answerOf(call, id)
}

export const deleteDraw: Handler<typeof endpoints.deleteDraw> = async call => {
  const { db, rowLocks, outbox } = call.context
  const id = call.input.draw_id
  const event = await call.event()
  await inTransaction(db, async trx => {
    const draw = await lockDraw(trx, { eventId: event.id, rowLocks }, id)
    await removeDraw(trx, draw)
    await recordAction(trx, call, { ...drawAction('delete', id, draw.title), before: recorded(draw), after: null })
  })
  outbox.wake()
  return {}
}

export const drawAction = (action: string, id: string, title: string) => ({ action, kind: 'draw', id, title })

export const changed = () =>
  new HttpError(409, {
    error: 'draw_changed',
    error_description: 'Somebody else has changed this draw since you opened it. Nothing of yours was done yet.',
  })

/** Reads the draw again after the commit. */
export async function answerOf(call: Call<unknown>, id: string) {
  const { db, now, outbox, jobs } = call.context
  outbox.wake()
  jobs.wake()
  const event = await call.event()
  return formOf(db, event, await findDraw(db, event.id, id), await databaseTime(db, now))
}

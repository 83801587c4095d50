import { isDeepStrictEqual } from 'node:util'
import type { endpoints } from '../../../../../src/api/table.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import type { Call, Handler } from '../../../identity/call.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { findLot, lockLot } from '../find-lot.ts'
import { checkLot } from './check-lot.ts'
import { formOf, revisionOf } from './lot-form.ts'
import { recorded, recordOfInput } from './lot-record.ts'
import { refuseInUse, withUse } from './lot-use.ts'
import { setLotNumber } from './move-lot.ts'
import { insertLot, lockCatalogue, lockForEdit, newLotId, removeLot, updateLot } from './write-lot.ts'

export const addLot: Handler<typeof endpoints.addLot> = async call => {
  const { db, now } = call.context
  const event = await call.event()
  const newId = newLotId()
  const { idempotency_key: _, ...input } = call.input
  const record = recordOfInput(input, false)
  const id = await inTransaction(db, trx =>
    addOnce(trx, call, { kind: 'lot', id: newId }, async () => {
      await checkLot(trx, event.id, record, undefined, await databaseTime(trx, now))
      await insertLot(trx, event.id, newId, record)
      await recordAction(trx, call, { ...lotAction('add', newId, record.title), before: null, after: recorded(record) })
    }),
  )
  return answerOf(call, id)
}

export const editLot: Handler<typeof endpoints.editLot> = async call => {
  const { db, now, rowLocks } = call.context
  const { auction_item_id: id, revision, ...input } = call.input
  const event = await call.event()
  await inTransaction(db, async trx => {
    const lot = await lockForEdit(trx, event.id, id, rowLocks)
    if (revisionOf(lot) !== revision) {
      throw new HttpError(409, {
        error: 'lot_changed',
        error_description: 'Somebody else has changed this lot since you opened it. Nothing of yours was saved yet.',
      })
    }
    const record = recordOfInput(input, lot.published)
    await checkLot(trx, event.id, record, lot, await databaseTime(trx, now))
    await updateLot(trx, lot, record)
    await recordChange(trx, call, lotAction('edit', id, record.title), recorded(lot), recorded(record))
  })
  return answerOf(call, id)
}

export const publishLot: Handler<typeof endpoints.publishLot> = async call => {
  const { db, now, rowLocks } = call.context
  const { auction_item_id: id, publishedYN } = call.input
  const event = await call.event()
  await inTransaction(db, async trx => {
    const lot = await lockForEdit(trx, event.id, id, rowLocks)
    const record = { ...lot, published: publishedYN === 'yes' }
    if (!record.published) refuseInUse(lot)
    await checkLot(trx, event.id, record, lot, await databaseTime(trx, now))
    await updateLot(trx, lot, record)
    const action = lotAction(record.published ? 'publish' : 'unpublish', id, lot.title)
    await recordChange(trx, call, action, recorded(lot), recorded(record))
  })
  return answerOf(call, id)
}

export const deleteLot: Handler<typeof endpoints.deleteLot> = async call => {
  const { db, rowLocks, outbox } = call.context
  const id = call.input.auction_item_id
  const event = await call.event()
  await inTransaction(db, async trx => {
    const lot = await lockForEdit(trx, event.id, id, rowLocks)
    refuseInUse(lot)
    await removeLot(trx, lot)
    await recordAction(trx, call, { ...lotAction('delete', id, lot.title), before: recorded(lot), after: null })
  })
  outbox.wake()
  return {}
}

export const moveLot: Handler<typeof endpoints.moveLot> = async call => {
  const { db, rowLocks, outbox } = call.context
  const { auction_item_id: id, number: wanted } = call.input
  const event = await call.event()
  await inTransaction(db, async trx => {
    await lockCatalogue(trx, event.id)
    const lot = await lockLot(trx, event.id, id, rowLocks)
    const number = await setLotNumber(trx, lot, wanted)
    const action = { action: 'move', kind: 'lot_place', id, title: lot.title }
    await recordChange(trx, call, action, { number: lot.number }, { number })
  })
  outbox.wake()
  return {}
}

const lotAction = (action: string, id: string, title: string) => ({ action, kind: 'lot', id, title })

/** Saving without a change writes nothing to the audit log. */
async function recordChange(
  trx: Parameters<typeof recordAction>[0],
  call: Call<unknown>,
  action: ReturnType<typeof lotAction>,
  before: Recorded,
  after: Recorded,
): Promise<void> {
  if (!isDeepStrictEqual(before, after)) await recordAction(trx, call, { ...action, before, after })
}

/** Reads the lot again after the commit. */
async function answerOf(call: Call<unknown>, id: string) {
  const { db, outbox, jobs } = call.context
  outbox.wake()
  jobs.wake()
  return formOf(await withUse(db, await findLot(db, (await call.event()).id, id)))
}

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { endpoints } from '../../../../../src/api/table.ts'
import { addOnce } from '../../../identity/audit/add-once.ts'
import { rightsOf, type Undoable } from '../../../identity/audit/logged-kind.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { findItem, itemsOf, lockItem } from '../find-item.ts'
import { formOf, recorded, recordFrom, recordOfInput, revisionOf } from './item-record.ts'
import { checkItem, insertItem, removeItem, updateItem } from './write-item.ts'

export const adminPledgeItems: Handler<typeof endpoints.adminPledgeItems> = async call => {
  const event = await call.event()
  const items = await itemsOf(call.context.db, event.id).orderBy('number').execute()
  return { currency: event.currency, currency_decimals: event.currency_decimals, items: items.map(formOf) }
}

export const adminPledgeItem: Handler<typeof endpoints.adminPledgeItem> = async call =>
  formOf(await findItem(call.context.db, (await call.event()).id, call.input.pledge_item_id))

export const addPledgeItem: Handler<typeof endpoints.addPledgeItem> = async call => {
  const event = await call.event()
  const { idempotency_key: _, ...input } = call.input
  const record = recordOfInput(input)
  const newId = `pit_${randomUUID().replaceAll('-', '')}`
  const answer = await inTransaction(call.context.db, async trx => {
    const id = await addOnce(trx, call, { kind: 'pledge_item', id: newId }, async () => {
      await checkItem(trx, event.id, record, undefined)
      const item = await insertItem(trx, event.id, newId, record)
      await recordAction(trx, call, { ...actionOf('add', item), before: null, after: recorded(item) })
    })
    return formOf(await findItem(trx, event.id, id))
  })
  call.context.outbox.wake()
  return answer
}

export const editPledgeItem: Handler<typeof endpoints.editPledgeItem> = async call => {
  const { db, rowLocks, outbox } = call.context
  const { pledge_item_id: id, revision, ...input } = call.input
  const event = await call.event()
  const record = recordOfInput(input)
  const answer = await inTransaction(db, async trx => {
    const item = await lockItem(trx, event.id, id, rowLocks)
    if (revisionOf(item) !== revision) {
      throw new HttpError(409, {
        error: 'pledge_item_changed',
        error_description: 'Somebody else has changed this since you opened it. Nothing of yours was saved yet.',
      })
    }
    await checkItem(trx, event.id, record, item)
    const changed = await updateItem(trx, item, record)
    const [before, after] = [recorded(item), recorded(changed)]
    if (!isDeepStrictEqual(before, after)) await recordAction(trx, call, { ...actionOf('edit', item), before, after })
    return formOf(changed)
  })
  outbox.wake()
  return answer
}

export const deletePledgeItem: Handler<typeof endpoints.deletePledgeItem> = async call => {
  const { db, rowLocks, outbox } = call.context
  const event = await call.event()
  await inTransaction(db, async trx => {
    const item = await lockItem(trx, event.id, call.input.pledge_item_id, rowLocks)
    await removeItem(trx, item)
    await recordAction(trx, call, { ...actionOf('delete', item), before: recorded(item), after: null })
  })
  outbox.wake()
  return {}
}

export const undoableItem: Undoable = {
  needs: rightsOf('pledges'),
  async read(trx, { rowLocks }, event, id) {
    const known = await itemsOf(trx, event.id).where('id', '=', id).executeTakeFirst()
    return known ? recorded(await lockItem(trx, event.id, id, rowLocks)) : null
  },
  async restore(trx, { rowLocks }, event, id, value) {
    const known = await itemsOf(trx, event.id).where('id', '=', id).executeTakeFirst()
    const item = known && (await lockItem(trx, event.id, id, rowLocks))
    if (!value) return item && removeItem(trx, item)
    const record = recordFrom(value)
    // Its picture is not checked again: it was checked when it was chosen.
    await checkItem(trx, event.id, record, record)
    if (item) await updateItem(trx, item, record)
    else await insertItem(trx, event.id, id, record)
  },
}

const actionOf = (action: string, { id, title }: { id: string; title: string }) => ({
  action,
  kind: 'pledge_item',
  id,
  title,
})

import type { Transaction } from 'kysely'
import { lockSubjects } from '../../../checkout/holds/lock-subjects.ts'
import { saleOf } from '../../../checkout/orders/sale-of.ts'
import { rightsOf, type Undoable } from '../../../identity/audit/logged-kind.ts'
import type { Event } from '../../../identity/events.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { closeDraw } from '../drawing/close-draw.ts'
import { openDraw } from '../drawing/open-draw.ts'
import { reopenDraw, withdrawDraw } from '../drawing/reopen-draw.ts'
import { type DrawRow, lockDraw } from '../find-draw.ts'
import { subjectOf } from '../stock.ts'
import { checkDraw, checkOpening } from './check-draw.ts'
import { isReopenable } from './draw-form.ts'
import { recorded, recordFrom } from './draw-record.ts'
import { notPossible } from './state-handlers.ts'
import { insertDraw, refuseInUse, removeDraw, updateDraw } from './write-draw.ts'

/** Finds the draw and locks it. Undefined if it was deleted. */
async function ifThere(
  trx: Transaction<Database>,
  { rowLocks }: Pick<Context, 'rowLocks'>,
  { id: eventId }: Event,
  id: string,
): Promise<DrawRow | undefined> {
  await lockSubjects(trx, rowLocks, [subjectOf({ id })])
  const known = await trx.selectFrom('draws').select('id').where('id', '=', id).executeTakeFirst()
  return known && lockDraw(trx, { eventId, rowLocks }, id)
}

/** Undoes adding, editing and deleting. A deleted draw comes back as a draft. */
export const undoableDraw: Undoable = {
  needs: rightsOf('draws'),
  async read(trx, context, event, id) {
    const draw = await ifThere(trx, context, event, id)
    return draw ? recorded(draw) : null
  },
  async restore(trx, context, event, id, value) {
    const draw = await ifThere(trx, context, event, id)
    if (!value) return draw && removeDraw(trx, draw)
    const record = recordFrom(value)
    // Not checked again: they were checked when they were chosen.
    const { picture, prizes } = record
    const bare = { ...record, picture: null, prizes: prizes.map(prize => ({ ...prize, picture: null })) }
    checkDraw(event, bare, draw, record.sold_by)
    if (draw) await updateDraw(trx, draw, { ...record, picture, prizes })
    else await insertDraw(trx, event.id, id, record)
  },
}

/** Undoes opening and closing, as long as nothing is drawn. */
export const undoableState: Undoable = {
  needs: { edit: 'draws.edit' },
  actions: ['open', 'close', 'undo'],
  async read(trx, context, event, id) {
    const draw = await ifThere(trx, context, event, id)
    return draw ? { state: draw.state } : null
  },
  async restore(trx, context, event, id, value) {
    const draw = await ifThere(trx, context, event, id)
    if (!draw) throw notPossible()
    const sale = await saleOf(trx, context, { event })
    const state = value?.state
    if (draw.state === 'open' && state === 'draft') {
      await refuseInUse(trx, draw)
      await withdrawDraw(trx, draw)
    } else if (draw.state === 'draft' && state === 'open') {
      checkOpening(sale, draw)
      await openDraw(trx, draw, sale.at)
    } else if (draw.state === 'open' && state === 'closed') await closeDraw(trx, sale, draw)
    else if (isReopenable(draw, sale.at) && state === 'open') await reopenDraw(trx, draw, sale.at)
    else throw notPossible()
  },
}

import { rightsOf, type Undoable } from '../../../identity/audit/logged-kind.ts'
import { databaseTime } from '../../../platform/db/clock.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import { lockLot } from '../find-lot.ts'
import { checkLot } from './check-lot.ts'
import { recorded, recordFrom } from './lot-record.ts'
import { refuseInUse } from './lot-use.ts'
import { setLotNumber } from './move-lot.ts'
import { insertLot, lockCatalogue, lockForEdit, removeLot, updateLot } from './write-lot.ts'

/** Undefined if there is no such lot. */
async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (problem) {
    if (problem instanceof HttpError && problem.status === 404) return undefined
    throw problem
  }
}

/** Undoes adding, editing, publishing and deleting. */
export const undoableLot: Undoable = {
  needs: rightsOf('auction'),
  async read(trx, { rowLocks }, event, id) {
    const lot = await ifThere(lockLot(trx, event.id, id, rowLocks))
    return lot ? recorded(lot) : null
  },
  async restore(trx, { rowLocks, now }, event, id, value) {
    const lot = await ifThere(lockForEdit(trx, event.id, id, rowLocks))
    if (!value) {
      if (!lot) return
      refuseInUse(lot)
      return removeLot(trx, lot)
    }
    const record = recordFrom(value)
    // Not checked again: they were checked when they were chosen.
    const pictures = { picture: record.picture, pictures: record.pictures }
    const isDraft = lot?.published === true && !record.published
    if (lot && isDraft) refuseInUse(lot)
    const at = await databaseTime(trx, now)
    await checkLot(trx, event.id, { ...record, picture: null, pictures: [] }, lot, at)
    if (lot) await updateLot(trx, lot, { ...record, ...pictures })
    else await insertLot(trx, event.id, id, record)
  },
}

/** Undoes a move in the catalogue. */
export const undoableMove: Undoable = {
  needs: { edit: 'auction.edit' },
  async read(trx, { rowLocks }, event, id) {
    await lockCatalogue(trx, event.id)
    const lot = await ifThere(lockLot(trx, event.id, id, rowLocks))
    return lot ? { number: lot.number } : null
  },
  async restore(trx, { rowLocks }, event, id, value) {
    await setLotNumber(trx, await lockLot(trx, event.id, id, rowLocks), Number(value?.number))
  },
}

import type { endpoints } from '../../../../../src/api/table.ts'
import { forgetLogged } from '../../../identity/audit/forget-logged.ts'
import { recordAction } from '../../../identity/audit/record-action.ts'
import type { Handler } from '../../../identity/call.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { releasePictures } from '../../../platform/files/release-pictures.ts'
import { lockOffer } from '../find-offer.ts'

export const deleteDonatedItem: Handler<typeof endpoints.deleteDonatedItem> = async call => {
  const { db, rowLocks } = call.context
  const event = await call.event()
  await inTransaction(db, async trx => {
    const { id, pictures } = await lockOffer(trx, event.id, call.input.offer_id, rowLocks)
    await trx.deleteFrom('donated_items').where('id', '=', id).execute()
    await releasePictures(trx, pictures)
    await forgetLogged(trx, ['donated_item'], [id])
    await recordAction(trx, call, { action: 'delete', kind: 'donated_item', id, title: '', before: null, after: null })
  })
  return {}
}

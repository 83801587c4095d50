import type { Transaction } from 'kysely'
import { sealOf } from '../../../../../src/lib/prize-draw.ts'
import type { Sale } from '../../../checkout/orders/payment-origin.ts'
import { endOthers } from '../../../checkout/orders/replace-orders.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { DrawRow } from '../find-draw.ts'
import { pushDraw } from '../push.ts'
import { subjectOf } from '../stock.ts'
import { addToRecord, soldNumbers } from './record.ts'
import { cancelClose } from './schedule-close.ts'

/**
 * Ends the sale and seals the draw. Later payments are refunded. Needs an open draw, and the locks of its subject and
 * row.
 */
export async function closeDraw(trx: Transaction<Database>, sale: Sale, draw: DrawRow): Promise<void> {
  if (draw.seed === null) throw new Error(`The draw ${draw.id} is open without a seed`)
  await endOthers(trx, sale, subjectOf(draw))
  const seal = await sealOf(draw.seed, await soldNumbers(trx, draw))
  await trx.updateTable('draws').set({ state: 'closed', seal }).where('id', '=', draw.id).execute()
  await addToRecord(trx, draw, sale.at, [{}], 'closed')
  await cancelClose(trx, draw)
  await pushDraw(trx, draw, { edited: true })
}

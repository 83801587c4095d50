import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { DrawRow } from '../find-draw.ts'
import { pushDraw } from '../push.ts'
import { addToRecord } from './record.ts'
import { cancelClose, scheduleClose } from './schedule-close.ts'

/** Sells numbers again of a draw that was closed before its time. The next close seals it anew. Needs the draw's lock. */
export async function reopenDraw(trx: Transaction<Database>, draw: DrawRow, at: Date): Promise<void> {
  await trx.updateTable('draws').set({ state: 'open', seal: null }).where('id', '=', draw.id).execute()
  // While it was sealed refunds changed nothing.
  await sql`
    update draw_entries set state = case when refunded < amount then 'sold' else 'refunded' end
    from order_lines where order_lines.id = order_line_id and draw_id = ${draw.id} and state <> 'held'
  `.execute(trx)
  await addToRecord(trx, draw, at, [{}], 'reopened')
  await scheduleClose(trx, draw)
  await pushDraw(trx, draw, { edited: true })
}

/** Makes an open draw a draft again: it goes from the guests' list. Needs the draw's lock, and that nobody has had a number. */
export async function withdrawDraw(trx: Transaction<Database>, draw: DrawRow): Promise<void> {
  await cancelClose(trx, draw)
  // Before it is a draft, of which nothing is pushed.
  await pushDraw(trx, draw, { edited: true })
  await trx
    .updateTable('draws')
    .set({ state: 'draft', seed: null, seed_hash: null })
    .where('id', '=', draw.id)
    .execute()
}

import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { DrawRow } from '../find-draw.ts'
import { pushDraw } from '../push.ts'
import { addToRecord } from './record.ts'
import { cancelClose, scheduleClose } from './schedule-close.ts'

/** Opens a draw again that was closed before its time. The next close seals it anew. Needs the draw's lock. */
export async function reopenDraw(trx: Transaction<Database>, draw: DrawRow, at: Date): Promise<void> {
  await trx.updateTable('draws').set({ state: 'open', seal: null }).where('id', '=', draw.id).execute()
  // Applies the refunds that came while the draw was sealed.
  await sql`
    update draw_entries set state = case when refunded < amount then 'sold' else 'refunded' end
    from order_lines where order_lines.id = order_line_id and draw_id = ${draw.id} and state <> 'held'
  `.execute(trx)
  await addToRecord(trx, draw, at, [{}], 'reopened')
  await scheduleClose(trx, draw)
  await pushDraw(trx, draw, { edited: true })
}

/**
 * Makes an open draw a draft again, which guests do not see. Needs the draw's lock, and that nobody ever had a
 * number.
 */
export async function withdrawDraw(trx: Transaction<Database>, draw: DrawRow): Promise<void> {
  await cancelClose(trx, draw)
  // Pushed first, because nothing is pushed about a draft.
  await pushDraw(trx, draw, { edited: true })
  await trx
    .updateTable('draws')
    .set({ state: 'draft', seed: null, seed_hash: null })
    .where('id', '=', draw.id)
    .execute()
}

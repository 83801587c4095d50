import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

/** The holders of all winning numbers, with the name that they agreed to show. */
export async function winnersOf(db: Kysely<Database>, drawIds: readonly string[]) {
  if (!drawIds.length) return []
  const rows = await db
    .selectFrom('draw_log')
    .innerJoin('draw_entries', join =>
      join.onRef('draw_entries.draw_id', '=', 'draw_log.draw_id').onRef('draw_entries.number', '=', 'draw_log.number'),
    )
    .innerJoin('draw_lines', 'draw_lines.order_line_id', 'draw_entries.order_line_id')
    .innerJoin('order_lines', 'order_lines.id', 'draw_entries.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['draw_log.draw_id', 'draw_entries.number', 'show_name', 'first_name', 'last_name', 'email', 'order_id'])
    .select(['order_lines.amount', 'order_lines.refunded'])
    .where('draw_log.draw_id', 'in', drawIds)
    .execute()
  return rows.map(({ show_name, amount, refunded, ...row }) => ({
    ...row,
    shown: show_name ? shownName(row) : null,
    isRefunded: refunded >= amount,
  }))
}

/** The first name and an initial: friends recognise it, strangers do not. */
const shownName = ({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }) =>
  `${first_name} ${[...last_name][0] ?? ''}`.trim()

import { ordersOf } from '../../checkout/orders/orders-of.ts'
import type { PersonalData } from '../../identity/personal-data.ts'

/**
 * When an account is deleted its numbers stay in the draw without a name, because the seal is made from all numbers.
 */
export const drawData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const draw_numbers = await db
      .selectFrom('draw_entries')
      .innerJoin('draws', 'draws.id', 'draw_entries.draw_id')
      .innerJoin('draw_lines', 'draw_lines.order_line_id', 'draw_entries.order_line_id')
      .innerJoin('order_lines', 'order_lines.id', 'draw_entries.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['draws.title', 'draw_entries.number', 'draw_entries.state', 'show_name', 'order_id'])
      .where('orders.user_id', '=', person.id)
      .orderBy('draws.id')
      .orderBy('number')
      .execute()
    return { draw_numbers }
  },

  async erase(trx, erasure) {
    const orders = await ordersOf(trx, erasure)
    if (!orders.length) return []
    await trx
      .updateTable('draw_lines')
      .set({ show_name: false })
      .where('order_line_id', 'in', db => db.selectFrom('order_lines').select('id').where('order_id', 'in', orders))
      .execute()
    return []
  },
}

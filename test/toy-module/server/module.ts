import { ordersOf } from '../../../host-demo/server/checkout/orders/orders-of.ts'
import type { Module } from '../../../host-demo/server/modules/module.ts'
import { tombolaPush } from '../api/tombola.ts'
import { drawTombola, tombola as readTombola } from './handlers.ts'
import { drawJob } from './jobs.ts'
import { tombolaTables } from './migration.ts'
import { tombolaOrigin } from './origin.ts'
import { tombolaBlock } from './page-block.ts'
import { germanErrors } from './words.de.ts'
import { words } from './words.ts'

export const tombola = {
  name: 'tombola',
  handlers: { tombola: readTombola, drawTombola },
  permissions: ['edit'],
  migrations: { '0100-tombola': tombolaTables },
  words: germanErrors,
  errors: { tombola_not_found: 404, tombola_sold_out: 409 },
  origins: { tombola_tickets: tombolaOrigin },
  jobs: [drawJob],
  pushes: [tombolaPush],
  pages: {
    blocks: { tombola: tombolaBlock },
    screens: ['tombola'],
    headings: { tombola: { en: 'Our tombola', de: 'Unsere Tombola' } },
  },

  async export(db, person) {
    const tombola_tickets = await db
      .selectFrom('tombola_tickets')
      .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['holder', 'paid'])
      .where('orders.user_id', '=', person.id)
      .execute()
    return { tombola_tickets }
  },

  async erase(trx, erasure) {
    const orders = await ordersOf(trx, erasure)
    if (!orders.length) return []
    await trx
      .updateTable('tombola_tickets')
      .set({ holder: 'Deleted account' })
      .where('order_line_id', 'in', db => db.selectFrom('order_lines').select('id').where('order_id', 'in', orders))
      .execute()
    return [words('erased')]
  },
} as const satisfies Module

import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

export type OrderRow = Selectable<Database['orders']>

export type PaidOrderRow = OrderRow & { readonly paid_at: Date }

export type OrderLineRow = Selectable<Database['order_lines']>

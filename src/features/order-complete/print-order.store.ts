import { type OrderDetails, order } from '../../api/orders.ts'
import type { Completion } from '../../store/completion.ts'
import { createResource, type Resource } from '../../store/resource.ts'
import type { Site } from '../../store/site.ts'

/** The paid order, for its receipt. */
export const createReceipt = (
  { environment, client }: Site,
  { order_id, order_key }: Pick<Completion['checkoutData'], 'order_id' | 'order_key'>,
): Resource<OrderDetails> => createResource({ environment, load: () => client.call(order, { order_id, order_key }) })

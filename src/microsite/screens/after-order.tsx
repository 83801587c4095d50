import { OrderComplete } from '../../features/order-complete/order-complete.tsx'
import { upsellsAfter } from '../upsells.ts'

/** The screen after an order, with the offers of all modules. */
export function AfterOrder() {
  return <OrderComplete upsellsAfter={upsellsAfter} />
}

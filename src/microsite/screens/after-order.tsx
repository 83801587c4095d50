import { OrderComplete } from '../../features/order-complete/order-complete.tsx'
import { upsellsAfter } from '../upsells.ts'

/** The screen after an order, with what the modules offer then. */
export function AfterOrder() {
  return <OrderComplete upsellsAfter={upsellsAfter} />
}

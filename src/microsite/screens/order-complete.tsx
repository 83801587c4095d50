import { OrderComplete } from '../../features/order-complete/order-complete.tsx'
import { Page } from '../../ui/page.tsx'

export function Screen() {
  return (
    <Page width="reading">
      <OrderComplete />
    </Page>
  )
}

import { PaymentRequest } from '../../features/payment-request/payment-request.tsx'
import { Page } from '../../ui/page.tsx'
import type { CurrentRoute } from '../route.ts'

export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  return (
    <Page width="narrow">
      <PaymentRequest request={route.query.get('request') ?? undefined} />
    </Page>
  )
}

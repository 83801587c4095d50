import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { completion } from '../../../store/completion.ts'
import type { AuctionPay } from './auction-pay.store.ts'
import { payMessages } from './pay.messages.ts'
import { orderedItem } from './pay-lines.ts'

/** Once paid: shows the order with each lot's amount. */
export function useCompleted(pay: AuctionPay): void {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const say = useTermMessages(payMessages)
  useEffect(
    () =>
      pay.checkout.payment.$outcome.listen(outcome => {
        if (!('order' in outcome)) return
        const { lines_total: total } = outcome.order
        const items = pay.finish(total).map(orderedItem)
        if (outcome.type === 'promised') return
        if (!items.length) items.push({ title: say('thingRow'), amount: total })
        completion(site).complete({ origin: 'auction', checkoutData: outcome.order, items })
        open(pathTo('order-complete'), { replace: true })
      }),
    [pay, site, open, say],
  )
}

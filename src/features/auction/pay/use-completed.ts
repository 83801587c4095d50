import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { completion } from '../../../store/completion.ts'
import type { AuctionPay } from './auction-pay.store.ts'
import { payMessages } from './pay.messages.ts'
import { buyNowUpsells } from './upsells.store.ts'

/** Once paid: shows the order with each lot's amount, and offers what can be bought at once. */
export function useCompleted(pay: AuctionPay): void {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(payMessages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `say` is new in each render
  useEffect(
    () =>
      pay.checkout.payment.$outcome.listen(outcome => {
        if (!('order' in outcome)) return
        const lines = pay.$chosen.get()
        if (outcome.type !== 'promised') {
          const { complete, update } = completion(site)
          const items = lines.map(({ title, amount }) => ({ title, amount }))
          // After a reload the lots may be paid already, and gone from the list.
          if (!items.length) items.push({ title: say('thingRow'), amount: outcome.order.lines_total })
          complete({ origin: 'auction', checkoutData: outcome.order, items })
          void buyNowUpsells(
            site,
            lines.map(({ id }) => id),
          ).then(upsells => update({ upsells }))
          open(pathTo('order-complete'), { replace: true })
        }
        pay.finish()
      }),
    [pay, site, open],
  )
}

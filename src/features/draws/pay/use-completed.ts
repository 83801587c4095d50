import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { completion } from '../../../store/completion.ts'
import { rangeWords } from '../draw-words.ts'
import { drawPayMessages } from './draw-pay.messages.ts'
import type { DrawPay } from './draw-pay.store.ts'

/** Once paid: shows the order with its numbers and the ticket. */
export function useCompleted(pay: DrawPay): void {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(drawPayMessages)
  useEffect(
    () =>
      pay.checkout.payment.$outcome.listen(async outcome => {
        if (!('order' in outcome) || outcome.type === 'promised') return
        const { order } = outcome
        const draw = pay.$draw.get()
        const { lines_total: amount } = order
        const tickets = await pay.ticketsOf(order)
        completion(site).complete({
          origin: 'raffle',
          checkoutData: order,
          items: [{ title: draw?.title ?? say('thingRow'), amount, id: draw?.draw_id }],
          metadata: Object.fromEntries(tickets.map(({ numbers }) => [say('numbers'), rangeWords(numbers)])),
          documents: tickets.slice(0, 1).map(({ ticket_url: url }) => ({ title: say('ticket'), url })),
        })
        open(pathTo('order-complete'), { replace: true })
        pay.finish()
      }),
    [pay, site, open, say],
  )
}

import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useEmit } from '../../../hooks/use-emit.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { completion } from '../../../store/completion.ts'
import { rangeWords } from '../draw-words.ts'
import type { drawsEvents } from '../draws.events.ts'
import { drawPayMessages } from './draw-pay.messages.ts'
import type { DrawPay } from './draw-pay.store.ts'

/** Once paid: shows the order with its numbers and tickets. */
export function useCompleted(pay: DrawPay): void {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const say = useTermMessages(drawPayMessages)
  const emit = useEmit<typeof drawsEvents>()
  useEffect(() => {
    let isHere = true
    const stop = pay.checkout.payment.$outcome.listen(async outcome => {
      if (outcome.type === 'declined') emit('draw-failed', { reason: 'declined' })
      if (!('order' in outcome) || outcome.type === 'promised') return
      const { order } = outcome
      const { order_id: orderId, lines_total: amount, currency } = order
      const ordered = pay.ordered(amount)
      const chosen = pay.$draw.get()
      const draw = chosen?.draw_id === ordered?.draw ? chosen : undefined
      if (outcome.type === 'paid') emit('draw-complete', { orderId, amount, currency })
      const tickets = await pay.ticketsOf(order)
      completion(site).complete({
        origin: 'raffle',
        checkoutData: order,
        items: [{ title: draw?.title ?? say('thingRow'), amount, id: ordered?.draw }],
        metadata: Object.fromEntries(tickets.map(({ numbers }) => [say('numbers'), rangeWords(numbers)])),
        documents: tickets.slice(0, 1).map(({ ticket_url: url }) => ({ title: say('ticket'), url })),
      })
      if (isHere) open(pathTo('order-complete'), { replace: true })
      pay.finish(ordered)
    })
    return () => {
      isHere = false
      stop()
    }
  }, [pay, site, open, say, emit])
}

import { useEffect } from 'react'
import type { Site } from '../../../store/site.ts'
import type { Checkout } from '../../checkout/checkout.store.ts'
import type { Completed } from '../../checkout/checkout.tsx'
import { type Selection, selection } from './selection.store.ts'

/** Once paid or promised: passes the selection on, and clears it. */
export function usePaid(
  site: Site,
  { payment }: Pick<Checkout, 'payment'>,
  onPaid: ((chosen: Selection, completed: Completed) => void) | undefined,
): void {
  useEffect(
    () =>
      payment.$outcome.listen(outcome => {
        if (!('order' in outcome)) return
        const { $selection, choose } = selection(site)
        const { order } = outcome
        const whole = { charityId: undefined, name: '', amount: order.lines_total }
        // After a reload only the order may be known.
        const chosen = $selection.get() ?? {
          itemId: undefined,
          title: '',
          amount: order.lines_total,
          parts: [whole],
          showName: false,
          showAmount: false,
        }
        onPaid?.(chosen, outcome)
        choose(undefined)
      }),
    [site, payment, onPaid],
  )
}

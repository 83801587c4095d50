import { useEffect } from 'react'
import type { Site } from '../../../store/site.ts'
import type { Checkout } from '../../checkout/checkout.store.ts'
import type { Completed } from '../../checkout/checkout.tsx'
import { linesOf } from './pledge-pay.store.ts'
import { type Selection, selection } from './selection.store.ts'

/** Once paid or promised: passes on what was ordered, and clears the selection if that is it. */
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
        const amount = outcome.order.lines_total
        const chosen = $selection.get()
        const isOrdered = isFor(chosen, payment.orderedLines(), amount)
        const whole = { charityId: undefined, name: '', amount }
        // Something else may have been chosen since. Of an earlier choice only the order is known.
        const unnamed = { itemId: undefined, title: '', amount, parts: [whole], showName: false, showAmount: false }
        onPaid?.((isOrdered && chosen) || unnamed, outcome)
        // The checkout has removed what was stored.
        choose(isOrdered ? undefined : chosen)
      }),
    [site, payment, onPaid],
  )
}

/** Is an order for this choice? One whose lines are not known here is for the last choice, if the sum is right. */
const isFor = (chosen: Selection | undefined, lines: readonly object[], total: number) =>
  lines.length ? JSON.stringify(linesOf(chosen)) === JSON.stringify(lines) : chosen?.amount === total

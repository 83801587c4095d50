import { useStore } from '@nanostores/react'
import { ChooseBefore } from '../../../features/seats/agendas/choose-before.tsx'
import { ticketBasket } from '../../../features/tickets/reservation.store.ts'
import { ticketSale } from '../../../features/tickets/sale.store.ts'
import { seatTypes } from '../../../features/tickets/seat-types.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import type { CurrentRoute } from '../../route.ts'

/** What the guests of the basket do at the event, before their seats are paid for. */
export function Screen({ route: { route } }: Readonly<{ route: CurrentRoute }>) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const lines = useStore(ticketBasket(site).$lines)
  const next = hrefTo(route?.id === 'ticket-guest-agendas' ? 'ticket-guest-checkout' : 'ticket-checkout')
  return (
    <ResourceFrame {...useExplained(ticketSale(site))} Problem={NoticeProblem}>
      {sale => (
        <ChooseBefore
          next={next}
          lines={lines.map(({ item, count }) => ({
            id: item.id,
            title: item.title,
            ticketTypeIds: seatTypes(sale, item, count),
          }))}
        />
      )}
    </ResourceFrame>
  )
}

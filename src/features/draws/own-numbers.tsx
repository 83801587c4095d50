import { useEffect } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useUserSlice } from '../../hooks/use-user-slice.ts'
import { numbersIn } from '../../lib/prize-draw.ts'
import { Notice } from '../../ui/notice.tsx'
import { rangeWords } from './draw-words.ts'
import { drawMessages } from './draws.messages.ts'
import type { DrawDetails } from './draws.store.ts'
import { ownTickets } from './own-tickets.store.ts'

/** The signed-in visitor's numbers in this draw, with their tickets. */
export function OwnNumbers({ draw }: Readonly<{ draw: DrawDetails }>) {
  const say = useMessages(drawMessages)
  const tickets = useUserSlice(ownTickets)
  const { state } = useResource(tickets)

  useEffect(() => void tickets.refresh(), [tickets])

  const own = state.type === 'ready' ? state.value.filter(({ draw_id }) => draw_id === draw.draw_id) : []
  if (!own.length) return null
  const winning = new Set(draw.prizes.map(({ number }) => number))
  const hasWon = own.some(({ numbers }) => numbersIn(numbers).some(number => winning.has(number)))
  return (
    <div className="draw-own">
      <h2 className="draw-heading">{say('yours')}</h2>
      <ul>
        {own.map(({ order_id, numbers, ticket_url }) => (
          <li key={order_id}>
            <strong>{rangeWords(numbers)}</strong>
            <a href={ticket_url} target="_blank" rel="noopener">
              {say('yourTicket')}
            </a>
          </li>
        ))}
      </ul>
      {hasWon && <Notice kind="success" title={say('youWon')} silent />}
    </div>
  )
}

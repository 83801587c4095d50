import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { agendasFor } from '../../../lib/agenda-choices.ts'
import { programme } from '../../../store/programme.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ticketBasket } from '../reservation.store.ts'
import { ticketSale } from '../sale.store.ts'
import { seatTypes } from '../seat-types.ts'
import { payMessages } from './pay.messages.ts'

/** Leads to what the guests of the basket can choose of the programme, if there is anything. */
export function ProgrammeLink() {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(payMessages)
  const token = useStore(site.$token)
  const lines = useStore(ticketBasket(site).$lines)
  const sale = useStore(ticketSale(site).$state)
  const agendas = useStore(programme(site).$state)
  if (sale.type !== 'ready' || agendas.type !== 'ready') return null
  const types = lines.flatMap(({ item, count }) => seatTypes(sale.value, item, count))
  if (!types.some(type => agendasFor(agendas.value, type).length)) return null
  return <LinkButton href={hrefTo(token ? 'ticket-agendas' : 'ticket-guest-agendas')}>{say('programme')}</LinkButton>
}

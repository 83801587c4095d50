import type { Seat } from '../../../api/ticket-guests.ts'
import type { TicketAddOn } from '../../../api/tickets.ts'
import { DefinitionList } from '../../../ui/definition-list.tsx'

type Props = Readonly<{ seat: Seat; addOns: readonly TicketAddOn[] }>

/** What a guest has answered, for the owner to read: such as their meal and what they need. */
export function GuestAnswers({ seat, addOns }: Props) {
  const items = addOns.flatMap(({ add_on_id: id, title: term, choices }) => {
    const answer = seat.answers[id]
    const choice = choices.find(({ add_on_choice_id }) => add_on_choice_id === answer)
    return answer ? [{ term, detail: choice?.title ?? answer }] : []
  })
  return items.length > 0 && <DefinitionList items={items} />
}

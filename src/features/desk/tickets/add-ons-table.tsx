import type { AdminAddOn, AdminTickets } from '../../../api/admin-tickets.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { useTypeTitles } from '../use-type-titles.ts'
import { addOnsMessages } from './add-ons.messages.ts'
import type { Removed } from './tickets.store.ts'

type Props = Readonly<{
  all: AdminTickets
  /** undefined: the user may not edit. */
  addressOf: ((id: string) => string) | undefined
  onRemove: ((offer: Removed) => void) | undefined
}>

/** The add-ons, with how many are sold. */
export function AddOnsTable({ all: { add_ons, types }, addressOf, onRemove }: Props) {
  const say = useMessages(addOnsMessages)
  const titlesOf = useTypeTitles(types)
  const soldOf = ({ sold, capacity }: AdminAddOn['choices'][number]) =>
    capacity === undefined ? String(sold) : say('of', { sold: String(sold), count: String(capacity) })
  if (!add_ons.length) return <p>{say('none')}</p>
  return (
    <DataTable
      caption={say('addOns')}
      rows={add_ons}
      keyOf={({ add_on_id }) => add_on_id}
      columns={[
        {
          title: say('name'),
          show: addOn => (
            <span>
              {addressOf ? <a href={addressOf(addOn.add_on_id)}>{addOn.title}</a> : addOn.title}{' '}
              {addOn.requiredYN && <Badge>{say('isRequired')}</Badge>}
            </span>
          ),
        },
        {
          title: say('for'),
          show: ({ event_ticket_type_ids: ids }) => (ids.length ? titlesOf(ids) : say('everybody')),
        },
        {
          title: say('answer'),
          show: ({ free_textYN, choices }) =>
            free_textYN ? say('ownWords') : choices.map(({ title }) => title).join(', '),
        },
        {
          title: say('sold'),
          numeric: true,
          show: ({ choices }) =>
            choices
              .filter(({ price }) => price > 0)
              .map(soldOf)
              .join(', '),
        },
        {
          title: say('actions'),
          numeric: true,
          show: ({ add_on_id, title, choices }) =>
            onRemove &&
            choices.every(({ sold }) => sold === 0) && (
              <Button label={say('removeOne', { title })} onClick={() => onRemove({ id: add_on_id, title })}>
                {say('remove')}
              </Button>
            ),
        },
      ]}
    />
  )
}

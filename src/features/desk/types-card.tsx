import { useState } from 'react'
import { useMessages } from '../../hooks/use-messages.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { deskMessages } from './desk.messages.ts'
import type { NamedType } from './use-type-titles.ts'

type Props = Readonly<{
  title: string
  help: string
  types: readonly NamedType[]
  /** Ids of the chosen ticket types. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}>

/** A choice of the ticket types that something is for. One that was deleted can be taken out. */
export function TypesCard({ title, help, types, chosen, onChange }: Props) {
  const say = useMessages(deskMessages)
  // Kept, so that a box does not vanish under the pointer when it is unticked.
  const [before] = useState(chosen)
  const deleted = [...new Set([...before, ...chosen])].filter(
    id => !types.some(type => type.event_ticket_type_id === id),
  )
  const all = [...types, ...deleted.map(id => ({ event_ticket_type_id: id, title: say('deletedType') }))]
  return (
    <Card title={title}>
      <p className="desk-muted">{help}</p>
      {all.map(({ event_ticket_type_id: id, title }) => (
        <Checkbox
          key={id}
          name={`type ${id}`}
          label={title}
          checked={chosen.includes(id)}
          onChoose={isFor => onChange(isFor ? [...chosen, id] : chosen.filter(one => one !== id))}
        />
      ))}
    </Card>
  )
}

import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'

type Props = Readonly<{
  title: string
  help: string
  types: readonly { readonly event_ticket_type_id: string; readonly title: string }[]
  /** Ids of the chosen ticket types. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}>

/** A choice of the ticket types that something is for. */
export function TypesCard({ title, help, types, chosen, onChange }: Props) {
  return (
    <Card title={title}>
      <p className="desk-muted">{help}</p>
      {types.map(({ event_ticket_type_id: id, title }) => (
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

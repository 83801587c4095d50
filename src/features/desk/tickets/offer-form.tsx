import type { AdminTickets } from '../../../api/admin-tickets.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { currencySymbol } from '../../../lib/money.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { SaveRow } from '../save-row.tsx'
import { useDeviceZone } from '../use-device-zone.ts'
import { deskTicketsMessages } from './tickets.messages.ts'
import { createOfferForm, type Edited, type OfferValues, partName } from './tickets.store.ts'

type Props = Readonly<{ all: AdminTickets; edited: Edited; onSaved: (saved: AdminTickets) => void }>

const sentences = { title: 'nameLabel', price: 'priceLabel', place: 'placeLabel', capacity: 'capacityLabel' } as const
const names = { title: 'name', hidden: 'hiddenBox', published: 'publishedBox', waiting_list: 'waitingBox' } as const

/** The form of a ticket type or a bundle. */
export function OfferForm({ all, edited, onSaved }: Props) {
  const { site, locale } = useSurroundings()
  const say = useMessages(deskTicketsMessages)
  const sayField = useMessages(fieldMessages)
  // Created once: what is typed here stays when the tickets are read again.
  const { form: store, conflict } = useStable(
    () => createOfferForm(site, all, edited, { needsPart: () => say('needsPart'), onSaved }),
    [site],
  )
  const form = useForm<OfferValues>(store, labelOf)
  const optional = sayField('optional')
  const zone = useDeviceZone()
  const offered = edited.kind === 'type' ? (edited.offer?.offered ?? 0) : 0
  const isSeen = form.values.published === 'yes' && form.values.hidden !== 'yes'
  const digits = { inputMode: 'numeric', filter: filterDigits, maxLength: 6 } as const
  const box = (name: 'hidden' | 'published' | 'waiting_list', help?: string) => (
    <Checkbox
      name={name}
      {...(help && { help })}
      label={say(names[name])}
      checked={form.values[name] === 'yes'}
      onChoose={chosen => store.change({ [name]: chosen ? 'yes' : 'no' })}
    />
  )

  function labelOf(field: string, inSentence: boolean): string {
    const part = all.types.find(type => partName(type) === field)
    if (part) return say('part', { title: part.title })
    if (inSentence && Object.hasOwn(sentences, field)) return say(sentences[field as keyof typeof sentences])
    if (Object.hasOwn(names, field)) return say(names[field as keyof typeof names])
    return say(field as 'description')
  }

  return (
    <EditForm
      {...form.props}
      conflict={conflict}
      label={edited.offer?.title ?? say(edited.kind === 'type' ? 'addType' : 'addBundle')}
    >
      <Card>
        <TextField {...form.field('title')} />
        <TextField {...form.field('description')} rows={3} optional={optional} />
        <MoneyField
          {...form.field('price')}
          symbol={currencySymbol(all.currency, locale)}
          commaHint={sayField('commaHint')}
        />
        {edited.kind === 'type' && <TextField {...form.field('capacity')} {...digits} />}
        <TextField {...form.field('per_order_limit')} {...digits} optional={optional} />
        <TextField {...form.field('place')} {...digits} help={say('placeHelp')} />
        <TextField {...form.field('restrictions')} optional={optional} help={say('restrictionsHelp')} />
      </Card>
      {edited.kind === 'bundle' && (
        <Card title={say('parts')}>
          {all.types.map(type => (
            <TextField
              key={type.event_ticket_type_id}
              {...form.field(partName(type))}
              {...digits}
              optional={optional}
            />
          ))}
        </Card>
      )}
      <Card>
        <p className="desk-muted">{zone}</p>
        <TextField {...form.field('sale_opens_at')} type="datetime-local" optional={optional} />
        <TextField {...form.field('sale_closes_at')} type="datetime-local" optional={optional} />
        {edited.kind === 'type' && box('waiting_list')}
        {box('hidden')}
        {box('published', offered > 0 && !isSeen ? say('offeredUnseen', { count: offered }) : undefined)}
      </Card>
      <SaveRow busy={form.busy} saved={false} />
    </EditForm>
  )
}

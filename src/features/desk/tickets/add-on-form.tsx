import type { AdminAddOn, AdminTickets } from '../../../api/admin-tickets.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { plainAmount } from '../../../lib/plain-amount.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { filterDigits } from '../../../ui/filters.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { rowMistakes } from '../row-mistakes.ts'
import { SaveRow } from '../save-row.tsx'
import { TypesCard } from '../types-card.tsx'
import { type AddOnValues, choicesIn, createAddOnForm, kinds, typesIn } from './add-on-form.store.ts'
import { addOnsMessages } from './add-ons.messages.ts'
import { ChoicesField } from './choices-field.tsx'
import { choiceFaults } from './typed-choices.ts'

type Props = Readonly<{
  all: AdminTickets
  /** Absent: a new add-on. */
  addOn: AdminAddOn | undefined
  onSaved: (saved: AdminTickets) => void
}>

const inSentences = { title: 'titleLabel', place: 'placeLabel' } as const

/** The form of an add-on: what guests are asked or offered besides their ticket. */
export function AddOnForm({ all, addOn, onSaved }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(addOnsMessages)
  const sayField = useMessages(fieldMessages)
  const decimals = all.currency_decimals
  const example = plainAmount(125 * 10 ** Math.max(1, decimals - 1), decimals)
  // Created once: what is typed here stays when the tickets are read again.
  const { form: store, conflict } = useStable(
    () => createAddOnForm(site, all, addOn, { noChoices: () => say('noChoices'), onSaved }),
    [site],
  )
  const form = useForm<AddOnValues>(store, (field, inSentence) =>
    inSentence && field in inSentences ? say(inSentences[field as keyof typeof inSentences]) : say(field),
  )
  const isFree = form.values.free_text === 'yes'
  const choices = choicesIn(form.values)
  const faults = isFree ? [] : choiceFaults(choices, decimals)
  const { problems, ...mistakes } = rowMistakes(form, 'choices', faults, ({ fault, number }) =>
    say(fault, { number: String(number), example }),
  )
  return (
    <EditForm {...form.props} problems={problems} conflict={conflict} label={addOn?.title ?? say('add')}>
      <Card>
        <TextField {...form.field('title')} help={say('titleHelp')} />
        <TextField {...form.field('help')} optional={sayField('optional')} />
        <SelectField {...form.field('kind')} options={kinds.map(value => ({ value, label: say(value) }))} />
        <TextField {...form.field('place')} inputMode="numeric" filter={filterDigits} maxLength={4} />
        <Checkbox
          name="required"
          label={say('required')}
          checked={form.values.required === 'yes'}
          onChoose={isRequired => store.change({ required: isRequired ? 'yes' : 'no' })}
        />
      </Card>
      <TypesCard
        title={say('types')}
        help={say('typesHelp')}
        types={all.types}
        chosen={typesIn(form.values)}
        onChange={types => store.change({ types: JSON.stringify(types) })}
      />
      <Card title={say('choices')}>
        <RadioGroup
          inline
          legend={say('free_text')}
          name="free_text"
          choices={[
            { value: 'no', title: say('byChoice') },
            { value: 'yes', title: say('inWords') },
          ]}
          value={form.values.free_text}
          onChoose={free_text => store.change({ free_text })}
        />
        {!isFree && (
          <ChoicesField
            all={all}
            choices={choices}
            {...mistakes}
            onChange={choices => store.change({ choices: JSON.stringify(choices) })}
          />
        )}
      </Card>
      <SaveRow busy={form.busy} saved={false} />
    </EditForm>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import type { AdminPollForm } from '../../../api/admin-polls.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { rowMistakes } from '../row-mistakes.ts'
import { SaveRow } from '../save-row.tsx'
import { useDeviceZone } from '../use-device-zone.ts'
import { OptionsField } from './options-field.tsx'
import { createPollForm, optionFaults, optionsIn, rules, type TypedOption, valuesOf } from './poll-form.store.ts'
import { pollsMessages } from './polls.messages.ts'

type Props = Readonly<{
  /** undefined: a new poll. */
  poll: AdminPollForm | undefined
  /** Has somebody voted? Then the answers stand. */
  isFixed: boolean
  onSaved: (poll: AdminPollForm) => void
  /** Called with the stored version when it is another than the form’s. */
  onTheirs: (poll: AdminPollForm) => void
  onUnsaved?: (isUnsaved: boolean) => void
}>

/** The form of a poll. */
export function PollFields({ poll, isFixed, onSaved, onTheirs, onUnsaved }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(pollsMessages)
  const sayField = useMessages(fieldMessages)
  const latest = useRef({ poll, onSaved, onTheirs })
  latest.current = { poll, onSaved, onTheirs }
  const {
    form: store,
    conflict,
    $saved,
  } = useMemo(
    () =>
      createPollForm(site, {
        latest: () => latest.current.poll,
        onSaved(saved) {
          latest.current.onSaved(saved)
        },
        onTheirs(theirs) {
          latest.current.poll = theirs
          latest.current.onTheirs(theirs)
        },
      }),
    [site],
  )
  useEffect(() => onUnsaved && store.$dirty.subscribe(onUnsaved), [store, onUnsaved])
  // Changes that can no longer be saved, because somebody has voted since they were typed, could not be taken back.
  useEffect(() => {
    if (!isFixed || !latest.current.poll) return
    const { options, choices_max, publicYN } = valuesOf(latest.current.poll)
    store.change({ options, choices_max, publicYN })
  }, [isFixed, store])
  const form = useForm(store, (field, inSentence) =>
    inSentence && field === 'question' ? say('questionLabel') : say(field === 'publicYN' ? 'who' : field),
  )
  const options = optionsIn(form.values)
  const { problems, ...mistakes } = rowMistakes(form, 'options', optionFaults(options), ({ fault, place }) =>
    say(fault, { place: String(place) }),
  )
  const changeOptions = (change: (options: readonly TypedOption[]) => readonly TypedOption[]) => {
    const values = store.$values.get()
    const options = change(optionsIn(values))
    const most = Math.min(Number(values.choices_max), options.length)
    store.change({ options: JSON.stringify(options), choices_max: String(most) })
  }
  const optional = sayField('optional')
  const zone = useDeviceZone()
  const rule = rules.find(rule => rule === form.values.results_shown) ?? 'always'
  const isPublic = form.values.publicYN === 'yes'

  return (
    <EditForm {...form.props} problems={problems} conflict={conflict} label={say('title')}>
      <div className="polls-form">
        <Card title={say('what')}>
          <TextField {...form.field('question')} maxLength={200} />
          <TextField {...form.field('description')} rows={4} maxLength={2000} optional={optional} />
          {isFixed && <p className="desk-muted">{say('fixed')}</p>}
          <OptionsField options={options} {...mistakes} isFixed={isFixed} onChange={changeOptions} />
        </Card>
        <Card title={say('how')}>
          <SelectField
            {...form.field('choices_max')}
            options={options.map((_, index) => ({
              value: String(index + 1),
              label: say('choices', { count: index + 1 }),
            }))}
            disabled={isFixed}
          />
          <SelectField
            {...form.field('publicYN')}
            options={[
              { value: 'no', label: say('accounts') },
              { value: 'yes', label: say('everybody') },
            ]}
            help={say(isPublic ? 'devices' : 'accountsHelp')}
            disabled={isFixed}
          />
          <SelectField
            {...form.field('results_shown')}
            options={rules.map(value => ({ value, label: say(value) }))}
            help={say(`${rule}Help`)}
          />
          <TextField
            {...form.field('closes_at')}
            type="datetime-local"
            optional={optional}
            help={`${say('closesHelp')} ${zone}`}
          />
        </Card>
      </div>
      <SaveRow busy={form.busy} saved={useStore($saved)} />
    </EditForm>
  )
}

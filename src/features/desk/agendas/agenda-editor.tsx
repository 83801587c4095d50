import { useState } from 'react'
import type { DeskAgenda, DeskAgendas } from '../../../api/admin-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { deskMessages } from '../desk.messages.ts'
import { EditForm } from '../edit-form.tsx'
import { rowMistakes } from '../row-mistakes.ts'
import { SaveRow } from '../save-row.tsx'
import { TypesCard } from '../types-card.tsx'
import {
  type AgendaValues,
  createAgendaForm,
  movedBy,
  sessionFaults,
  sessionsIn,
  typesIn,
} from './agenda-form.store.ts'
import { agendasMessages } from './agendas.messages.ts'
import { deskAgendas } from './agendas.store.ts'
import { SessionsField } from './sessions-field.tsx'

type Props = Readonly<{
  all: DeskAgendas
  /** Absent: a new agenda. */
  agenda: DeskAgenda | undefined
}>

/** Edits an agenda: the tickets it is for, and the sessions that each guest chooses one of. */
export function AgendaEditor({ all, agenda }: Props) {
  const { site, locale } = useSurroundings()
  const { open } = useLinks()
  const { starts_at: eventStarts } = useSettings()
  const say = useMessages(agendasMessages)
  const sayDesk = useMessages(deskMessages)
  const [isAsked, setAsked] = useState(false)
  const { all: resource } = useUserSlice(deskAgendas)
  const { form: store, conflict } = useStable(
    () =>
      createAgendaForm(site, all, agenda, {
        eventStarts,
        none: () => say('noSessions'),
        onSaved(saved) {
          resource.accept(saved)
          open(pathTo('admin', { rest: ['agendas'] }))
        },
      }),
    [site, agenda?.agenda_id],
  )
  const form = useForm<AgendaValues>(store, (field, inSentence) =>
    say(field === 'title' && inSentence ? 'nameInSentence' : field === 'title' ? 'name' : field),
  )
  const faults = sessionFaults(sessionsIn(form.values))
  const { problems, ...mistakes } = rowMistakes(form, 'sessions', faults, ({ fault, number }) =>
    say(fault, { number: String(number) }),
  )
  const moved = movedBy(agenda, form.values)
  const submit = () => (moved.guests && !faults.length ? setAsked(true) : form.props.onSubmit())
  return (
    <EditForm
      {...form.props}
      onSubmit={submit}
      problems={problems}
      conflict={conflict}
      label={agenda?.title ?? say('add')}
    >
      <Card>
        <TextField {...form.field('title')} maxLength={150} help={say('nameHelp')} />
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
      <Card title={say('sessions')}>
        <SessionsField
          sessions={sessionsIn(form.values)}
          {...mistakes}
          onChange={sessions => store.change({ sessions: JSON.stringify(sessions) })}
        />
      </Card>
      <SaveRow busy={form.busy} saved={false} />
      <AlertDialog
        open={isAsked}
        title={say('movedTitle', { count: moved.guests, titles: new Intl.ListFormat(locale).format(moved.titles) })}
        action={{
          label: moved.isRetimed ? say('movedSave') : sayDesk('save'),
          run: () => {
            setAsked(false)
            form.props.onSubmit()
          },
        }}
        cancel={{ label: say('movedBack'), run: () => setAsked(false) }}
      >
        <p>
          {[say('movedText'), moved.isRetimed && say('retimedText'), moved.isForOthers && say('forOthersText')]
            .filter(Boolean)
            .join(' ')}
        </p>
      </AlertDialog>
    </EditForm>
  )
}

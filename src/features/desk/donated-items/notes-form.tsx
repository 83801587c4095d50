import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { Card } from '../../../ui/card.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { EditForm } from '../edit-form.tsx'
import { SaveRow } from '../save-row.tsx'
import { offersMessages } from './donated-items.messages.ts'
import { createNotes, longest } from './offer.store.ts'

type Props = Readonly<{ open: Parameters<typeof createNotes>[1] }>

/** The organisers' notes on an offer. */
export function NotesForm({ open }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(offersMessages)
  const sayField = useMessages(fieldMessages)
  const store = useStable(() => createNotes(site, open), [site, open])
  const form = useForm(store.form, () => say('notes'))
  return (
    <Card>
      <EditForm {...form.props} conflict={store.conflict} label={say('notesForm')}>
        <TextAreaField
          {...form.field('notes')}
          help={say('notesHelp')}
          limit={longest.notes}
          count={left => sayField(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) })}
        />
        <SaveRow busy={form.busy} saved={useStore(store.$saved)} />
      </EditForm>
    </Card>
  )
}

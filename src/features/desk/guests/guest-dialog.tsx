import { useStore } from '@nanostores/react'
import type { DeskGuest } from '../../../api/admin-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { deskMessages } from '../desk.messages.ts'
import { EditForm } from '../edit-form.tsx'
import { guestsMessages } from './guests.messages.ts'
import { createGuestForm } from './guests.store.ts'

type Props = Readonly<{
  /** Absent: a new guest. */
  guest: DeskGuest | undefined
  onClose: () => void
}>

/** Edits a guest, or invites somebody without an order. */
export function GuestDialog({ guest, onClose }: Props) {
  const say = useMessages(guestsMessages)
  const sayDesk = useMessages(deskMessages)
  const { site } = useSurroundings()
  const edit = useStable(() => createGuestForm(site, guest, onClose), [site, guest?.guest_ticket_id])
  const busy = useStore(edit.form.$state).type === 'busy'
  const title = say(guest ? 'editTitle' : 'add')
  return (
    <Dialog open title={title} persistent={busy} closeLabel={sayDesk('close')} onClose={onClose}>
      <Fields guest={guest} {...edit} />
    </Dialog>
  )
}

const labels = { title: 'what', guest_name: 'name', guest_email: 'email', guest_mobile: 'mobile' } as const
const inSentences = { title: 'whatInSentence', guest_name: 'nameInSentence', guest_email: 'emailInSentence' } as const

function Fields({ guest, form, conflict }: Pick<Props, 'guest'> & ReturnType<typeof createGuestForm>) {
  const say = useMessages(guestsMessages)
  const sayDesk = useMessages(deskMessages)
  const { props, field, values, busy } = useForm(form, (name, inSentence) => {
    if (inSentence && name in inSentences) return say(inSentences[name as keyof typeof inSentences])
    return name in labels ? say(labels[name as keyof typeof labels]) : ''
  })
  return (
    <EditForm {...props} conflict={conflict} label={say(guest ? 'editTitle' : 'add')}>
      {!guest && <TextField {...field('title')} help={say('whatHelp')} />}
      <TextField {...field('guest_name')} autoComplete="off" />
      <TextField
        {...field('guest_email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        help={guest?.guest_email && say('emailHelp')}
      />
      <TextField {...field('guest_mobile')} type="tel" inputMode="tel" autoComplete="off" />
      {guest && (
        <RadioGroup
          inline
          legend={say('answer')}
          name="rsvp_status"
          choices={(['awaiting', 'yes', 'no'] as const).map(value => ({ value, title: say(value) }))}
          value={values.rsvp_status}
          onChoose={rsvp_status => form.change({ rsvp_status })}
        />
      )}
      <Button variant="primary" type="submit" wide busy={busy} busyLabel={sayDesk('saving')}>
        {guest ? sayDesk('save') : say('addButton')}
      </Button>
    </EditForm>
  )
}

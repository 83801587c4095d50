import { useStore } from '@nanostores/react'
import type { OwnSeat } from '../../../api/ticket-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { fieldMessages } from '../../../lib/fields.messages.ts'
import { isolate } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/form.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { addOnsFor } from '../add-ons-for.ts'
import { AgendaPicker } from '../agenda-picker.tsx'
import { AnswerFields } from '../answer-fields.tsx'
import { seatsMessages } from '../seats.messages.ts'
import { claimMessages } from './claim.messages.ts'
import { createClaim } from './claim.store.ts'

type Props = Readonly<{ token: string; seat: OwnSeat; onDone: () => void }>

/** The form of a guest's name, answers and whether they come. */
export function ClaimForm({ token, seat, onDone }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(claimMessages)
  const saySeats = useMessages(seatsMessages)
  const sayField = useMessages(fieldMessages)
  const { form, $chosen, $missing, choose } = useStable(() => createClaim(site, token, seat), [site, token])
  const { guest, add_ons, agendas, host_name: host } = seat
  const addOns = addOnsFor(add_ons, guest.event_ticket_type_id)
  const chosen = useStore($chosen)
  const missing = useStore($missing)
  const label = (field: string, inSentence: boolean) => {
    if (field === 'guest_name') return saySeats(inSentence ? 'nameInSentence' : field)
    if (field === 'guest_email') return saySeats(inSentence ? 'emailInSentence' : field)
    if (field === 'guest_mobile') return saySeats(field)
    const title = addOns.find(({ add_on_id: id }) => id === field)?.title ?? missing ?? ''
    return inSentence ? say('titleInSentence', { title }) : title
  }
  const { props, values, field, error, busy } = useForm(form, label)
  const comes = values.rsvp_status === 'yes'
  const isFirst = !guest.claimedYN
  const submit = () => void form.submit().then(() => form.$state.get().type === 'idle' && isSent() && onDone())
  const isSent = () => Object.keys(form.$problems.get()).length === 0

  return (
    <Form {...props} onSubmit={submit} label={say('title')}>
      <RadioGroup
        inline
        legend={say('come')}
        name="rsvp_status"
        choices={[
          { value: 'yes', title: say('comeYes') },
          { value: 'no', title: say('comeNo') },
        ]}
        value={values.rsvp_status}
        onChoose={rsvp_status => form.change({ rsvp_status })}
      />
      <TextField {...field('guest_name')} autoComplete="name" enterKeyHint="next" />
      <TextField
        {...field('guest_email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        help={comes ? say('emailHelp') : undefined}
        optional={sayField('optional')}
      />
      {comes && (
        <>
          <TextField
            {...field('guest_mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            optional={sayField('optional')}
          />
          <AnswerFields
            addOns={addOns}
            nameOf={id => id}
            errorOf={id => error(id)}
            answerOf={id => values[id] ?? ''}
            onAnswer={(id, answer) => form.change({ [id]: answer })}
          />
          {addOns.some(({ kind }) => kind === 'dietary' || kind === 'access') && (
            <p className="seats-quiet">
              {host === undefined ? say('needsInvited') : say('needs', { host: isolate(host) })}
            </p>
          )}
          <AgendaPicker
            agendas={agendas}
            ticketTypeId={guest.event_ticket_type_id}
            chosen={chosen}
            saved={guest.session_ids}
            onChoose={choose}
            name="session"
          />
          {missing && <p className="seats-missing">{say('missing', { title: missing })}</p>}
        </>
      )}
      <Button variant="primary" type="submit" wide busy={busy} busyLabel={say('saving')}>
        {say(isFirst ? (comes && host !== undefined ? 'take' : 'answer') : 'save')}
      </Button>
    </Form>
  )
}

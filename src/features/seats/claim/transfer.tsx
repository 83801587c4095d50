import type { OwnSeat } from '../../../api/ticket-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useStable } from '../../../hooks/use-stable.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Form } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { seatsMessages } from '../seats.messages.ts'
import { claimMessages } from './claim.messages.ts'
import { createTransfer } from './claim.store.ts'

type Props = Readonly<{ token: string; seat: OwnSeat; onDone: () => void; onCancel: () => void }>

/** A guest gives their seat to somebody else. */
export function Transfer({ token, seat, onDone, onCancel }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(claimMessages)
  const saySeats = useMessages(seatsMessages)
  const form = useStable(() => createTransfer(site, token, onDone), [site, token])
  const { props, field, busy } = useForm(form, (name, inSentence) =>
    inSentence
      ? saySeats(name === 'guest_name' ? 'nameInSentence' : 'emailInSentence')
      : say(name === 'guest_name' ? 'giveName' : 'giveEmail'),
  )
  const chosenOf = (isRequired: boolean) =>
    seat.agendas
      .filter(({ required }) => required === isRequired)
      .flatMap(({ sessions }) => sessions.filter(({ session_id: id }) => seat.guest.session_ids.includes(id)))
      .map(({ title }) => title)
      .join(', ')
  const kept = chosenOf(true)
  const freed = chosenOf(false)
  return (
    <Card title={say('give')}>
      <p>{say('giveText')}</p>
      {kept && <p>{say('giveKept', { titles: kept })}</p>}
      {freed && <p>{say('giveFreed', { titles: freed })}</p>}
      <Form {...props} label={say('give')}>
        <TextField {...field('guest_name')} autoComplete="off" enterKeyHint="next" />
        <TextField {...field('guest_email')} type="email" inputMode="email" autoComplete="off" enterKeyHint="done" />
        <div className="form-actions">
          <Button variant="primary" type="submit" busy={busy} busyLabel={say('giving')}>
            {say('giveButton')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {say('cancel')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

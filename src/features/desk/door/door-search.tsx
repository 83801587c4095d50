import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { DoorGuest } from '../../../api/door.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ticketIcon } from '../../../ui/icons.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { clockTime } from './clock-time.ts'
import { doorMessages } from './door.messages.ts'
import { doorDesk } from './door.store.ts'
import { codeIn, foundIn } from './door-rules.ts'

/** The most guests that are shown. */
const most = 25

/** Finds guests by name, order or table in the list on this device, or accepts a typed code. */
export function DoorSearch() {
  const say = useMessages(doorMessages)
  const door = useUserSlice(doorDesk)
  const guests = useStore(door.$guests)
  const readAt = useStore(door.$readAt)
  const problem = useStore(door.$problem)
  const [typed, setTyped] = useState('')
  const found = foundIn(guests, typed, most)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = codeIn(typed)
    if (!typed.trim() || (found.length && !code)) return
    void door.scan({ code: typed })
    if (code) setTyped('')
    // The next scan replaces what is no ticket, instead of being added to it.
    else event.currentTarget.querySelector('input')?.select()
  }

  return (
    <div className="door-search">
      <form noValidate onSubmit={submit}>
        <TextField
          name="door_search"
          type="search"
          label={say('search')}
          help={say('searchHelp')}
          value={typed}
          onInput={setTyped}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          plain
        />
      </form>
      <p role="status" className="desk-muted">
        {!readAt && !problem && say('listReading')}
        {typed.trim() !== '' && !found.length && !codeIn(typed) && say('none', { search: typed.trim() })}
      </p>
      {readAt > 0 && !guests.size && (
        <EmptyState icon={ticketIcon} title={say('listEmpty')}>
          {say('listEmptyText')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <ul className="door-guests" aria-label={say('found')}>
          {found.map(guest => (
            <Guest key={guest.guest_ticket_id} guest={guest} onAct={act => void door.scan({ guest, act })} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Guest({ guest, onAct }: Readonly<{ guest: DoorGuest; onAct: (act: 'in' | 'out') => void }>) {
  const { locale } = useSurroundings()
  const say = useMessages(doorMessages)
  const { checkin, order_reference: reference, buyer, number, title, bundle_title } = guest
  const name = guest.guest_name ?? (buyer === undefined ? say('unnamedInvited') : say('unnamed', { number, buyer }))
  const time = checkin ? clockTime(checkin.at, locale) : ''
  const about = [title, bundle_title, reference && say('order', { reference })].filter(Boolean).join(' · ')
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="desk-muted">{about}</span>
        {checkin && (
          <span className="desk-muted">
            {checkin.door ? say('sinceWhere', { time, door: checkin.door }) : say('since', { time })}
          </span>
        )}
        {!checkin && guest.rsvp_status === 'no' && <Badge kind="warning">{say('saidNo')}</Badge>}
      </div>
      {guest.endedYN ? (
        <Badge kind="warning">{say('endedShort')}</Badge>
      ) : (
        <Button
          variant={checkin ? 'quiet' : 'secondary'}
          label={say(checkin ? 'letOutNamed' : 'letInNamed', { name })}
          onClick={() => onAct(checkin ? 'out' : 'in')}
        >
          {say(checkin ? 'letOut' : 'letIn')}
        </Button>
      )}
    </li>
  )
}

import { useMemo } from 'react'
import type { DeskGuest } from '../../../api/admin-guests.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { calendarIcon } from '../../../ui/icons.ts'
import { guestsMessages } from '../guests/guests.messages.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { agendasMessages } from './agendas.messages.ts'
import { createSessionGuests } from './agendas.store.ts'

type Props = Readonly<{ sessionId: string; title: string }>

/** The guests of a session, also as a file. */
export function SessionGuests({ sessionId, title }: Props) {
  const { site } = useSurroundings()
  const say = useMessages(agendasMessages)
  const sayGuests = useMessages(guestsMessages)
  const table = useMemo(() => createSessionGuests(site, sessionId), [site, sessionId])
  const seatOf = ({ title, bundle_title, number }: DeskGuest) =>
    bundle_title ? sayGuests('seatNumber', { title: bundle_title, number: String(number) }) : title
  const needsOf = ({ answers }: DeskGuest) => answers.map(({ title, answer }) => `${title}: ${answer}`).join(', ')
  return (
    <RoomPage title={title} back={{ to: ['agendas'], label: say('back') }}>
      <PagedTable
        caption={title}
        table={table}
        keyOf={guest => guest.guest_ticket_id}
        empty={
          <EmptyState icon={calendarIcon} title={say('nobodyTitle')}>
            {say('nobody')}
          </EmptyState>
        }
        columns={() => [
          { title: sayGuests('guest'), show: guest => guest.guest_name ?? sayGuests('nobody') },
          { title: sayGuests('email'), show: guest => guest.guest_email },
          { title: sayGuests('seat'), show: seatOf },
          { title: sayGuests('order'), show: guest => guest.order_reference },
          { title: sayGuests('needs'), show: needsOf },
        ]}
        csv={{
          name: 'programme',
          heading: [
            ...[sayGuests('guest'), sayGuests('email'), sayGuests('mobile')],
            ...[sayGuests('seat'), sayGuests('order'), sayGuests('needs')],
          ],
          row: guest => [
            ...[guest.guest_name, guest.guest_email, guest.guest_mobile],
            ...[seatOf(guest), guest.order_reference, needsOf(guest)],
          ],
        }}
      />
    </RoomPage>
  )
}

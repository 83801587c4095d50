import type { Waiter } from '../../../api/admin-waiting-list.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { clockIcon } from '../../../ui/icons.ts'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { waitingMessages } from './waiting.messages.ts'
import { waitingTable } from './waiting.store.ts'

/** Who waits for tickets, and what is offered to whom. */
export function WaitingList() {
  const { locale } = useSurroundings()
  const say = useMessages(waitingMessages)
  const table = useUserSlice(waitingTable)
  const ticketsOf = ({ quantity, title }: Waiter) => `${quantity} × ${title}`
  const stateOf = ({ offered_until: until }: Waiter) =>
    until ? say('offeredUntil', { time: formatTime(until, locale) }) : say('waits')
  return (
    <RoomPage title={say('title')} back={{ to: ['tickets'], label: say('back') }} lead={say('lead')}>
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={({ waiter_id }) => waiter_id}
        empty={
          <EmptyState icon={clockIcon} title={say('emptyTitle')}>
            {say('empty')}
          </EmptyState>
        }
        columns={() => [
          {
            title: say('who'),
            show: ({ name, email }) => (
              <span>
                {name}{' '}
                <span className="desk-muted desk-more">
                  <MailAddress email={email} />
                </span>
              </span>
            ),
          },
          { title: say('what'), show: ticketsOf },
          { title: say('since'), show: ({ joined_at }) => formatTime(joined_at, locale) },
          {
            title: say('state'),
            show: waiter => <Badge kind={waiter.offered_until ? 'info' : 'neutral'}>{stateOf(waiter)}</Badge>,
          },
        ]}
        csv={{
          name: 'waiting-list',
          heading: [say('who'), say('email'), say('what'), say('since'), say('state')],
          row: waiter => [waiter.name, waiter.email, ticketsOf(waiter), waiter.joined_at, stateOf(waiter)],
        }}
      />
    </RoomPage>
  )
}

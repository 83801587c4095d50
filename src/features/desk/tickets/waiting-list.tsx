import type { Waiter } from '../../../api/admin-waiting-list.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { clockIcon } from '../../../ui/icons.ts'
import { MailAddress } from '../../../ui/mail-address.tsx'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { waitingMessages } from './waiting.messages.ts'
import { waitingTable } from './waiting.store.ts'

/** Who waits for tickets, and what is offered to whom. */
export function WaitingList() {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(waitingMessages)
  const table = useUserSlice(waitingTable)
  const ticketsOf = ({ quantity, title }: Waiter) => `${quantity} × ${title}`
  const stateOf = ({ offered_until: until }: Waiter) =>
    until ? say('offeredUntil', { time: formatTime(until, locale) }) : say('waits')
  return (
    <section className="desk-room">
      <BackLink href={hrefTo('admin', { rest: ['tickets'] })}>{say('back')}</BackLink>
      <header>
        <h1 className="desk-title" tabIndex={-1}>
          {say('title')}
        </h1>
        <p className="desk-muted">{say('lead')}</p>
      </header>
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
    </section>
  )
}

import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { pollIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { pollsMessages } from './polls.messages.ts'
import { pollsTable } from './polls-table.store.ts'

export const stateKinds = { draft: 'warning', open: 'success', closed: 'neutral' } as const

export function PollsList({ permissions }: Readonly<{ permissions: Permissions }>) {
  const { locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(pollsMessages)
  const table = useUserSlice(pollsTable)
  const address = (rest: string) => hrefTo('admin', { rest: ['polls', rest] })
  return (
    <RoomPage
      title={say('title')}
      actions={
        hasPermission(permissions, 'polls.add') && (
          <LinkButton variant="primary" href={address('new')}>
            {say('add')}
          </LinkButton>
        )
      }
    >
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={({ poll_id }) => poll_id}
        empty={
          <EmptyState icon={pollIcon} title={say('emptyTitle')}>
            {say('empty')}
          </EmptyState>
        }
        columns={() => [
          { title: say('question'), show: ({ poll_id, question }) => <a href={address(poll_id)}>{question}</a> },
          { title: say('state'), show: ({ state }) => <Badge kind={stateKinds[state]}>{say(state)}</Badge> },
          { title: say('who'), show: ({ publicYN }) => say(publicYN ? 'everybody' : 'accounts') },
          {
            title: say('closes_at'),
            numeric: true,
            show: ({ closes_at }) => closes_at && formatTime(closes_at, locale),
          },
          { title: say('votes'), numeric: true, show: ({ voters }) => voters },
        ]}
      />
    </RoomPage>
  )
}

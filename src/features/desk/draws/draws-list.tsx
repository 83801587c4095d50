import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useSettings } from '../../../hooks/use-settings.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { bagIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import css from './draws.css?inline'
import { drawsMessages } from './draws.messages.ts'
import { drawsTable } from './draws-table.store.ts'

export const stateKinds = { draft: 'warning', open: 'success', closed: 'neutral', drawn: 'brand' } as const

export function DrawsList({ permissions }: Readonly<{ permissions: Permissions }>) {
  useStyles(css)
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const { time_zone } = useSettings()
  const say = useMessages(drawsMessages)
  const table = useUserSlice(drawsTable)
  const address = (...rest: string[]) => hrefTo('admin', { rest: ['draws', ...rest] })
  const add = hasPermission(permissions, 'draws.add') && (
    <LinkButton variant="primary" href={address('new')}>
      {say('add')}
    </LinkButton>
  )
  return (
    <RoomPage title={say('title')} actions={add}>
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={({ draw_id }) => draw_id}
        empty={
          <EmptyState icon={bagIcon} title={say('emptyTitle')}>
            {say('empty')}
          </EmptyState>
        }
        columns={({ currency, currency_decimals: decimals }) => [
          {
            title: say('draw'),
            show: ({ draw_id, title, picture }) => (
              <span className="draws-name">
                {picture ? (
                  <img className="draws-thumb" src={completeUrl(picture, site.host)?.href} alt="" loading="lazy" />
                ) : (
                  <span className="draws-thumb" />
                )}
                <a href={address(draw_id)}>{title}</a>
              </span>
            ),
          },
          { title: say('kind'), show: ({ kind }) => say(kind) },
          { title: say('state'), show: ({ state }) => <Badge kind={stateKinds[state]}>{say(state)}</Badge> },
          {
            title: say('price'),
            numeric: true,
            show: ({ price: minor }) => formatMoney({ minor, currency, decimals }, locale),
          },
          {
            title: say('sold'),
            numeric: true,
            show: ({ sold, capacity }) => (capacity === undefined ? sold : say('soldOf', { sold, capacity })),
          },
          { title: say('drawnOn'), numeric: true, show: ({ draws_at }) => formatDate(draws_at, locale, time_zone) },
        ]}
      />
    </RoomPage>
  )
}

import { useStore } from '@nanostores/react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { giftIcon, heartIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { FilteredHead } from '../filtered-head.tsx'
import { formatTime } from '../format-time.ts'
import { PagedTable } from '../paged-table.tsx'
import css from './donated-items.css?inline'
import { offersMessages } from './donated-items.messages.ts'
import { listings, offersRoom } from './offers.store.ts'

export const stateKinds = { new: 'warning', accepted: 'success', declined: 'neutral' } as const

export function OffersList({ permissions }: Pick<RoomProps, 'permissions'>) {
  useStyles(css)
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(offersMessages)
  const { table, $listed, list } = useUserSlice(offersRoom)
  const page = useStore(table.page.$state)
  const known = page.type === 'ready' ? page.value : undefined
  const address = (...rest: string[]) => hrefTo('admin', { rest: ['donated-items', ...rest] })
  const plain = (minor: number | undefined) =>
    minor === undefined ? undefined : minor / 10 ** (known?.currency_decimals ?? 2)
  const rules = hasPermission(permissions, 'donated-items.edit') && (
    <LinkButton href={address('rules')}>{say('rules')}</LinkButton>
  )
  return (
    <section className="desk-room">
      <FilteredHead
        title={say('title')}
        note={<span role="status">{known && say('newCount', { count: known.new_count })}</span>}
        label={say('listed')}
        value={useStore($listed)}
        values={listings}
        say={say}
        onChoose={list}
        action={rules}
      />
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={({ offer_id }) => offer_id}
        empty={
          <EmptyState icon={heartIcon} title={say('emptyTitle')}>
            {say('empty')}
          </EmptyState>
        }
        columns={({ currency, currency_decimals: decimals }) => [
          {
            title: say('what'),
            show: ({ offer_id, title, picture }) => (
              <span className="offers-name">
                {picture ? (
                  <img className="offers-thumb" src={completeUrl(picture, site.host)?.href} alt="" loading="lazy" />
                ) : (
                  <span className="offers-thumb">
                    <Icon path={giftIcon} size={20} />
                  </span>
                )}
                <a href={address(offer_id)}>{title}</a>
              </span>
            ),
          },
          { title: say('giver'), show: ({ name, company }) => [name, company].filter(Boolean).join(', ') },
          { title: say('kind'), show: ({ kind }) => <span className="desk-time">{say(kind)}</span> },
          { title: say('state'), show: ({ state }) => <Badge kind={stateKinds[state]}>{say(state)}</Badge> },
          {
            title: say('retail_value'),
            numeric: true,
            show: ({ retail_value: minor }) =>
              minor === undefined ? '' : formatMoney({ minor, currency, decimals }, locale),
          },
          {
            title: say('offered_at'),
            numeric: true,
            show: ({ offered_at }) => <span className="desk-time">{formatTime(offered_at, locale)}</span>,
          },
        ]}
        csv={{
          name: 'donated-items',
          heading: [
            ...[say('offered_at'), say('state'), say('what'), say('kind'), say('retail_value'), say('delivery')],
            ...[say('giver'), say('email'), say('mobile'), say('company'), say('shown_as')],
          ],
          row: one => [
            ...[one.offered_at, say(one.state), one.title, say(one.kind), plain(one.retail_value), say(one.delivery)],
            ...[one.name, one.email, one.mobile, one.company, one.shown_as],
          ],
        }}
      />
    </section>
  )
}

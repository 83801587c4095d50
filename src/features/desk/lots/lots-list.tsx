import { type KeyboardEvent, useRef } from 'react'
import type { AdminLotRow } from '../../../api/admin-lots.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { formatMoney } from '../../../lib/money.ts'
import { announce } from '../../../ui/announcer.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { gavelIcon, menuIcon } from '../../../ui/icons.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission } from '../desk.store.ts'
import type { RoomProps } from '../desk-room.ts'
import { formatTime } from '../format-time.ts'
import type { LotsPage } from '../lot-table.store.ts'
import { PagedTable } from '../paged-table.tsx'
import { RoomPage } from '../room-page.tsx'
import { isBought } from './is-bought.ts'
import { LotBadge, lotState } from './lot-badge.tsx'
import css from './lots.css?inline'
import { lotsMessages } from './lots.messages.ts'
import { lotsTable } from './lots-table.store.ts'

/** The table of lots, which can be reordered by dragging or with the arrow keys. */
export function LotsList({ permissions }: Pick<RoomProps, 'permissions'>) {
  useStyles(css)
  const { locale, site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(lotsMessages)
  const { table, move, ...moves } = useUserSlice(lotsTable)
  const dragged = useRef<AdminLotRow>(undefined)
  const canEdit = hasPermission(permissions, 'auction.edit')
  const address = (rest: string) => hrefTo('admin', { rest: ['lots', rest] })
  const add = hasPermission(permissions, 'auction.add') && (
    <LinkButton variant="primary" href={address('new')}>
      {say('add')}
    </LinkButton>
  )

  function moveTo({ auction_item_id: id, title }: AdminLotRow, number: number): void {
    if (number < 1) return
    moves.moveTo({ id, number, onDone: () => announce(say('moved', { title, number }), 'assertive') })
  }

  const moneyOf =
    ({ currency, currency_decimals: decimals }: LotsPage) =>
    (minor: number | undefined) =>
      minor === undefined ? '' : formatMoney({ minor, currency, decimals }, locale)

  return (
    <RoomPage
      title={say('title')}
      actions={
        <div className="desk-buttons">
          {canEdit && <LinkButton href={address('categories')}>{say('categories')}</LinkButton>}
          {add}
        </div>
      }
    >
      <CommandProblem command={move} />
      <PagedTable
        caption={say('title')}
        table={table}
        keyOf={lot => lot.auction_item_id}
        empty={
          <EmptyState icon={gavelIcon} title={say('emptyTitle')} action={add}>
            {say('empty')}
          </EmptyState>
        }
        columns={page => [
          {
            title: say('lot'),
            show: lot => (
              <span className="lots-name">
                {canEdit && <MoveHandle lot={lot} onMove={step => moveTo(lot, moves.numberOf(lot) + step)} />}
                <span className="lots-number">{lot.number}</span>
                {lot.picture ? (
                  <img className="lots-thumb" src={completeUrl(lot.picture, site.host)?.href} alt="" loading="lazy" />
                ) : (
                  <span className="lots-thumb" />
                )}
                <a href={address(lot.auction_item_id)}>{lot.title}</a>
              </span>
            ),
          },
          { title: say('kind'), show: ({ kind }) => say(kind) },
          { title: say('category'), show: ({ category }) => category ?? '' },
          { title: say('state'), show: lot => <LotBadge lot={lot} /> },
          {
            title: say('price'),
            numeric: true,
            show: lot => moneyOf(page)(lot.price ?? (isBought(lot.kind) ? lot.buy_now_price : lot.opening_price)),
          },
          {
            title: say('bids'),
            numeric: true,
            show: ({ kind, sold, bid_count }) => (isBought(kind) ? sold : bid_count),
          },
          { title: say('ends'), numeric: true, show: ({ ends_at }) => formatTime(ends_at, locale) },
        ]}
        csv={{
          name: 'lots',
          heading: [
            ...[say('number'), say('lot'), say('kind'), say('category'), say('donor'), say('state')],
            ...[say('price'), say('opening_price'), say('reserve'), say('buy_now_price'), say('bids'), say('sold')],
            say('ends'),
          ],
          row: lot => csvRow(lot, table.page.$state.get(), say(lot.kind), say(lotState(lot))),
        }}
        {...(canEdit && {
          rowEvents: (lot: AdminLotRow) => ({
            draggable: true,
            onDragStart: () => {
              dragged.current = lot
            },
            onDragOver: event => event.preventDefault(),
            onDrop: event => {
              event.preventDefault()
              const from = dragged.current
              dragged.current = undefined
              if (from && from !== lot) moveTo(from, lot.number)
            },
          }),
        })}
      />
    </RoomPage>
  )
}

function csvRow(lot: AdminLotRow, state: { type: string; value?: LotsPage }, kind: string, shown: string) {
  const decimals = state.value?.currency_decimals ?? 2
  const plain = (minor: number | undefined) => (minor === undefined ? undefined : minor / 10 ** decimals)
  return [
    ...[lot.number, lot.title, kind, lot.category, lot.donor, shown, plain(lot.price), plain(lot.opening_price)],
    ...[plain(lot.reserve), plain(lot.buy_now_price), lot.bid_count, lot.sold, lot.ends_at],
  ]
}

type Props = Readonly<{ lot: AdminLotRow; onMove: (step: number) => void }>

/** The handle to move a lot, by dragging or with the arrow keys. */
function MoveHandle({ lot: { number, title }, onMove }: Props) {
  const say = useMessages(lotsMessages)

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(step)
  }

  return (
    <button type="button" className="lots-handle" aria-label={say('move', { number, title })} onKeyDown={press}>
      <Icon path={menuIcon} size={18} />
    </button>
  )
}

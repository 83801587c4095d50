import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { AdminLotRow } from '../../../api/admin-lots.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplained } from '../../../hooks/use-explained.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useFresh } from '../../../hooks/use-resource.ts'
import { useUserSlice } from '../../../hooks/use-user-slice.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { gavelIcon } from '../../../ui/icons.ts'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { deskMessages } from '../desk.messages.ts'
import { Pager } from '../pager.tsx'
import { tableWaiting } from '../table-waiting.tsx'
import { floorMessages } from './floor.messages.ts'
import { type Group, groups, runningOrder } from './floor.store.ts'

type Props = Readonly<{ group: Group; onGroup: (group: Group) => void; chosen: string }>

/** The lots to choose from, in running order. */
export function RunningOrder({ group, onGroup, chosen }: Props) {
  const say = useMessages(floorMessages)
  const sayDesk = useMessages(deskMessages)
  const { locale } = useSurroundings()
  const table = useUserSlice(runningOrder).tables[group]
  useFresh(table.page)
  return (
    <nav className="floor-order" aria-label={say('order')}>
      <SelectField
        label={say('which')}
        name="group"
        value={group}
        options={groups.map(group => ({ value: group, label: say(group) }))}
        onInput={chosen => onGroup(groups.find(group => group === chosen) ?? 'live')}
      />
      <TextField
        label={sayDesk('search')}
        name="search"
        type="search"
        value={useStore(table.$typed)}
        onInput={table.type}
      />
      <ResourceFrame {...useExplained(table.page)} skeleton={tableWaiting} Problem={NoticeProblem}>
        {({ items, total, currency, currency_decimals: decimals }) =>
          items.length ? (
            <>
              <Lots lots={items} chosen={chosen} money={minor => formatMoney({ minor, currency, decimals }, locale)} />
              {total > items.length && <Pager table={table} total={total} />}
            </>
          ) : (
            <EmptyState icon={gavelIcon} title={say('emptyTitle')}>
              {say('empty')}
            </EmptyState>
          )
        }
      </ResourceFrame>
    </nav>
  )
}

type LotsProps = Readonly<{ lots: readonly AdminLotRow[]; chosen: string; money: (minor: number) => string }>

function Lots({ lots, chosen, money }: LotsProps) {
  const { hrefTo } = useLinks()
  const list = useRef<HTMLUListElement>(null)
  // The list alone is scrolled, not the page.
  useEffect(() => {
    const link = chosen && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!link || !list.current) return
    const [box, shown] = [link.getBoundingClientRect(), list.current.getBoundingClientRect()]
    if (box.top < shown.top || box.bottom > shown.bottom) list.current.scrollTop += box.top - shown.top
  }, [chosen])
  return (
    <ul ref={list}>
      {lots.map(lot => (
        <li key={lot.auction_item_id}>
          <a
            href={hrefTo('admin', { rest: ['floor', lot.auction_item_id] })}
            aria-current={lot.auction_item_id === chosen ? 'page' : undefined}
          >
            <span className="floor-number">{lot.number}</span>
            <span className="floor-name">{lot.title}</span>
            <span className="floor-state">
              <OrderBadge lot={lot} />
              {lot.price !== undefined && money(lot.price)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function OrderBadge({ lot }: Readonly<{ lot: AdminLotRow }>) {
  const say = useMessages(floorMessages)
  if (lot.state === 'withdrawn') return <Badge>{say('withdrawn')}</Badge>
  if (lot.state === 'closed') return <Badge>{say('closed')}</Badge>
  if (lot.pausedYN) return <Badge kind="warning">{say('paused')}</Badge>
  if (lot.on_floorYN) return <Badge kind="success">{say('onFloor')}</Badge>
  return <Badge kind="info">{say(lot.kind === 'live_auction' ? 'waiting' : 'open')}</Badge>
}

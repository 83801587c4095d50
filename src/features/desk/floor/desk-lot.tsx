import { useEffect, useMemo } from 'react'
import type { DeskLot } from '../../../api/admin-auction.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Badge } from '../../../ui/badge.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { CommandProblem } from '../command-problem.tsx'
import { hasPermission, type Permissions } from '../desk.store.ts'
import { formatTime } from '../format-time.ts'
import { isBought } from '../lots/is-bought.ts'
import { leaderWords, paddleWords } from '../paddle-words.ts'
import { tableWaiting } from '../table-waiting.tsx'
import { floorMessages } from './floor.messages.ts'
import { createDeskLot, type DeskLotStore } from './floor.store.ts'
import { FloorActions } from './floor-actions.tsx'
import { FloorBid } from './floor-bid.tsx'
import { LotLog } from './lot-log.tsx'
import { RefusedBids } from './refused-bids.tsx'
import { Winners } from './winners.tsx'

/** One lot on the auction desk, kept current by pushes. */
export function DeskLotView({ id, permissions }: Readonly<{ id: string; permissions: Permissions }>) {
  const { site } = useSurroundings()
  const store = useMemo(() => createDeskLot(site, id), [site, id])
  const { notLive, ...frame } = useExplainedLive(store.live)
  return (
    <ResourceFrame {...frame} skeleton={tableWaiting} Problem={NoticeProblem}>
      {lot => (
        <>
          {notLive && <p className="desk-muted">{notLive}</p>}
          <CommandProblem command={store.command} />
          <AtWork lot={lot} store={store} mayWithdraw={hasPermission(permissions, 'auction.delete')} />
        </>
      )}
    </ResourceFrame>
  )
}

type Props = Readonly<{ lot: DeskLot; store: DeskLotStore; mayWithdraw: boolean }>

function AtWork({ lot, store, mayWithdraw }: Props) {
  const { locale } = useSurroundings()
  const say = useMessages(floorMessages)
  const { currency, currency_decimals: decimals, sequence, entries } = lot
  const money = (minor: number) => formatMoney({ minor, currency, decimals }, locale)

  // A push has the bid, but not its entry in the log.
  const isBehind = (entries[0]?.sequence ?? 0) < sequence
  useEffect(() => {
    if (isBehind) void store.live.refresh()
  }, [isBehind, store])

  return (
    <>
      <header className="floor-head">
        <p className="desk-muted">{say('lot', { number: lot.number })}</p>
        <h2 className="floor-title">{lot.title}</h2>
        <p className="desk-buttons">
          <StateBadge lot={lot} />
          {lot.kind !== 'live_auction' && lot.state === 'open' && (
            <span>{say('ends', { time: formatTime(lot.ends_at, locale) })}</span>
          )}
          {lot.reserve !== undefined && (
            <span>{say(lot.reserve_metYN ? 'reserveMet' : 'reserve', { reserve: money(lot.reserve) })}</span>
          )}
          <span>{say('bids', { count: lot.bid_count })}</span>
        </p>
      </header>
      <Standing lot={lot} money={money} />
      {lot.on_floorYN && <FloorBid lot={lot} store={store} money={money} />}
      <FloorActions lot={lot} store={store} mayWithdraw={mayWithdraw} money={money} />
      {lot.state === 'closed' && !isBought(lot.kind) && (
        <Winners lot={lot} store={store} mayWithdraw={mayWithdraw} money={money} />
      )}
      {lot.state === 'open' && lot.pre_bids.length > 0 && (
        <section>
          <h3 className="floor-subtitle">{say('preBids')}</h3>
          <ul className="floor-prebids">
            {lot.pre_bids.map(bid => (
              <li key={bid.paddle}>{say('preBid', { paddle: paddleWords(bid), price: money(bid.maximum) })}</li>
            ))}
          </ul>
        </section>
      )}
      <LotLog lot={lot} store={store} mayWithdraw={mayWithdraw} money={money} />
      <RefusedBids refused={lot.refused} money={money} />
    </>
  )
}

/** The two numbers that everybody at the auction looks at. */
function Standing({ lot, money }: Readonly<{ lot: DeskLot; money: (minor: number) => string }>) {
  const say = useMessages(floorMessages)
  const [win] = lot.wins
  const isOver = lot.state !== 'open'
  return (
    <div className="floor-standing">
      <div>
        <p className="desk-muted">{say('price')}</p>
        <p className="floor-price">{lot.price === undefined ? '–' : money(lot.price)}</p>
        <p>
          {isOver
            ? win
              ? say('soldTo', { count: lot.wins.length, price: money(win.amount), paddle: paddleWords(win) })
              : say('notSold')
            : lot.leaders[0] === undefined
              ? say('noBid')
              : say('leads', { count: lot.leaders.length, paddle: leaderWords(lot).join(', ') })}
        </p>
      </div>
      {!isOver && (
        <div>
          <p className="desk-muted">{lot.on_floorYN ? say('asking') : say('opening')}</p>
          <p className="floor-price" data-quiet="">
            {money(lot.asking_price ?? lot.opening_price)}
          </p>
        </div>
      )}
    </div>
  )
}

function StateBadge({ lot }: Readonly<{ lot: DeskLot }>) {
  const say = useMessages(floorMessages)
  if (lot.state === 'withdrawn') return <Badge>{say('withdrawn')}</Badge>
  if (lot.state === 'closed') {
    return <Badge kind={lot.wins.length ? 'success' : 'neutral'}>{say(lot.wins.length ? 'sold' : 'passed')}</Badge>
  }
  return (
    <>
      {lot.pausedYN && <Badge kind="warning">{say('paused')}</Badge>}
      {lot.on_floorYN && <Badge kind="success">{say('onFloor')}</Badge>}
      {lot.remote_lockedYN && <Badge kind="warning">{say('locked')}</Badge>}
      {!lot.on_floorYN && !lot.pausedYN && (
        <Badge kind="info">{say(lot.kind === 'live_auction' ? 'waiting' : 'open')}</Badge>
      )}
    </>
  )
}

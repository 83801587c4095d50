import { memo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useAtMostEvery } from '../../../hooks/use-at-most-every.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { compareText } from '../../../lib/text.ts'
import { CountUp } from '../../../ui/count-up.tsx'
import elements from '../../../ui/elements.css?inline'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { useSlides } from '../../../ui/use-slides.ts'
import { variables } from '../../../ui/variables.ts'
import type { ListedFundraiser, ListedTeam } from '../fundraisers.store.ts'
import { givingMessages } from '../individual-giving.messages.ts'
import { givingMoney } from '../money.ts'
import css from './blocks.css?inline'
import { leaders } from './leaders.store.ts'

export interface LeaderboardProps {
  /** Default: fundraisers. */
  show: 'fundraisers' | 'teams' | undefined
  limit: number | undefined
}

const usualLimit = 10

type Leader = ListedFundraiser | ListedTeam

/** The fundraisers or teams that have raised most. A new leader moves up at once. */
export function Leaderboard({ show = 'fundraisers', limit = usualLimit }: Readonly<LeaderboardProps>) {
  useStyles(elements)
  useStyles(css)
  const { site } = useSurroundings()
  const say = useMessages(givingMessages)
  const { notLive, ...frame } = useLive(leaders(site, show, limit), { loading: say('loading'), failed: say('failed') })
  return (
    <ResourceFrame {...frame} skeleton={said => <Waiting count={limit} said={said} />}>
      {items => (
        <div className="giving-block">
          {items.size === 0 && <p>{say('none')}</p>}
          <Board items={items} limit={limit} show={show} />
          {notLive && <p>{notLive}</p>}
        </div>
      )}
    </ResourceFrame>
  )
}

interface BoardProps {
  readonly items: ReadonlyMap<string, Leader>
  readonly limit: number
  readonly show: 'fundraisers' | 'teams'
}

/** Milliseconds between two orders: a row slides half of that time, and is still for the rest, so that it can be read. */
const pace = 500

/** More rows than a screen shows: those out of sight are neither styled nor laid out. */
const manyRows = 20

function Board({ items, ...props }: BoardProps) {
  return <Rows items={useAtMostEvery(items, pace)} {...props} />
}

/** Memoized, because gifts come more often than the order is shown. */
const Rows = memo(function Rows({ items, limit, show }: BoardProps) {
  const rows = inOrder(items).slice(0, limit)
  const list = useRef<HTMLOListElement>(null)
  useSlides(list, rows.map(([id]) => id).join(' '))
  const full = useFullBar(rows[0]?.[1].raised ?? 0)
  return (
    <ol
      ref={list}
      className={rows.length > manyRows ? 'giving-board giving-board-long' : 'giving-board'}
      style={variables({ '--_full': full })}
    >
      {rows.map(([id, one]) => (
        <BoardRow key={id} id={id} one={one} show={show} />
      ))}
    </ol>
  )
})

/**
 * The amount of a full bar, with room for the leader's next gifts: whenever it changes, the browser computes the styles
 * of all rows again.
 */
function useFullBar(most: number): number {
  const full = useRef(0)
  if (most > full.current || most < full.current * 0.8) full.current = Math.ceil(most * 1.1)
  return full.current || 1
}

/** Memoized: of two hundred rows, a gift changes one. */
const BoardRow = memo(function BoardRow({
  id,
  one,
  show,
}: Readonly<{ id: string; one: Leader } & Pick<BoardProps, 'show'>>) {
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const src = one.picture && completeUrl(one.picture, site.host)?.href
  const format = (minor: number) => givingMoney(one, minor, locale)
  return (
    <li style={variables({ '--_raised': one.raised })}>
      {src ? <img src={src} alt="" width={64} height={64} loading="lazy" /> : <span className="giving-board-picture" />}
      <span className="giving-board-name">
        <a href={hrefTo(show === 'teams' ? 'fundraiser-team' : 'fundraiser', { id })}>{one.name}</a>
        {'team_name' in one && one.team_name && <small>{one.team_name}</small>}
      </span>
      <span className="giving-board-amount">
        <CountUp value={one.raised} step={10 ** one.currency_decimals} format={format} />
      </span>
    </li>
  )
})

/** Placeholder rows of the same size as the real ones. */
function Waiting({ count, said }: Readonly<{ count: number; said: string }>) {
  return (
    <div className="giving-board-waiting">
      <p>{said}</p>
      <ol className="giving-board" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
          <li key={at} className="giving-board-bone">
            <span className="giving-board-picture" />
            <span className="giving-board-name">
              &nbsp;<small>&nbsp;</small>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const inOrder = (items: ReadonlyMap<string, Leader>) =>
  [...items].sort(([, one], [, other]) => other.raised - one.raised || compareText(one.name, other.name))

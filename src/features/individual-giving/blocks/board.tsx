import { memo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useAtMostEvery } from '../../../hooks/use-at-most-every.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { completeUrl } from '../../../lib/complete-url.ts'
import { compareText } from '../../../lib/text.ts'
import { CountUp } from '../../../ui/count-up.tsx'
import { useSlides } from '../../../ui/use-slides.ts'
import { variables } from '../../../ui/variables.ts'
import type { ListedFundraiser, ListedTeam } from '../fundraisers.store.ts'
import { givingMoney } from '../money.ts'

type Leader = ListedFundraiser | ListedTeam

interface BoardProps {
  readonly items: ReadonlyMap<string, Leader>
  readonly limit: number
  readonly show: 'fundraisers' | 'teams'
}

/** Milliseconds between two orders: a row slides half of that time, and is still for the rest, so that it can be read. */
const pace = 500

/** More rows than a screen shows: those out of sight are neither styled nor laid out. */
const manyRows = 20

/** The rows of a leaderboard, each with its rank, its sum and a bar. */
export function Board({ items, ...props }: BoardProps) {
  return <Rows items={useAtMostEvery(items, pace)} {...props} />
}

/** Memoized, because gifts come more often than the order is shown. */
const Rows = memo(function Rows({ items, limit, show }: BoardProps) {
  const rows = ranked(items).slice(0, limit)
  const list = useRef<HTMLOListElement>(null)
  useSlides(list, rows.map(({ id }) => id).join(' '))
  const full = useFullBar(rows[0]?.one.raised ?? 0)
  return (
    <ol
      ref={list}
      className={rows.length > manyRows ? 'giving-board giving-board-long' : 'giving-board'}
      style={variables({ '--_full': full, '--_rows': rows.length })}
    >
      {rows.map(({ id, one, rank }) => (
        <li
          key={id}
          className={rank === 1 ? 'giving-board-leads' : undefined}
          style={variables({ '--_raised': one.raised })}
        >
          <span className="giving-board-rank">{rank ?? '–'}</span>
          <Entry id={id} one={one} show={show} />
        </li>
      ))}
    </ol>
  )
})

/**
 * The amount of a full bar, of all rows alike, with room for the leader's next gifts: whenever it changes, all bars
 * move, and the browser computes the styles of all rows again.
 */
function useFullBar(most: number): number {
  const full = useRef(0)
  if (most > full.current || most < full.current * 0.8) full.current = Math.ceil(most * 1.1)
  return full.current || 1
}

/** Memoized, and without the rank: of two hundred rows, a gift changes one, and the ranks of many. */
const Entry = memo(function Entry({ id, one, show }: Readonly<{ id: string; one: Leader } & Pick<BoardProps, 'show'>>) {
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const src = one.picture && completeUrl(one.picture, site.host)?.href
  const format = (minor: number) => givingMoney(one, minor, locale)
  return (
    <>
      {src ? <img src={src} alt="" width={64} height={64} loading="lazy" /> : <span className="giving-board-picture" />}
      <span className="giving-board-name">
        <a href={hrefTo(show === 'teams' ? 'fundraiser-team' : 'fundraiser', { id })}>{one.name}</a>
        {'team_name' in one && one.team_name && <small>{one.team_name}</small>}
      </span>
      <span className="giving-board-amount">
        <CountUp value={one.raised} step={10 ** one.currency_decimals} format={format} />
      </span>
    </>
  )
})

/** Placeholder rows of the same size as the real ones. */
export function BoardWaiting({ count, said }: Readonly<{ count: number; said: string }>) {
  return (
    <div className="giving-board-waiting">
      <p>{said}</p>
      <ol className="giving-board" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
          <li key={at} className="giving-board-bone">
            <span className="giving-board-rank">&nbsp;</span>
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

interface Ranked {
  readonly id: string
  readonly one: Leader
  /** Absent: nothing is raised yet. */
  readonly rank: number | undefined
}

/** In order. Equal sums share a rank, and the one after them has as many before it as its rank says: 5, 5, 7. */
function ranked(items: ReadonlyMap<string, Leader>): readonly Ranked[] {
  const sorted = [...items].sort(([, one], [, other]) => other.raised - one.raised || compareText(one.name, other.name))
  let [rank, last] = [0, Number.NaN]
  return sorted.map(([id, one], at) => {
    if (one.raised !== last) rank = at + 1
    last = one.raised
    return { id, one, rank: one.raised > 0 ? rank : undefined }
  })
}

import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { CountUp } from '../../../ui/count-up.tsx'
import elements from '../../../ui/elements.css?inline'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { fundraisers, type ListedFundraiser, type ListedTeam, teams } from '../fundraisers.store.ts'
import { givingMessages } from '../individual-giving.messages.ts'
import { givingMoney } from '../money.ts'
import css from './blocks.css?inline'

export interface LeaderboardProps {
  /** Default: fundraisers. */
  show: 'fundraisers' | 'teams' | undefined
  limit: number | undefined
}

const usualLimit = 10
/** Of these the first are shown: whoever overtakes them comes from here. */
const candidates = '100'

/** Who has raised most, or which teams. A new leader moves up with the gift that makes them one. */
export function Leaderboard({ show = 'fundraisers', limit = usualLimit }: Readonly<LeaderboardProps>) {
  useStyles(elements)
  useStyles(css)
  const { site, locale } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(givingMessages)
  const isTeams = show === 'teams'
  const query = { sort: 'raised', limit: candidates }
  const collection = isTeams ? teams(site, query) : fundraisers(site, query)
  const { notLive, ...frame } = useLive<ReadonlyMap<string, ListedFundraiser | ListedTeam>>(collection, {
    loading: say('loading'),
    failed: say('failed'),
  })
  const href = (id: string) => hrefTo(isTeams ? 'fundraiser-team' : 'fundraiser', { id })
  return (
    <ResourceFrame {...frame} skeleton={said => <p className="giving-block-waiting">{said}</p>}>
      {items => (
        <div className="giving-block">
          {items.size === 0 && <p>{say('none')}</p>}
          <ol className="giving-board">
            {leaders(items, limit).map(([id, one]) => (
              <li key={id}>
                <a href={href(id)}>{one.name}</a>
                <span className="giving-board-amount">
                  <CountUp
                    value={one.raised}
                    step={10 ** one.currency_decimals}
                    format={minor => givingMoney(one, minor, locale)}
                  />
                </span>
              </li>
            ))}
          </ol>
          {notLive && <p>{notLive}</p>}
        </div>
      )}
    </ResourceFrame>
  )
}

function leaders<T extends ListedFundraiser | ListedTeam>(items: ReadonlyMap<string, T>, limit: number) {
  return [...items]
    .filter(([, { shownYN }]) => shownYN)
    .sort(([, one], [, other]) => other.raised - one.raised || one.name.localeCompare(other.name))
    .slice(0, limit)
}

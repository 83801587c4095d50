import { useMemo, useRef } from 'react'
import { useCode } from '../../../hooks/use-code.ts'
import { useReturnToCard } from '../../../hooks/use-return-to-card.ts'
import type { LiveCollection } from '../../../store/live.ts'
import { CardGrid } from '../../../ui/card-grid.tsx'
import type { ListedFundraiser, ListedTeam } from '../fundraisers.store.ts'
import { FundraiserCard, TeamCard } from '../giving-card.tsx'

type Props = Readonly<{
  collection: LiveCollection<ListedFundraiser> | LiveCollection<ListedTeam>
  ids: readonly string[]
  show: 'people' | 'teams'
  hash: string
  /** Heading level of the cards. Default: 2. */
  level?: 2 | 3
  /** Leaves out the team's name on the cards, because the list is of one team. */
  noTeam?: boolean
}>

/** With more cards than this, only those near the viewport are rendered. */
const mostRendered = 100

const load = () => import('../../../ui/windowed-grid.tsx')

/** The cards of a list. */
export function GivingGrid(props: Props) {
  return props.ids.length > mostRendered ? <Windowed {...props} /> : <Whole {...props} />
}

function Windowed(props: Props) {
  const code = useCode(load)
  const first = useMemo(() => props.ids.slice(0, mostRendered), [props.ids])
  if (code.type !== 'ready') return <Whole {...props} ids={first} />
  return <WindowedCards {...props} Grid={code.value.WindowedGrid} />
}

type Grid = Awaited<ReturnType<typeof load>>['WindowedGrid']

function WindowedCards({ Grid, ids, hash, ...props }: Props & Readonly<{ Grid: Grid }>) {
  const reach = useRef<(id: string) => void>(undefined)
  useReturnToCard(prefixOf(props.show), hash, id => reach.current?.(id))
  return (
    <Grid
      ids={ids}
      itemSize={340}
      onReach={to => {
        reach.current = to
      }}
    >
      {id => <Card {...props} id={id} />}
    </Grid>
  )
}

function Whole({ ids, hash, ...props }: Props) {
  useReturnToCard(prefixOf(props.show), hash)
  return (
    <CardGrid>
      {ids.map((id, at) => (
        <li key={id}>
          <Card {...props} id={id} eager={at < 4} />
        </li>
      ))}
    </CardGrid>
  )
}

type CardProps = Pick<Props, 'collection' | 'show' | 'level' | 'noTeam'> & Readonly<{ id: string; eager?: boolean }>

function Card({ collection, show, id, level = 2, noTeam = false, eager = false }: CardProps) {
  return show === 'teams' ? (
    <TeamCard collection={collection as LiveCollection<ListedTeam>} id={id} level={level} eager={eager} />
  ) : (
    <FundraiserCard
      collection={collection as LiveCollection<ListedFundraiser>}
      id={id}
      level={level}
      noTeam={noTeam}
      eager={eager}
    />
  )
}

const prefixOf = (show: Props['show']) => (show === 'teams' ? 'team-' : 'fundraiser-')

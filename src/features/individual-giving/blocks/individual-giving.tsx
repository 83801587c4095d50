import { useState } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useEmit } from '../../../hooks/use-emit.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { LiveCollection } from '../../../store/live.ts'
import { CardSkeletons } from '../../../ui/card-skeletons.tsx'
import elements from '../../../ui/elements.css?inline'
import { FirstCards } from '../../../ui/first-cards.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ResourceFrame } from '../../../ui/resource-frame.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { fundraisers, type ListedFundraiser } from '../fundraisers.store.ts'
import { FundraiserCard } from '../giving-card.tsx'
import type { givingEvents } from '../individual-giving.events.ts'
import { givingMessages } from '../individual-giving.messages.ts'
import { GivingControls } from '../list/giving-controls.tsx'
import type { ListState, Sort } from '../list/list-state.ts'
import css from './blocks.css?inline'

export interface IndividualGivingProps {
  /** The id of the team whose members are shown. */
  team: string | undefined
  sort: Sort | undefined
  limit: number | undefined
  noSearch: boolean
}

/** How many fundraisers a block shows by default. They fill two, three and four columns. */
export const usualLimit = 12

/** Height of a card without its picture: a name, an amount, a meter and a team. */
const skeletonBody = 146

/** Fundraisers with the amounts they have raised, kept current by pushes. Cards link to their pages. */
export function IndividualGiving({
  team,
  sort = 'raised',
  limit = usualLimit,
  noSearch,
}: Readonly<IndividualGivingProps>) {
  useStyles(elements)
  useStyles(css)
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useMessages(givingMessages)
  const [chosen, setChosen] = useState<Partial<ListState>>({})
  const state = { q: '', sort, ...chosen }
  const query = { team_id: team, q: state.q || undefined, sort: state.sort, limit: String(limit) }
  const collection = fundraisers(site, query)
  const { notLive, ...frame } = useLive(collection.keys, { loading: say('loading'), failed: say('failed') })
  const isEmpty = frame.state.type === 'ready' && frame.state.value.length === 0 && !state.q
  return (
    <div className="giving-block">
      {!noSearch && !isEmpty && (
        <GivingControls state={state} onChange={changes => setChosen({ ...chosen, ...changes })} />
      )}
      <ResourceFrame {...frame} skeleton={said => <CardSkeletons count={limit} said={said} body={skeletonBody} />}>
        {keys => (
          <>
            {keys.length === 0 && <p>{say(state.q ? 'notFound' : 'none')}</p>}
            <Shown key={JSON.stringify(query)} keys={keys} collection={collection} noTeam={team !== undefined} />
            {notLive && <p>{notLive}</p>}
          </>
        )}
      </ResourceFrame>
      <p>
        {isEmpty && !team ? (
          <LinkButton href={hrefTo('account', { rest: ['fundraising'] })}>{say('make')}</LinkButton>
        ) : (
          <LinkButton href={team ? hrefTo('fundraiser-team', { id: team }) : hrefTo('fundraisers')}>
            {say('all')}
          </LinkButton>
        )}
      </p>
    </div>
  )
}

type ShownProps = Readonly<{
  keys: readonly string[]
  collection: LiveCollection<ListedFundraiser>
  noTeam: boolean
}>

function Shown({ keys, collection, noTeam }: ShownProps) {
  const emit = useEmit<typeof givingEvents>()
  return (
    <FirstCards keys={keys} body={skeletonBody}>
      {id => (
        <li key={id} onClickCapture={event => isLink(event.target) && emit('fundraiser-opened', { fundraiserId: id })}>
          <FundraiserCard collection={collection} id={id} level={3} noTeam={noTeam} />
        </li>
      )}
    </FirstCards>
  )
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null

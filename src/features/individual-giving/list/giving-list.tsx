import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useLive } from '../../../hooks/use-live.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import type { LiveCollection } from '../../../store/live.ts'
import { announce } from '../../../ui/announcer.ts'
import { CardSkeletons } from '../../../ui/card-skeletons.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { fundraisers, type ListedFundraiser, type ListedTeam, teams } from '../fundraisers.store.ts'
import { givingMessages } from '../individual-giving.messages.ts'
import { GivingControls } from './giving-controls.tsx'
import { GivingGrid } from './giving-grid.tsx'
import css from './list.css?inline'
import { listMessages } from './list.messages.ts'
import { type ListState, listStateOf, matching, queryOf } from './list-state.ts'
import { NoPages } from './no-pages.tsx'

type Props = Readonly<{
  title: string
  query: URLSearchParams
  /** `fundraiser-` or `team-` and the id that the visitor comes back from, to scroll to it. */
  hash: string
}>

/** How many are read first, so that they show before all are read. */
const first = '100'

/** Cards of the skeleton while another order is read, and the height of each below its picture. */
const [skeletons, skeletonBody] = [12, 146]

/** The event's fundraisers and teams, searched and sorted by the address. */
export function GivingList({ title, query, hash }: Props) {
  useStyles(css)
  const { hrefTo, open } = useLinks()
  const say = useTermMessages(listMessages)
  const words = useMessages(givingMessages)
  const state = listStateOf(query)
  const { begin, whole, isWhole } = useWhole(state)
  const collection = isWhole ? whole : begin
  const { notLive, ...frame } = useLive<readonly string[]>(collection.keys, {
    loading: words('loading'),
    failed: words('failed'),
  })
  const change = (changes: Partial<ListState>) =>
    open(pathTo('fundraisers', { query: queryOf({ ...state, ...changes }) }), { replace: true })
  const tab = (show: ListState['show']) => ({
    href: hrefTo('fundraisers', { query: queryOf({ ...state, show }) }),
    title: say(show),
    current: state.show === show,
  })

  /** Was the last list that was shown empty? undefined: none was shown. */
  const wasEmpty = useRef<boolean>(undefined)
  if (frame.state.type === 'ready') wasEmpty.current = frame.state.value.length === 0
  if (frame.state.type === 'loading' && wasEmpty.current === undefined) {
    return <RouteSkeleton name="fundraising" {...waitingWords(frame.state, frame.words)} />
  }
  return (
    <Page title={title} lead={say('lead')}>
      <div className="giving-top">
        <Tabs label={say('tabs')} items={[tab('people'), tab('teams')]} />
        <LinkButton href={hrefTo('account', { rest: ['fundraising'] })}>{words('make')}</LinkButton>
      </div>
      {notLive && <Notice kind="info" title={notLive} />}
      {/* They stay, or stay away, while another list is read: with the focus and what was typed. */}
      {wasEmpty.current === false && <GivingControls state={state} onChange={change} />}
      <ResourceFrame {...frame} Problem={NoticeProblem} skeleton={waiting}>
        {keys => (
          <Results
            collection={collection}
            keys={keys}
            rest={isWhole ? undefined : whole}
            state={state}
            onChange={change}
            hash={hash}
          />
        )}
      </ResourceFrame>
    </Page>
  )
}

type Collection = LiveCollection<ListedFundraiser> | LiveCollection<ListedTeam>

/** The first ones at once, and all of them as soon as they are read. */
function useWhole({ show, sort }: ListState): { begin: Collection; whole: Collection; isWhole: boolean } {
  const { site } = useSurroundings()
  const of = show === 'teams' ? teams : fundraisers
  const begin: Collection = of(site, { sort, limit: first })
  const whole: Collection = of(site, { sort })
  return { begin, whole, isWhole: useStore(whole.keys.$state).type === 'ready' }
}

type ResultsProps = Readonly<{
  collection: Collection
  keys: readonly string[]
  /** All of them, while they are still read. */
  rest: Collection | undefined
  state: ListState
  onChange: (changes: Partial<ListState>) => void
  hash: string
}>

function Results({ collection, keys, rest, state, onChange, hash }: ResultsProps) {
  const say = useTermMessages(listMessages)
  // Not sorted again with each gift: a card would move away from under a finger.
  const found = useMemo(() => {
    const read = collection.$state.get()
    return read.type === 'ready' ? matching(read.value, keys, state.q) : []
  }, [keys, collection, state.q])
  const isWhole = rest === undefined
  const count = say(state.q.trim() ? 'someOf' : 'count', { count: found.length })
  useEffect(() => {
    if (state.q.trim() && isWhole) announce(count)
  }, [state.q, count, isWhole])
  if (!found.length && keys.length && rest) return <Awaited of={rest} />
  if (!found.length) return <NoPages isSearch={keys.length > 0} onClear={() => onChange({ q: '' })} />
  return (
    <>
      {isWhole && <p className="giving-count">{count}</p>}
      <GivingGrid collection={collection} ids={found} show={state.show} hash={hash} />
    </>
  )
}

/** A search that has found nothing among the first pages waits for the others. */
function Awaited({ of }: Readonly<{ of: Collection }>) {
  const words = useMessages(givingMessages)
  const { notLive: _, ...frame } = useLive<readonly string[]>(of.keys, {
    loading: words('loading'),
    failed: words('failed'),
  })
  return (
    <ResourceFrame {...frame} Problem={NoticeProblem} skeleton={waiting}>
      {() => null}
    </ResourceFrame>
  )
}

const waiting = (said: string) => <CardSkeletons count={skeletons} said={said} body={skeletonBody} />

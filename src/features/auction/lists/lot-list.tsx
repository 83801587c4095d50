import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useSurroundings } from '../../../hooks/context.ts'
import { useExplainedLive } from '../../../hooks/use-explained-live.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useMessages } from '../../../hooks/use-messages.ts'
import { pathTo } from '../../../lib/path-to.ts'
import { navigation } from '../../../store/navigation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { NoticeProblem } from '../../../ui/notice-problem.tsx'
import { Page } from '../../../ui/page.tsx'
import { ResourceFrame, waitingWords } from '../../../ui/resource-frame.tsx'
import { RouteSkeleton } from '../../../ui/skeletons/route-skeleton.tsx'
import { useStyles } from '../../../ui/styles.ts'
import { auctionMessages } from '../auction.messages.ts'
import { lotCategories } from '../categories.store.ts'
import { lots } from '../lots.store.ts'
import { KindTabs, type ListRoute, listRoutes } from './kind-tabs.tsx'
import { ListControls } from './list-controls.tsx'
import { type ListState, listStateFor, listStateOf, queryOf } from './list-state.ts'
import css from './lists.css?inline'
import { LotResults } from './lot-results.tsx'

export type LotListProps = Readonly<{
  route: ListRoute
  title: string
  query: URLSearchParams
  /** `lot-` and the id of the lot that the visitor comes back from, to scroll to it. */
  hash: string
}>

/** The event's lots, or those of some kinds: searched, sorted and filtered by the address. */
export function LotList({ route, title, query, hash }: LotListProps) {
  useStyles(css)
  const { site } = useSurroundings()
  const { open } = useLinks()
  const say = useMessages(auctionMessages)
  const kinds = listRoutes[route]
  const asked = listStateOf(query)
  const state = useKnownCategory(listStateFor(kinds, asked))
  const collection = lots(site)
  const { notLive, ...frame } = useExplainedLive(collection.keys, { loading: say('loading'), failed: say('failed') })
  useRememberedList(pathTo(route, { query: queryOf(asked) }))

  const change = (changes: Partial<ListState>) =>
    open(pathTo(route, { query: queryOf({ ...asked, ...changes }) }), { replace: true })

  if (frame.state.type === 'loading') {
    return <RouteSkeleton name={skeletons[route]} {...waitingWords(frame.state, frame.words)} />
  }
  return (
    <Page title={title}>
      <KindTabs current={route} query={queryOf(asked)} />
      {notLive && <Notice kind="info" title={notLive} />}
      <ResourceFrame {...frame} Problem={NoticeProblem}>
        {keys => (
          <>
            {keys.length > 0 && <ListControls state={state} onChange={change} kinds={kinds} />}
            <LotResults keys={keys} state={state} kinds={kinds} onChange={change} hash={hash} />
          </>
        )}
      </ResourceFrame>
    </Page>
  )
}

const skeletons = {
  auction: 'auction',
  'live-lots': 'live_auction',
  'buy-now-lots': 'buy_now_items',
  'silent-lots': 'silent_auction',
  'sealed-lots': 'sealed_auction',
} as const

/** An old link may name a category that no longer exists. */
function useKnownCategory(state: ListState): ListState {
  const { site } = useSurroundings()
  const categories = useStore(lotCategories(site).$state)
  const isGone =
    categories.type === 'ready' && !categories.value.some(({ category_id: known }) => known === state.category)
  return isGone ? { ...state, category: '' } : state
}

/** The back link of a lot leads here, with the filters. */
function useRememberedList(path: string): void {
  const { site } = useSurroundings()
  useEffect(() => navigation(site).change({ backToAllItemsInfo: { path } }), [site, path])
}

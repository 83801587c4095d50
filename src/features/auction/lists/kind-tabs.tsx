import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useMemo } from 'react'
import type { LotKind } from '../../../api/lot-kinds.ts'
import { useSurroundings } from '../../../hooks/context.ts'
import { useLinks } from '../../../hooks/use-links.ts'
import { useTermMessages } from '../../../hooks/use-term-messages.ts'
import type { Query } from '../../../lib/path-to.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { lots } from '../lots.store.ts'
import { listMessages } from './lists.messages.ts'

/** The kinds that each list shows; empty: all. */
export const listRoutes = {
  auction: [],
  'silent-lots': ['competitive_bid'],
  'live-lots': ['live_auction'],
  'sealed-lots': ['sealed_bid'],
  'buy-now-lots': ['buy_now', 'sponsor_item'],
} as const satisfies Readonly<Record<string, readonly LotKind[]>>

export type ListRoute = keyof typeof listRoutes

const words = {
  auction: 'all',
  'silent-lots': 'silent',
  'live-lots': 'live',
  'sealed-lots': 'sealed',
  'buy-now-lots': 'buyNow',
} as const

type Props = Readonly<{
  current: ListRoute | 'auction-categories'
  /** The filters, which the links to other lists keep. */
  query?: Query
}>

/** Links to the lists by kind, and to the categories. Kinds that the event does not have are left out. */
export function KindTabs({ current, query = {} }: Props) {
  const { site } = useSurroundings()
  const { hrefTo } = useLinks()
  const say = useTermMessages(listMessages)
  const there = useStore(
    useMemo(
      () =>
        computed(lots(site).$state, state =>
          state.type === 'ready'
            ? [...new Set([...state.value.values()].map(({ kind }) => kind))].sort().join(' ')
            : '',
        ),
      [site],
    ),
  )
  const routes = Object.keys(listRoutes) as ListRoute[]
  const isThere = (route: ListRoute) =>
    route === current || listRoutes[route].some(kind => there.split(' ').includes(kind))
  const items = routes
    .filter(route => route === 'auction' || isThere(route))
    .map(route => ({ href: hrefTo(route, { query }), title: say(words[route]), current: route === current }))
  const route = 'auction-categories'
  const categories = { href: hrefTo(route), title: say('categories'), current: route === current }
  return <Tabs label={say('kinds')} items={[...items, categories]} />
}

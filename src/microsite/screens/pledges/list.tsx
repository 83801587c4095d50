import { PledgeList } from '../../../features/pledges/pledge-list.tsx'
import type { CurrentRoute } from '../../route.ts'
import { useRouteTitle } from '../../use-route-title.ts'
import { Screen as Content } from '../content.tsx'

/** The event's pledge items. If there are none, the content page of this address is read and shown. */
export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const title = useRouteTitle(route)
  return <PledgeList title={title} otherwise={<Content route={route} pageKey="pledge" />} />
}

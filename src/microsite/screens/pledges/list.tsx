import { PledgeList } from '../../../features/pledges/pledge-list.tsx'
import { useMessages } from '../../../hooks/use-messages.ts'
import type { CurrentRoute } from '../../route.ts'
import { Screen as Content } from '../content.tsx'

/** Where there is nothing to pledge for, the organiser's page of this name. It is read only then. */
export function Screen({ route }: Readonly<{ route: CurrentRoute }>) {
  const title = useMessages(route.route?.titles ?? {})(route.route?.id ?? 'pledges')
  return <PledgeList title={title} otherwise={<Content route={route} pageKey="pledge" />} />
}

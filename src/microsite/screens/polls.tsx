import { useState } from 'react'
import { PollList } from '../../features/polls/poll-list.tsx'
import { PollThanks } from '../../features/polls/poll-thanks.tsx'
import { PollView } from '../../features/polls/poll-view.tsx'
import { PollWall } from '../../features/polls/poll-wall.tsx'
import type { CurrentRoute } from '../route.ts'
import { useRouteTitle } from '../use-route-title.ts'
import { useTitle } from '../use-title.ts'
import { Screen as Content } from './content.tsx'

type Props = Readonly<{ route: CurrentRoute }>

/** The screens of polls, by route. */
export function Screen({ route }: Props) {
  const { id = '' } = route.params
  switch (route.route?.id) {
    case 'polls':
      return <List route={route} />
    case 'poll-success':
      return <PollThanks otherwise={<Content route={route} />} />
    case 'poll-screen':
      return <PollWall key={id} id={id} />
    default:
      return <One key={id} route={route} />
  }
}

/** The event's polls. If there are none, the content page of this address is read and shown. */
function List({ route }: Props) {
  const title = useRouteTitle(route)
  return <PollList title={title} otherwise={<Content route={route} pageKey="poll" />} />
}

function One({ route: { params, query } }: Props) {
  const [title, setTitle] = useState<string>()
  useTitle(title)
  return <PollView id={params.id ?? ''} chosen={query.get('choice') ?? undefined} onTitle={setTitle} />
}

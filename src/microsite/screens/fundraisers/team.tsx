import { useState } from 'react'
import { TeamPage } from '../../../features/individual-giving/page/team-page.tsx'
import type { CurrentRoute } from '../../route.ts'
import { useTitle } from '../../use-title.ts'

export function Screen({ route: { params } }: Readonly<{ route: CurrentRoute }>) {
  const [title, setTitle] = useState<string>()
  const { id = '' } = params
  useTitle(title)
  return <TeamPage key={id} id={id} onTitle={setTitle} />
}

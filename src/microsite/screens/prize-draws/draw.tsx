import { useState } from 'react'
import { DrawPage } from '../../../features/draws/draw-page.tsx'
import type { CurrentRoute } from '../../route.ts'
import { useTitle } from '../../use-title.ts'

export function Screen({ route: { params } }: Readonly<{ route: CurrentRoute }>) {
  const [title, setTitle] = useState<string>()
  const { id = '' } = params
  useTitle(title)
  return <DrawPage key={id} id={id} onTitle={setTitle} />
}

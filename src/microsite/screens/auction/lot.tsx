import { useState } from 'react'
import { LotPage } from '../../../features/auction/lot/lot-page.tsx'
import type { CurrentRoute } from '../../route.ts'
import { useTitle } from '../../use-title.ts'

export function Screen({ route: { params } }: Readonly<{ route: CurrentRoute }>) {
  const [title, setTitle] = useState<string>()
  const { id = '' } = params
  useTitle(title)
  return <LotPage key={id} id={id} onTitle={setTitle} />
}

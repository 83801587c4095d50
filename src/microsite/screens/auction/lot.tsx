import { useState } from 'react'
import { LotView } from '../../../features/auction/lot/lot-view.tsx'
import type { CurrentRoute } from '../../route.ts'
import { useKeptBid } from '../../use-kept-bid.ts'
import { useTitle } from '../../use-title.ts'

export function Screen({ route: { params, query } }: Readonly<{ route: CurrentRoute }>) {
  const [title, setTitle] = useState<string>()
  const { id = '' } = params
  useTitle(title)
  useKeptBid(id, query)
  return <LotView key={id} id={id} onTitle={setTitle} />
}

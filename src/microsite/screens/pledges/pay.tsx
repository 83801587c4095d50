import { useState } from 'react'
import { PledgeCheckout } from '../../../features/pledges/pay/pledge-checkout.tsx'
import type { CurrentRoute } from '../../route.ts'
import { useTitle } from '../../use-title.ts'

export function Screen({ route: { query } }: Readonly<{ route: CurrentRoute }>) {
  const [title, setTitle] = useState<string>()
  useTitle(title)
  return <PledgeCheckout promise={query.get('promise') ?? undefined} onTitle={setTitle} />
}

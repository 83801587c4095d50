import { useEffect } from 'react'
import { useSurroundings } from '../hooks/context.ts'
import { useLinks } from '../hooks/use-links.ts'
import { readKeptBid } from '../lib/kept-bid.ts'
import { pathTo } from '../lib/path-to.ts'
import { navigation } from '../store/navigation.ts'

/** Fills in a bid that was typed in a block before the sign-in. Only a press places it, and a reload asks again. */
export function useKeptBid(id: string, query: URLSearchParams): void {
  const { site } = useSurroundings()
  const { open } = useLinks()
  const amount = readKeptBid(query)
  useEffect(() => {
    if (amount === undefined) return
    const bidPath = pathTo('auction-item', { id })
    navigation(site).change({ anonymousBidAttempt: { bidPath, amount } })
    open(bidPath, { replace: true })
  }, [site, open, id, amount])
}

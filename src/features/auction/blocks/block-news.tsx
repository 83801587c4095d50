import { useResumed } from '../../../hooks/use-resumed.ts'
import { useBidNews } from '../bid/use-bid-news.ts'

/** Tells a bidder who is signed in their news, in the list too. */
export function BlockNews() {
  useResumed()
  useBidNews()
  return null
}

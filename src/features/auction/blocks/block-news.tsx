import { useResumedSession } from '../../../hooks/use-resumed-session.ts'
import { useBidNews } from '../bid/use-bid-news.ts'

/** Tells signed-in bidders in the list, too, what happens to their bids. */
export function BlockNews() {
  useResumedSession()
  useBidNews()
  return null
}

import { useBidNews } from './use-bid-news.ts'

/** Tells signed-in bidders on every screen what happens to their bids. */
export function News() {
  useBidNews()
  return null
}

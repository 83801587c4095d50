import { useBidNews } from './use-bid-news.ts'

/** Tells a signed-in bidder their news on every screen. */
export function News() {
  useBidNews()
  return null
}

import type { Outcome } from './rehearse.ts'
import { percentile } from './tally.ts'

/** The outcome in lines of text, for a terminal and the demo's controls. */
export function reportOf(outcome: Outcome): string[] {
  const { signedIn, accepted, live, sentTwice, bought, dropped, refused, delays, pushes, problems } = outcome
  const codes = Object.entries(refused).map(([code, count]) => `${count} ${code}`)
  return [
    `${signedIn} guests signed in`,
    `${accepted} bids accepted, of which ${sentTwice} were sent twice and counted once`,
    `${live} of them on lots of the live auction, for the auctioneer or on the floor`,
    `${bought} pieces bought and paid`,
    `refused: ${codes.join(', ') || 'nothing'}`,
    `${dropped} times the network was lost and found again`,
    `a bid’s answer took ${Math.round(percentile(delays, 0.5))} ms (p50), ${Math.round(percentile(delays, 0.99))} ms (p99)`,
    `${pushes} pushes seen`,
    ...(problems.length
      ? [`${problems.length} problems`, ...problems.slice(0, 20)]
      : ['every guest sees the server’s prices, and no accepted bid was lost']),
  ]
}

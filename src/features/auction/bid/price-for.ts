import type { Say } from '../../../hooks/use-messages.ts'
import type { auctionMessages } from '../auction.messages.ts'
import type { LotPhase } from '../lot-phase.ts'
import { priceOf } from '../lot-words.ts'
import type { Bid } from './use-bid.ts'

/** The price that counts for the visitor: a winner's own, because others may have won a piece for less. */
export function priceFor({ lot, standing }: Bid, phase: LotPhase, say: Say<typeof auctionMessages>) {
  return standing.type === 'won' ? { label: say('soldFor'), minor: standing.toPay } : priceOf(lot, phase, say)
}

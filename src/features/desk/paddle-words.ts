import type { DeskLot } from '../../api/admin-auction.ts'
import { isolate } from '../../lib/text.ts'

/** A bidder's paddle, with the name that guests see instead: "107 (Sam)". */
export const paddleWords = ({
  paddle,
  shown_as,
}: Readonly<{ paddle: number; shown_as: string | undefined }>): string =>
  shown_as === undefined || shown_as === String(paddle) ? String(paddle) : `${paddle} (${isolate(shown_as)})`

/**
 * The leaders. A push has only the name of a bidder who chose one: the paddle is unknown until the lot is read again.
 */
export function leaderWords({ leaders, leader_marks, leader_paddles }: DeskLot): string[] {
  return leaders.map((shown_as, index) => {
    const paddle = leader_paddles[leader_marks[index] ?? '']
    return paddle === undefined ? isolate(shown_as) : paddleWords({ paddle, shown_as })
  })
}

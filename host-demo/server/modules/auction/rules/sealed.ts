import { createHash } from 'node:crypto'

/**
 * What a sealed bid publishes while its amount is hidden: SHA-256 of `lot:bidder:amount:salt`. With amount and salt, which
 * are told when the lot has closed, everybody can check that no bid was changed.
 * @param salt 32 random bytes as hex, so that the amount cannot be found by trying
 */
export function commitmentTo(lot: string, bidder: string, amount: number, salt: string): string {
  return createHash('sha256').update(`${lot}:${bidder}:${amount}:${salt}`).digest('hex')
}

import { mailRoomLimit } from '../../../identity/limits.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'

/**
 * Mails that a buyer or a guest can cause for a seat: enough for typing errors and changes of mind, and too few for one
 * seat to send to strangers. An assistant may get the links of a few tables.
 */
export const seatMailLimits = (seatId: string, recipient: string, network: string): Limit[] => [
  { of: ['seat mail', seatId], most: 20, minutes: 24 * 60 },
  { of: ['seat mail to', normalEmail(recipient)], most: 40, minutes: 60 },
  mailRoomLimit(network),
]

import { mailRoomLimit } from '../../../identity/limits.ts'
import { normalEmail } from '../../../platform/hashes.ts'
import type { Limit } from '../../../platform/http/rate-limit.ts'

/**
 * Limits for mails that a buyer or guest can cause for a seat: enough to correct typing errors and change one's mind,
 * too few to write to strangers. An assistant may get the links of a few tables.
 */
export const seatMailLimits = (seatId: string, recipient: string, network: string): Limit[] => [
  { of: ['seat mail', seatId], most: 20, minutes: 24 * 60 },
  { of: ['seat mail to', normalEmail(recipient)], most: 40, minutes: 60 },
  mailRoomLimit(network),
]

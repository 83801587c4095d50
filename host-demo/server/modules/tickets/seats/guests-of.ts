import { normalEmail } from '../../../platform/hashes.ts'
import type { SeatRow } from './tables.ts'

/** The guests of these seats, for the audit log: by account, and those without one by address. */
export const guestsOf = (...seats: readonly Pick<SeatRow, 'claimed_by' | 'guest_email'>[]): string[] =>
  seats.flatMap(({ claimed_by, guest_email }) => claimed_by ?? (guest_email ? normalEmail(guest_email) : []))

import type { PersonalData } from '../../identity/personal-data.ts'
import { eraseSeats, seatsOf } from './seats/personal-data.ts'
import { seatWords } from './seats/words.ts'
import { eraseWaits, waitsOf } from './waiting/personal-data.ts'
import { letterWords } from './words.ts'

/** Bought tickets belong to their orders. This is about guests on seats and people on the waiting list. */
export const ticketsData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    return { ticket_waiting_list: await waitsOf(db, person), guest_tickets: await seatsOf(db, person) }
  },

  async erase(trx, erasure) {
    const waits = await eraseWaits(trx, erasure)
    const seats = await eraseSeats(trx, erasure.person, erasure.organisationId)
    return [...(waits ? [letterWords('erased')] : []), ...(seats ? [seatWords('erased')] : [])]
  },
}

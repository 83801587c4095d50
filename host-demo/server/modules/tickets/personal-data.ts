import type { PersonalData } from '../../identity/personal-data.ts'
import { eraseSeats, seatsOf } from './seats/personal-data.ts'
import { seatWords } from './seats/words.ts'
import { letterWords } from './words.ts'

/** Bought tickets belong to their orders. This is about guests on seats and people on the waiting list. */
export const ticketsData: Pick<Required<PersonalData>, 'export' | 'erase'> = {
  async export(db, person) {
    const ticket_waiting_list = await db
      .selectFrom('ticket_waiters')
      .select(['event_id', 'event_ticket_type_id', 'quantity', 'first_name', 'last_name', 'email'])
      .select(['state', 'joined_at', 'offered_until'])
      .where(eb => eb.or([eb('user_id', '=', person.id), eb('email', '=', person.email_normal)]))
      .orderBy('joined_at')
      .execute()
    return { ticket_waiting_list, guest_tickets: await seatsOf(db, person) }
  },

  async erase(trx, { person, organisationId }) {
    const gone = await trx
      .deleteFrom('ticket_waiters')
      .where(eb => eb.or([eb('user_id', '=', person.id), eb('email', '=', person.email_normal)]))
      .where('event_id', 'in', db => db.selectFrom('events').select('id').where('organisation_id', '=', organisationId))
      .returning('id')
      .execute()
    const seats = await eraseSeats(trx, person, organisationId)
    return [...(gone.length ? [letterWords('erased')] : []), ...(seats ? [seatWords('erased')] : [])]
  },
}

import type { Transaction } from 'kysely'
import type { Event } from '../../../identity/events.ts'
import type { Database } from '../../../platform/db/schema.ts'
import type { SeatRow } from '../seats/tables.ts'

/** What a scanned code or a chosen guest turned out to be. */
export type Found =
  | { readonly type: 'seat' | 'recalled'; readonly seat: SeatRow }
  | { readonly type: 'wrong_event'; readonly event: string | undefined }
  | { readonly type: 'not_found' }

interface Asked {
  readonly code?: string | null | undefined
  readonly guest_ticket_id?: string | null | undefined
}

/**
 * Finds a ticket by its code, or by its id if the guest was found by name, and locks it until the transaction ends.
 */
export async function findTicket(
  trx: Transaction<Database>,
  rowLocks: boolean,
  event: Event,
  { code, guest_ticket_id: id }: Asked,
): Promise<Found> {
  const read = codeIn(code ?? '')
  const found = await trx
    .selectFrom('guest_tickets')
    .selectAll()
    .where(id ? 'id' : 'code', '=', id || read)
    .$if(rowLocks, query => query.forUpdate())
    .executeTakeFirst()
  if (found?.event_id === event.id) return { type: 'seat', seat: found }
  if (found) return { type: 'wrong_event', event: await nameOf(trx, event, found.event_id) }
  const retired = await trx
    .selectFrom('retired_ticket_codes')
    .innerJoin('guest_tickets', 'guest_tickets.id', 'guest_ticket_id')
    .selectAll('guest_tickets')
    .where('retired_ticket_codes.code', '=', read)
    .where('event_id', '=', event.id)
    .executeTakeFirst()
  return retired ? { type: 'recalled', seat: retired } : { type: 'not_found' }
}

/** A scanned text is the code alone, or an address that ends with it. */
export const codeIn = (scanned: string) => /([0-9A-Z]{16})\s*$/.exec(scanned.trim().toUpperCase())?.[1] ?? ''

/** The name of another event; undefined for one of another charity, about which nothing is told. */
async function nameOf(trx: Transaction<Database>, { organisation_id }: Event, id: string): Promise<string | undefined> {
  const other = await trx
    .selectFrom('events')
    .select('name')
    .where('id', '=', id)
    .where('organisation_id', '=', organisation_id)
    .executeTakeFirst()
  return other?.name
}

import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { Sentence } from '../../../platform/http/error-words.ts'
import { HttpError } from '../../../platform/http/http-error.ts'

/**
 * Refuses to delete a ticket type that an add-on or an agenda is for. Its id is not just taken off their lists: an
 * empty list means all tickets.
 * @throws {HttpError} 409 `tickets_in_use`
 */
export async function refuseNamed(trx: Transaction<Database>, typeId: string): Promise<void> {
  const addOn = await trx
    .selectFrom('ticket_add_ons')
    .select('title')
    .where(eb => eb(eb.fn<boolean>('jsonb_exists', ['event_ticket_type_ids', eb.val(typeId)]), '=', true))
    .executeTakeFirst()
  if (addOn) throw named('“{title}” in the questions and extras is for these tickets. Change that first.', addOn)
  const agenda = await trx
    .selectFrom('agendas')
    .select('title')
    .where(eb => eb(eb.fn<boolean>('jsonb_exists', ['ticket_type_ids', eb.val(typeId)]), '=', true))
    .executeTakeFirst()
  if (agenda) throw named('“{title}” in the programme is for these tickets. Change that first.', agenda)
}

const named = (sentence: Sentence, values: { readonly title: string }) =>
  new HttpError(409, { error: 'tickets_in_use', error_description: { sentence, values } })

import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import { ticketNotFound } from './find-item.ts'

/**
 * A choice of an add-on that has a price, such as the wine with the dinner.
 * @throws {HttpError} 404 `ticket_not_found`
 */
export async function priceOfChoice(
  db: Kysely<Database>,
  eventId: string,
  id: string,
): Promise<{ title: string; unitPrice: number }> {
  const found = await db
    .selectFrom('ticket_add_on_choices as choices')
    .innerJoin('ticket_add_ons as add_ons', 'add_ons.id', 'add_on_id')
    .select(['add_ons.title as add_on', 'choices.title', 'choices.price'])
    .where('add_ons.event_id', '=', eventId)
    .where('choices.id', '=', id)
    .where('choices.price', '>', 0)
    .executeTakeFirst()
  if (!found) throw ticketNotFound()
  return { title: `${found.add_on}: ${found.title}`, unitPrice: found.price }
}

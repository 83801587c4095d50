import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { tickets } from '../../../../../src/api/tickets.ts'
import type { Database } from '../../../platform/db/schema.ts'

type Wire = InferInput<typeof tickets.output>['add_ons']

/** What each guest of an event is asked, in its order. */
export async function readAddOns(db: Kysely<Database>, eventId: string): Promise<Wire> {
  const addOns = await db
    .selectFrom('ticket_add_ons')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('place')
    .execute()
  const choices = await db
    .selectFrom('ticket_add_on_choices')
    .innerJoin('ticket_add_ons', 'ticket_add_ons.id', 'add_on_id')
    .select(['ticket_add_on_choices.id', 'add_on_id', 'ticket_add_on_choices.title', 'price'])
    .where('event_id', '=', eventId)
    .orderBy('ticket_add_on_choices.place')
    .execute()
  return addOns.map(addOn => ({
    add_on_id: addOn.id,
    kind: addOn.kind,
    title: addOn.title,
    help: addOn.help,
    requiredYN: addOn.required ? 'yes' : 'no',
    free_textYN: addOn.free_text ? 'yes' : 'no',
    event_ticket_type_ids: [...addOn.event_ticket_type_ids],
    choices: choices
      .filter(choice => choice.add_on_id === addOn.id)
      .map(({ id, title, price }) => ({ add_on_choice_id: id, title, price })),
  }))
}

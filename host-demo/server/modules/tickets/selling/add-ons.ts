import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import type { tickets } from '../../../../../src/api/tickets.ts'
import { leftOfEach } from '../../../checkout/holds/holds.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { choiceSubject } from './choices.ts'

type Wire = InferInput<typeof tickets.output>['add_ons']

/** The questions to each guest of an event, in order. */
export async function readAddOns(db: Kysely<Database>, eventId: string): Promise<Wire> {
  const { addOns, choices } = await addOnRows(db, eventId)
  const lefts = await leftOfChoices(db, choices)
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
      .map(({ id, title, price }) => ({ add_on_choice_id: id, title, price, left: lefts.get(id) ?? null })),
  }))
}

/**
 * The questions to the guests of an order. Of the choices with a price, only those that it has paid for.
 * @param taken choices to leave out
 */
export async function readAddOnsOf(
  db: Kysely<Database>,
  eventId: string,
  orderId: string | null,
  taken: ReadonlySet<string> = new Set(),
): Promise<Wire> {
  const addOns = await readAddOns(db, eventId)
  const bought = await boughtChoices(db, orderId)
  return addOns
    .map(addOn => ({
      ...addOn,
      choices: addOn.choices.filter(
        ({ add_on_choice_id: id, price }) => price === 0 || (bought.has(id) && !taken.has(id)),
      ),
    }))
    .filter(({ free_textYN, choices }) => free_textYN === 'yes' || choices.length)
}

/** How many of each choice with a price an order has paid for, by the choice's id. */
export async function boughtChoices(
  db: Kysely<Database>,
  orderId: string | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('ticket_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .select(['add_on_choice_id', 'quantity'])
    .where('order_id', '=', orderId ?? '')
    .where('state', '=', 'sold')
    .execute()
  const bought = new Map<string, number>()
  for (const { add_on_choice_id: id, quantity } of rows) if (id) bought.set(id, (bought.get(id) ?? 0) + quantity)
  return bought
}

export async function addOnRows(db: Kysely<Database>, eventId: string) {
  const addOns = await db
    .selectFrom('ticket_add_ons')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  const choices = await db
    .selectFrom('ticket_add_on_choices')
    .innerJoin('ticket_add_ons', 'ticket_add_ons.id', 'add_on_id')
    .selectAll('ticket_add_on_choices')
    .where('event_id', '=', eventId)
    .orderBy('ticket_add_on_choices.place')
    .execute()
  return { addOns, choices }
}

type Rows = Awaited<ReturnType<typeof addOnRows>>

/** How many of each limited choice can be bought, by its id. */
export async function leftOfChoices(
  db: Kysely<Database>,
  choices: Rows['choices'],
): Promise<ReadonlyMap<string, number>> {
  const limited = choices.flatMap(({ id, capacity, sold }) =>
    capacity === null ? [] : { id, subject: choiceSubject(id), total: capacity, sold },
  )
  const lefts = await leftOfEach(db, limited)
  return new Map(limited.map(({ id, subject }) => [id, Math.max(0, lefts.get(subject) ?? 0)]))
}

import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { heldOf } from '../../../checkout/holds/holds.ts'
import type { Recorded } from '../../../identity/audit/tables.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { validationError } from '../../../platform/http/http-error.ts'
import { choiceSubject } from '../selling/choices.ts'
import { type OfferKind, recordOf } from './offer-kind.ts'

type AddOn = Selectable<Database['ticket_add_ons']>
type Choice = Selectable<Database['ticket_add_on_choices']>

/** A choice as the audit log stores it. */
interface KeptChoice {
  readonly add_on_choice_id: string
  readonly title: string
  readonly price: number
  readonly capacity: number | null
}

/** @param choices all choices of the add-on, in order */
export const recordOfAddOn = (addOn: AddOn, choices: readonly Choice[]): Recorded => ({
  ...recordOf(addOn, ['kind', 'title', 'help', 'required', 'free_text', 'place', 'event_ticket_type_ids']),
  choices: choices.map(
    ({ id, title, price, capacity }): KeptChoice => ({ add_on_choice_id: id, title, price, capacity }),
  ),
})

/** What guests are asked or offered with their ticket. */
export const ticketAddOns: OfferKind = {
  kind: 'ticket_add_on',
  prefix: 'tao',
  async read(db, eventId, id) {
    const found = await db
      .selectFrom('ticket_add_ons')
      .selectAll()
      .where('id', '=', id)
      .where('event_id', '=', eventId)
      .executeTakeFirst()
    return found ? recordOfAddOn(found, await choicesOf(db, id)) : null
  },
  async write(trx, event, id, { choices, event_ticket_type_ids: types, ...record }) {
    const row = { ...record, event_ticket_type_ids: JSON.stringify(types) } as Insertable<Database['ticket_add_ons']>
    await checkTypes(trx, event.id, id, types as readonly string[])
    await trx
      .insertInto('ticket_add_ons')
      .values({ ...row, id, event_id: event.id })
      .onConflict(conflict => conflict.column('id').doUpdateSet(row))
      .execute()
    await writeChoices(trx, id, choices as readonly KeptChoice[])
  },
  async isUsed(db, id) {
    for (const choice of await choicesOf(db, id)) if (await isTaken(db, choice)) return true
    const answered = await db
      .selectFrom('guest_tickets')
      .select('id')
      .where(eb => eb(eb.fn<boolean>('jsonb_exists', ['answers', eb.val(id)]), '=', true))
      .limit(1)
      .executeTakeFirst()
    return answered !== undefined
  },
  async remove(trx, id) {
    await trx.deleteFrom('ticket_add_ons').where('id', '=', id).execute()
  },
}

const choicesOf = (db: Kysely<Database>, addOnId: string): Promise<Choice[]> =>
  db.selectFrom('ticket_add_on_choices').selectAll().where('add_on_id', '=', addOnId).orderBy('place').execute()

async function writeChoices(trx: Transaction<Database>, addOnId: string, wanted: readonly KeptChoice[]): Promise<void> {
  const known = await choicesOf(trx, addOnId)
  for (const choice of known) {
    const kept = wanted.find(({ add_on_choice_id: id }) => id === choice.id)
    const { title } = choice
    if (!kept && (await isTaken(trx, choice))) {
      throw validationError({ choices: { sentence: 'Guests have chosen {title}, so it stays', values: { title } } })
    }
    if (kept && kept.price > 0 && choice.price === 0 && (await isGivenFree(trx, choice))) {
      const sentence = 'Guests have chosen {title}, so it stays free: add another choice'
      throw validationError({ choices: { sentence, values: { title } } })
    }
    const count = choice.sold + (await heldOf(trx, choiceSubject(choice.id)))
    if (kept && kept.capacity !== null && kept.capacity < count) {
      throw validationError({
        choices: { sentence: '{count} of {title} are sold or in baskets already', values: { count, title } },
      })
    }
  }
  const gone = known.filter(({ id }) => !wanted.some(({ add_on_choice_id }) => add_on_choice_id === id))
  if (gone.length) {
    const ids = gone.map(({ id }) => id)
    await trx.deleteFrom('ticket_add_on_choices').where('id', 'in', ids).execute()
  }
  for (const [index, { add_on_choice_id: id, title, price, capacity }] of wanted.entries()) {
    if (capacity !== null && price === 0) {
      throw validationError({
        choices: { sentence: '{title} has no price, so it cannot be limited', values: { title } },
      })
    }
    const row = { title, price, capacity, place: index + 1 }
    await trx
      .insertInto('ticket_add_on_choices')
      .values({ ...row, id, add_on_id: addOnId })
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(row).where('ticket_add_on_choices.add_on_id', '=', addOnId),
      )
      .execute()
  }
}

/** Was it ordered, or given as an answer? */
async function isTaken(db: Kysely<Database>, { id, add_on_id }: Choice): Promise<boolean> {
  const ordered = await db
    .selectFrom('ticket_lines')
    .select('order_line_id')
    .where('add_on_choice_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (ordered) return true
  const answered = await db
    .selectFrom('guest_tickets')
    .select('id')
    .where(eb => eb(eb.fn<string>('jsonb_extract_path_text', ['answers', eb.val(add_on_id)]), '=', id))
    .limit(1)
    .executeTakeFirst()
  return answered !== undefined
}

/** Do more guests of an order have it than the order has ever bought? */
async function isGivenFree(db: Kysely<Database>, { id, add_on_id }: Choice): Promise<boolean> {
  const given = await db
    .selectFrom('guest_tickets as seats')
    .select('seats.order_id')
    .where(eb => eb(eb.fn<string>('jsonb_extract_path_text', ['answers', eb.val(add_on_id)]), '=', id))
    .where('ended_at', 'is', null)
    .where('rsvp_status', '<>', 'no')
    .groupBy('seats.order_id')
    .having(eb =>
      eb(
        eb.fn.countAll<number>(),
        '>',
        eb
          .selectFrom('ticket_lines')
          .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
          .select(({ fn }) => fn.coalesce(fn.sum<number>('quantity'), sql.lit(0)).as('bought'))
          .whereRef('order_lines.order_id', '=', 'seats.order_id')
          .where('add_on_choice_id', '=', id),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return given !== undefined
}

/** A type that the add-on named before may have been deleted since. */
async function checkTypes(
  trx: Transaction<Database>,
  eventId: string,
  addOnId: string,
  ids: readonly string[],
): Promise<void> {
  const types = await trx.selectFrom('ticket_types').select('id').where('event_id', '=', eventId).execute()
  const before = await trx
    .selectFrom('ticket_add_ons')
    .select('event_ticket_type_ids')
    .where('event_id', '=', eventId)
    .where('id', '=', addOnId)
    .executeTakeFirst()
  const known = new Set([...types.map(({ id }) => id), ...(before?.event_ticket_type_ids ?? [])])
  if (ids.every(id => known.has(id))) return
  throw validationError({ event_ticket_type_ids: 'One of these tickets is not there (any more)' })
}

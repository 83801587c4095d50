import type { Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { DemoEvent } from './demo-event.ts'
import { type DemoOffer, demoTickets } from './demo-tickets.ts'

const day = 24 * 60 * 60_000

/** Seeds what a demo event sells. Ids are such as `moonlight_dinner`. */
export async function seedTickets(trx: Transaction<Database>, event: Pick<DemoEvent, 'id'>, now: Date): Promise<void> {
  const sold = demoTickets[event.id]
  if (!sold) return
  const at = (days: number | undefined) => (days === undefined ? null : new Date(now.getTime() + days * day))
  const idOf = (name: string) => `${event.id}_${name}`
  const offered = (one: DemoOffer, index: number) => ({
    ...common(one),
    event_id: event.id,
    place: index + 1,
    sale_opens_at: at(one.opensInDays),
    sale_closes_at: at(one.closesInDays),
  })
  await trx
    .insertInto('ticket_types')
    .values(
      Object.entries(sold.types).map(([name, type], index) => ({
        ...offered(type, index),
        id: idOf(name),
        capacity: type.capacity,
      })),
    )
    .execute()
  for (const [index, bundle] of (sold.bundles ?? []).entries()) {
    const id = idOf(`bundle_${index + 1}`)
    await trx
      .insertInto('ticket_bundles')
      .values({ ...offered(bundle, index), id })
      .execute()
    const parts = Object.entries(bundle.parts).map(([name, quantity]) => ({
      ticket_bundle_id: id,
      event_ticket_type_id: idOf(name),
      quantity,
    }))
    await trx.insertInto('ticket_bundle_parts').values(parts).execute()
  }
  for (const [index, { types = [], choices = {}, ...addOn }] of (sold.addOns ?? []).entries()) {
    const id = idOf(`add_on_${index + 1}`)
    await trx
      .insertInto('ticket_add_ons')
      .values({
        id,
        event_id: event.id,
        place: index + 1,
        kind: addOn.kind,
        title: addOn.title,
        help: addOn.help ?? null,
        required: addOn.required ?? false,
        free_text: Object.keys(choices).length === 0,
        event_ticket_type_ids: JSON.stringify(types.map(idOf)),
      })
      .execute()
    const rows = Object.entries(choices).map(([title, price], place) => ({
      id: `${id}_${place + 1}`,
      add_on_id: id,
      place: place + 1,
      title,
      price,
    }))
    if (rows.length) await trx.insertInto('ticket_add_on_choices').values(rows).execute()
  }
}

function common(one: DemoOffer) {
  return {
    title: one.title,
    description: one.description,
    price: one.price,
    per_order_limit: one.limit ?? null,
    restrictions: one.restrictions ?? null,
    hidden: one.hidden ?? false,
    published: true,
  }
}

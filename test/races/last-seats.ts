import { randomUUID } from 'node:crypto'
import { endpoints } from '../../src/api/table.ts'
import { event } from '../contract/demo-server.ts'
import { buyTickets, makeBundle, makeType } from '../contract/tickets.ts'
import { atOnce, differs, linger, type Race, statusesOf } from './race.ts'

const places = 3

/**
 * There are three seats: half of the crowd puts one into a basket, the others order bundles of one at the same
 * moment.
 */
export const lastSeats: Race = {
  name: 'three seats at a table, baskets and orders',
  async run(demo, clients) {
    const type = await makeType(demo, event, { capacity: places })
    const bundle = await makeBundle(demo, event, { [type]: 1 })
    const keys = Array.from({ length: clients }, () => randomUUID())
    const seat = { event_ticket_type_id: type, quantity: 1 }
    const begun = await atOnce(clients, async index => {
      const key = keys[index] ?? ''
      if (index % 2) return { order: await buyTickets(demo, [{ ticket_bundle_id: bundle, quantity: 1 }]) }
      const caller = { address: `10.1.${index}.1` }
      return { basket: await demo.call(endpoints.reserveTickets, { reservation_key: key, lines: [seat] }, caller), key }
    })
    const answers = begun.map(({ order, basket }) => ({ status: (order ?? basket).status }))
    const paid = await atOnce(clients, async index => {
      const { order, key = '' } = begun[index] ?? {}
      if (answers[index]?.status !== 200) return 'refused'
      const { status, output } = order ?? (await buyTickets(demo, [seat], { key }))
      if (status !== 200) return 'basket lost'
      await demo.pay(output.payment_intent_id)
      const { order_id, order_key } = output
      const confirmed = await demo.call(endpoints.payStripeConfirm, { order_id, order_key })
      return confirmed.output?.status ?? confirmed.status
    })
    const { db } = demo.context
    const { sold } = await db.selectFrom('ticket_types').select('sold').where('id', '=', type).executeTakeFirstOrThrow()
    const seats = await db.selectFrom('guest_tickets').select('id').where('ticket_type_id', '=', type).execute()
    return [
      ...differs('answers', statusesOf(answers), `200 × ${places}, 409 × ${clients - places}`),
      ...differs('paid', paid.filter(status => status === 'paid').length, places),
      ...differs('sold', sold, places),
      ...differs('seats', seats.length, places),
    ]
  },
  unprotected: {
    parts: { rowLocks: false },
    statements: [
      ...linger,
      `create constraint trigger linger after insert on ticket_reservation_parts
       deferrable initially deferred for each row execute function linger()`,
    ],
  },
}

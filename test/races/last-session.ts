import { endpoints } from '../../src/api/table.ts'
import { event } from '../contract/demo-server.ts'
import { newSeat } from '../contract/new-seat.ts'
import { makeAgenda, makeType } from '../contract/seats.ts'
import { atOnce, differs, lingerOn, type Race, statusesOf } from './race.ts'

const places = 3

/** All guests of an order choose a session of the programme that has room for three. */
export const lastSession: Race = {
  name: 'three seats in a session of the programme, a table of guests',
  async run(demo, clients) {
    const { db } = demo.context
    const ticket_type_id = await makeType(demo, 'Dinner')
    const [tour = ''] = await makeAgenda(demo, 'Tours', ticket_type_id, [{ title: 'The cellar', capacity: places }])
    const order = await demo.begin()
    await demo.pay(order.payment_intent_id)
    const { order_id, order_key } = await demo.confirm(order)
    const seats = await atOnce(clients, index => newSeat(demo, { order_id, ticket_type_id, number: index + 1 }))
    const answers = await atOnce(clients, index => {
      const guest_ticket_id = seats[index]?.id ?? ''
      return demo.call(endpoints.chooseAgendas, { order_id, order_key, guest_ticket_id, session_ids: [tour] })
    })
    const { chosen } = await db
      .selectFrom('agenda_sessions')
      .select('chosen')
      .where('id', '=', tour)
      .executeTakeFirstOrThrow()
    const rows = await db.selectFrom('agenda_choices').select('session_id').where('session_id', '=', tour).execute()
    const { agendas } = (await demo.call(endpoints.agendas, { event })).output
    const left = agendas.flatMap(({ sessions }) => sessions).find(({ session_id }) => session_id === tour)?.left
    return [
      ...differs('answers', statusesOf(answers), `200 × ${places}, 409 × ${clients - places}`),
      ...differs('chosen', [chosen, rows.length], [places, places]),
      ...differs('left', left, 0),
    ]
  },
  unprotected: { parts: { rowLocks: false }, statements: lingerOn('agenda_choices') },
}

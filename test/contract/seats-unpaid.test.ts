import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '../../src/api/endpoint.ts'
import type { PaidBy } from '../../src/api/paid-by.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { makeAgenda } from './seats.ts'
import { makeBundle, makeType } from './tickets.ts'

const event = 'moonlight'

describe('seats of orders that are paid to the organiser', () => {
  let demo: DemoServer
  let desk = { event, token: '' }
  beforeAll(async () => {
    demo = await startDemo(embedded)
    desk = { event, token: (await organiser(demo, event, ['*'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const order = async (line: object, email = newEmail()) => {
    const guest = { first_name: 'Ada', last_name: 'Lovelace', email }
    const lines = [{ origin: 'ticket', ...line }] as InputOf<typeof endpoints.payOffline>['lines']
    const { output } = await demo.call(endpoints.payOffline, { idempotency_key: randomUUID(), lines, guest }, { event })
    return output
  }
  const mark = (order_id: string, paid_by: PaidBy | null) =>
    demo.call(endpoints.receiveOfflineOrder, { order_id, paid_by }, desk)
  const seatsOf = (orderId: string) =>
    demo.context.db
      .selectFrom('guest_tickets')
      .select(['id', 'ticket_type_id', 'ended_at'])
      .where('order_id', '=', orderId)
      .orderBy('number')
      .execute()
  const programme = async (id: string) => {
    const { agendas } = (await demo.call(endpoints.agendas, { event })).output
    return agendas.flatMap(({ sessions }) => sessions).find(({ session_id }) => session_id === id)?.left
  }

  test('guests keep their choices while their order counts as unpaid again', async () => {
    const type = await makeType(demo, event, { capacity: 9 })
    const [first = '', second = ''] = await makeAgenda(
      demo,
      'Start',
      type,
      [
        { title: 'First wave', capacity: 2 },
        { title: 'Second wave', capacity: 2, in: 30 },
      ],
      true,
      event,
    )
    const { order_id, order_key } = await order({
      event_ticket_type_id: type,
      quantity: 2,
      agendas: [[first], [first]],
    })
    await mark(order_id, 'cash')
    const [, other] = await seatsOf(order_id)
    const owner = { order_id, order_key }
    const chosen = { ...owner, guest_ticket_id: other?.id ?? '', session_ids: [second] }
    expect((await demo.call(endpoints.chooseAgendas, chosen, { event })).status).toBe(200)
    for (let time = 0; time < 2; time++) {
      await mark(order_id, null)
      expect([await programme(first), await programme(second)]).toEqual([1, 1])
      await mark(order_id, 'cash')
      expect([await programme(first), await programme(second)]).toEqual([1, 1])
      const { guests } = (await demo.call(endpoints.orderGuests, owner, { event })).output
      expect(guests.map(({ session_ids }) => session_ids)).toEqual([[first], [second]])
    }
    await mark(order_id, null)
    await demo.call(endpoints.cancelOfflineOrder, { order_id }, desk)
    expect([await programme(first), await programme(second)]).toEqual([2, 2])
  })

  test('who paid the organisers gets it back from them, and both are told so', async () => {
    const email = newEmail()
    const type = await makeType(demo, event, { price: 40_00 })
    const { order_id } = await order({ event_ticket_type_id: type, quantity: 2 }, email)
    await mark(order_id, 'cheque')
    const [seat] = await seatsOf(order_id)
    const { output } = await demo.call(endpoints.seatRefund, { guest_ticket_id: seat?.id ?? '' }, desk)
    expect(output).toMatchObject({ outsideYN: true, seats: [{ amount: 40_00 }, { amount: 40_00 }] })
    await demo.call(endpoints.refundSeats, { guest_ticket_ids: [seat?.id ?? ''], even_inYN: 'no' }, desk)
    await demo.context.jobs.runDue()
    const [letter] = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'ticket_refunded')
    expect(letter?.body_text).toContain('You paid the organisers themselves, so you get £40 back from them.')
  })

  test('a cancelled free seat stays cancelled when another seat of its line is refunded', async () => {
    const [paid, free] = [await makeType(demo, event), await makeType(demo, event, { price: 0 })]
    const bundle = await makeBundle(demo, event, { [paid]: 2, [free]: 1 })
    const { order_id } = await order({ ticket_bundle_id: bundle, quantity: 1 })
    await mark(order_id, 'cash')
    const seats = await seatsOf(order_id)
    const [child, adult] = [free, paid].map(
      type => seats.find(({ ticket_type_id }) => ticket_type_id === type)?.id ?? '',
    )
    for (const id of [child, adult]) {
      const { status } = await demo.call(
        endpoints.refundSeats,
        { guest_ticket_ids: [id ?? ''], even_inYN: 'no' as const },
        desk,
      )
      expect(status).toBe(200)
    }
    const ended = (await seatsOf(order_id)).filter(({ ended_at }) => ended_at).map(({ id }) => id)
    expect(ended.sort()).toEqual([child, adult].sort())
    expect((await mark(order_id, null)).error.error).toBe('payment_stands')
  })
})

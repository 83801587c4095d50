import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { buyer, makeType, makeWine } from './seats.ts'

describe('refunds of extras', () => {
  let demo: DemoServer
  let desk: { token: string }
  beforeAll(async () => {
    demo = await startDemo(embedded)
    desk = { token: (await organiser(demo, event, ['*'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const refund = async (guest_ticket_ids: string[], extra_ids: number[]) => {
    const asked = { guest_ticket_ids, extra_ids, even_inYN: 'no' } as const
    const { status, error } = await demo.call(endpoints.refundSeats, asked, desk)
    for (let round = 0; round < 3; round++) await demo.context.jobs.runDue()
    return status === 200 ? 'ok' : error.error
  }

  /** Two seats at £70 and one wine at £20. */
  async function buyWithWine() {
    const email = newEmail()
    const type = await makeType(demo, 'Dinner')
    const { addOn, wine } = await makeWine(demo, type, 5)
    const lines = [
      { origin: 'ticket', event_ticket_type_id: type, quantity: 2 },
      { origin: 'ticket', add_on_choice_id: wine, quantity: 1 },
    ]
    const paying = { idempotency_key: randomUUID(), lines, guest: { ...buyer, email } }
    const begun = (await demo.call(endpoints.payStripe, paying)).output
    await demo.pay(begun.payment_intent_id)
    const { order_id, order_key } = await demo.confirm(begun)
    const { db } = demo.context
    const seats = await db.selectFrom('guest_tickets').select('id').where('order_id', '=', begun.order_id).execute()
    const ids = seats.map(({ id }) => id)
    const shown = async () =>
      (await demo.call(endpoints.seatRefund, { guest_ticket_id: ids[0] ?? '' }, desk)).output.extras
    const refunded = async () => {
      const order = await db.selectFrom('orders').select('refunded').where('id', '=', begun.order_id).execute()
      const choice = await db.selectFrom('ticket_add_on_choices').select('sold').where('id', '=', wine).execute()
      return [order[0]?.refunded, choice[0]?.sold]
    }
    const letters = async () => (await mailsTo(demo, email)).filter(({ kind }) => kind === 'ticket_refunded')
    const save = async (index: number, guest_name: string, answers: Record<string, string>) => {
      const { guests } = (await demo.call(endpoints.orderGuests, { order_id, order_key })).output
      const { guest_ticket_id = '', revision = 0 } = guests[index] ?? {}
      const guest = { guest_ticket_id, revision, guest_name, answers }
      return demo.call(endpoints.saveGuests, { order_id, order_key, guests: [guest] })
    }
    return { ids, shown, refunded, letters, save, red: { [addOn]: wine } }
  }

  test('give back the money and the stock with the seats, and the buyer is told', async () => {
    const { ids, shown, refunded, letters } = await buyWithWine()
    const [wine] = await shown()
    expect(wine).toMatchObject({ title: 'Wine: Red', quantity: 1, amount: 20_00, state: 'good' })
    expect(await refund(ids, [wine?.extra_id ?? 0])).toBe('ok')
    expect(await refunded()).toEqual([160_00, 0])
    expect((await shown())[0]?.state).toBe('ended')
    const said = (await letters()).map(({ body_text }) => body_text).join()
    expect(said).toContain('this was refunded: 1 × Wine: Red.')
    expect(await refund([], [wine?.extra_id ?? 0])).toBe('seat_ended')
  })

  test('are possible alone, and mailed about once', async () => {
    const { ids, shown, refunded, letters } = await buyWithWine()
    const [wine] = await shown()
    expect(await refund([], [wine?.extra_id ?? 0])).toBe('ok')
    expect(await refunded()).toEqual([20_00, 0])
    expect((await letters()).map(({ subject }) => subject)).toEqual(['1 × Wine: Red was refunded'])
    expect(await refund(ids, [])).toBe('ok')
    expect(await refunded()).toEqual([160_00, 0])
    expect((await letters()).filter(({ body_text }) => body_text?.includes('Wine'))).toHaveLength(1)
  })

  test('take it from whoever had it, and the guests can be named all the same', async () => {
    const { ids, shown, save, red } = await buyWithWine()
    const has = async () => {
      const { items } = (await demo.call(endpoints.adminGuests, { guest_ticket_id: ids[0] ?? '' }, desk)).output
      return items.flatMap(({ answers }) => answers)
    }
    expect((await save(0, 'Ada', red)).status).toBe(200)
    expect(await has()).toEqual([{ title: 'Wine', answer: 'Red' }])
    await refund([], [(await shown())[0]?.extra_id ?? 0])
    expect(await has()).toEqual([])
    const { status, output } = await save(1, 'Grace', {})
    expect([status, output.guests?.map(({ answers }) => answers)]).toEqual([200, [{}, {}]])
    expect((await save(1, 'Grace', red)).error.fields).toEqual({
      answers: 'More guests have “Red” than were bought (0)',
    })
  })

  test('need an extra of this event', async () => {
    expect([await refund([], [0]), await refund([], [])]).toEqual(['seat_not_found', 'seat_not_found'])
  })
})

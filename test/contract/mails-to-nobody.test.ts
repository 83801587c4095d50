import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { makeDraw, order } from './draws.ts'
import { organiser } from './organisers.ts'
import { password, somebody } from './people.ts'
import { makeType } from './tickets.ts'

/** The demo's event that makes invoices. */
const invoicing = 'moonlight'

describe.each(databasesFor(import.meta.url))('nothing is mailed to deleted accounts on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const toNobody = async () => {
    await demo.context.jobs.runDue()
    const mails = demo.context.db.selectFrom('mails').select(['kind', 'recipient'])
    return mails.where('recipient', 'like', '%@deleted.invalid').execute()
  }

  test('when their seat is refunded and their invoice credited', async () => {
    const { token: desk } = await organiser(demo, invoicing, ['*'])
    const { token } = await somebody(demo)
    const from = { event: invoicing, token }
    const input = {
      idempotency_key: randomUUID(),
      lines: [
        { origin: 'ticket', event_ticket_type_id: await makeType(demo, invoicing), quantity: 2, reservation_key: null },
      ],
      request_invoice: 'yes' as const,
    }
    const { output } = await demo.call(endpoints.payStripe, input, from)
    await demo.pay(output.payment_intent_id)
    const { order_id, order_key } = output
    await demo.call(endpoints.payStripeConfirm, { order_id, order_key }, from)
    const { guests } = (await demo.call(endpoints.orderGuests, { order_id, order_key }, from)).output
    expect((await demo.call(endpoints.deleteAccount, { password }, from)).status).toBe(200)
    const asked = { guest_ticket_ids: [guests[0]?.guest_ticket_id ?? ''], even_inYN: 'no' as const }
    const refunded = await demo.call(endpoints.refundSeats, asked, { event: invoicing, token: desk })
    expect(refunded.status).toBe(200)
    expect(await toNobody()).toEqual([])
    const { refunded: amount } = await demo.context.db
      .selectFrom('orders')
      .select('refunded')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow()
    expect(amount).toBe(20_00)
  })

  test('when they win a prize, which the desk is not told they were', async () => {
    const { token: desk } = await organiser(demo, 'riverside', ['*'])
    const { token } = await somebody(demo)
    const draw_id = await makeDraw(demo, 'riverside')
    const { output } = await order(demo, draw_id, { token })
    await demo.pay(output.payment_intent_id)
    await demo.confirm(output)
    const act = (name: 'closePrizeDraw' | 'runPrizeDraw' | 'mailDrawWinners') =>
      demo.call(endpoints[name], { draw_id }, { token: desk })
    await act('closePrizeDraw')
    const past = new Date(Date.now() - 1000)
    await demo.context.db.updateTable('draws').set({ draws_at: past }).where('id', '=', draw_id).execute()
    expect((await demo.call(endpoints.deleteAccount, { password }, { token })).status).toBe(200)
    expect((await act('runPrizeDraw')).status).toBe(200)
    const { prizes } = (await act('mailDrawWinners')).output
    expect(prizes.map(({ winner }) => winner?.mailedYN)).toEqual([false, undefined])
    expect(await toNobody()).toEqual([])
  })
})

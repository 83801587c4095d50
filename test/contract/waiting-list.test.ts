import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scheduleStock } from '../../host-demo/server/modules/tickets/selling/stock-job-kind.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail, somebody } from './people.ts'
import { buyTickets, makeType, ticketBuyer } from './tickets.ts'

describe('waiting lists', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
  }, 60_000)
  afterAll(() => demo.close())

  const wait = (event_ticket_type_id: string, email = newEmail()) =>
    demo.call(endpoints.joinWaitingList, { event_ticket_type_id, quantity: 1, ...ticketBuyer, email })

  test('nobody waits where there is no list, or for what is hidden', async () => {
    const none = await makeType(demo, event, { capacity: 0, waiting_list: false })
    const hidden = await makeType(demo, event, { capacity: 0, hidden: true })
    const errors = [(await wait(none)).error.error, (await wait(hidden)).error.error]
    expect(errors).toEqual(['no_waiting_list', 'ticket_not_found'])
  })

  test('tickets that were hidden since are not offered, because nobody could buy them', async () => {
    const { db, jobs } = demo.context
    const type = await makeType(demo, event, { capacity: 0 })
    const email = newEmail()
    expect((await wait(type, email)).status).toBe(200)
    const offersOnceThereAreSome = async (hidden: boolean) => {
      await db.updateTable('ticket_types').set({ capacity: 5, hidden }).where('id', '=', type).execute()
      await scheduleStock(db, event)
      await jobs.runDue()
      return (await mailsTo(demo, email)).map(({ kind }) => kind)
    }
    expect(await offersOnceThereAreSome(true)).toEqual(['ticket_waiting'])
    expect(await offersOnceThereAreSome(false)).toEqual(['ticket_offer', 'ticket_waiting'])
  })

  test('many who wait for more than is left do not keep the others from what is', async () => {
    const { db, jobs } = demo.context
    const type = await makeType(demo, event, { capacity: 0 })
    const joined = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const where = { event_id: event, event_ticket_type_id: type, user_id: null, offered_until: null, ...ticketBuyer }
    const waiters = Array.from({ length: 170 }, (_, index) => ({
      ...where,
      id: `wait_${randomUUID()}`,
      email: newEmail(),
      quantity: index < 60 ? 200 : 1,
      joined_at: joined(1000 - index),
    }))
    await db.insertInto('ticket_waiters').values(waiters).execute()
    await db.updateTable('ticket_types').set({ capacity: 105 }).where('id', '=', type).execute()
    await scheduleStock(db, event)
    await jobs.runDue()
    const offered = db.selectFrom('ticket_waiters').select('email').where('event_ticket_type_id', '=', type)
    const emails = await offered.where('state', '=', 'offered').orderBy('joined_at').execute()
    expect(emails).toEqual(waiters.slice(60, 165).map(({ email }) => ({ email })))
  })

  test('the link of an offer keeps what was offered for its time, and nothing else', async () => {
    const { db, jobs } = demo.context
    const [type, other] = [await makeType(demo, event, { capacity: 0 }), await makeType(demo, event)]
    const email = newEmail()
    await wait(type, email)
    await db.updateTable('ticket_types').set({ capacity: 5 }).where('id', '=', type).execute()
    await scheduleStock(db, event)
    await jobs.runDue()
    const [mail] = await mailsTo(demo, email)
    const reservation_key = /offer=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
    const reserve = (event_ticket_type_id: string, quantity: number) =>
      demo.call(endpoints.reserveTickets, {
        reservation_key,
        lines: quantity ? [{ event_ticket_type_id, quantity }] : [],
      })
    const offered = (await reserve(type, 1)).output
    expect(Date.parse(offered.expires_at) - Date.now()).toBeGreaterThan(23 * 60 * 60_000)
    for (const [id, quantity] of [
      [type, 2],
      [other, 10],
    ] as const) {
      const refused = await reserve(id, quantity)
      expect([refused.status, refused.error.error]).toEqual([409, 'more_than_offered'])
    }
    expect((await demo.call(endpoints.ticketReservation, { reservation_key })).output.types).toEqual(offered.types)
    await reserve(type, 0)
    const basket = (await reserve(other, 10)).output
    expect(Date.parse(basket.expires_at) - Date.now()).toBeLessThan(11 * 60_000)
    expect(basket.extendableYN).toBe(true)
  })

  test('others are told that the last tickets are offered to the waiting list, not that they are in baskets', async () => {
    const { db, jobs } = demo.context
    const type = await makeType(demo, event, { capacity: 1 })
    const lines = [{ event_ticket_type_id: type, quantity: 1 }]
    const reservation_key = randomUUID()
    await demo.call(endpoints.reserveTickets, { reservation_key, lines })
    const shown = async () => {
      const { types } = (await demo.call(endpoints.tickets, { event })).output
      const { state, offeredYN } = types.find(one => one.event_ticket_type_id === type) ?? {}
      return { state, offeredYN }
    }
    expect(await shown()).toEqual({ state: 'all_reserved', offeredYN: false })
    const email = newEmail()
    expect((await wait(type, email)).status).toBe(200)
    await demo.call(endpoints.reserveTickets, { reservation_key, lines: [] })
    await scheduleStock(db, event)
    await jobs.runDue()
    const { offered_until } = await db
      .selectFrom('ticket_waiters')
      .select('offered_until')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(await mailsTo(demo, email)).toMatchObject([
      { kind: 'ticket_offer', useless_at: offered_until },
      { kind: 'ticket_waiting', useless_at: null },
    ])
    expect(await shown()).toEqual({ state: 'all_reserved', offeredYN: true })
    const refused = await demo.call(endpoints.reserveTickets, { reservation_key: randomUUID(), lines })
    expect(refused.error.error_description).toContain('some for people on the waiting list')
    const { token } = await organiser(demo, event, ['*'])
    const { types } = (await demo.call(endpoints.adminTickets, {}, { token })).output
    expect(types.find(one => one.event_ticket_type_id === type)).toMatchObject({ held: 0, offered: 1 })
  })

  test('a stranger neither changes a place by typing its address, nor learns of it; its owner does, signed in', async () => {
    const { db, jobs } = demo.context
    const type = await makeType(demo, event, { capacity: 0 })
    const { email, token } = await somebody(demo)
    const join = (more: { quantity: number; first_name: string; email?: string }, from = {}) =>
      demo.call(endpoints.joinWaitingList, { event_ticket_type_id: type, ...ticketBuyer, email, ...more }, from)
    const place = () =>
      db
        .selectFrom('ticket_waiters')
        .select(['quantity', 'first_name', 'state'])
        .where('email', '=', email)
        .where('event_ticket_type_id', '=', type)
        .execute()
    await wait(type)
    const first = await join({ quantity: 1, first_name: 'Vera' })
    await wait(type)
    const mallory = await somebody(demo)
    expect(first.output.before).toBe(1)
    for (const from of [{}, { token: mallory.token }]) {
      // As for an address that was not there before.
      expect((await join({ quantity: 50, first_name: 'Mallory' }, from)).output).toEqual({ ...first.output, before: 3 })
    }
    expect(await place()).toEqual([{ quantity: 1, first_name: 'Vera', state: 'waiting' }])
    const stranger = { quantity: 50, first_name: 'Mallory', email: newEmail() }
    expect((await join(stranger)).output).toEqual({ ...first.output, before: 3 })
    const mails = await mailsTo(demo, email)
    expect(mails[0]?.body_text).toContain('You were on it already, so nothing has changed.')
    expect(mails.map(({ body_text }) => body_text).join()).not.toContain('Mallory')
    const own = await join({ quantity: 2, first_name: 'Vera' }, { token })
    expect(own.output).toMatchObject({ before: 1, waiting_token: expect.any(String) })
    expect(await place()).toEqual([{ quantity: 2, first_name: 'Vera', state: 'waiting' }])
    await db.updateTable('ticket_types').set({ capacity: 3 }).where('id', '=', type).execute()
    await scheduleStock(db, event)
    await jobs.runDue()
    expect(await place()).toMatchObject([{ state: 'offered' }])
  })

  test.each([
    ['pays', 'paid', ['ticket_waiting']],
    ['does not pay', 'cancelled', ['ticket_offer', 'ticket_waiting']],
  ])('somebody who %s while their basket is emptied comes before the waiting list', async (does, ended, offers) => {
    const { context } = demo
    const { paymentIntents } = context.stripe
    const type = await makeType(demo, event, { capacity: 1 })
    const key = randomUUID()
    const lines = [{ event_ticket_type_id: type, quantity: 1 }]
    await demo.call(endpoints.reserveTickets, { reservation_key: key, lines })
    const begun = await buyTickets(demo, lines, { key })
    const email = newEmail()
    expect((await wait(type, email)).status).toBe(200)
    const cancel = paymentIntents.cancel.bind(paymentIntents)
    paymentIntents.cancel = async id => {
      // The provider takes longer than the offer would.
      await pause(300)
      if (does === 'pays') await demo.pay(id)
      return cancel(id)
    }
    try {
      await demo.call(endpoints.reserveTickets, { reservation_key: key, lines: [] })
      const order = context.db.selectFrom('orders').select('status').where('id', '=', begun.output.order_id)
      await expect.poll(async () => (await order.executeTakeFirstOrThrow()).status).toBe(ended)
      const sent = async () => (await mailsTo(demo, email)).map(({ kind }) => kind)
      await context.jobs.runDue()
      await expect.poll(sent).toEqual(offers)
    } finally {
      paymentIntents.cancel = cancel
    }
  })
})

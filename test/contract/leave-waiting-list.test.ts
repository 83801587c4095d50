import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOrder } from '../../host-demo/server/checkout/payments/end-order.ts'
import { scheduleStock } from '../../host-demo/server/modules/tickets/selling/stock-job-kind.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { mailsTo, newEmail, password, somebody } from './people.ts'
import { buyTickets, makeType, ticketBuyer } from './tickets.ts'

const offerIn = /offer=([\w-]+)/
const tokenIn = /tickets#waiting=([\w.-]+)/

describe('leaving a waiting list', () => {
  let demo: DemoServer
  let ahead = 0
  beforeAll(async () => {
    demo = await startDemo(embedded, { now: () => new Date(Date.now() + ahead) })
  }, 60_000)
  afterAll(() => demo.close())

  const wait = (event_ticket_type_id: string, email: string, quantity = 1) =>
    demo.call(endpoints.joinWaitingList, { event_ticket_type_id, quantity, ...ticketBuyer, email })
  const leave = (waiting_token: string) => demo.call(endpoints.leaveWaitingList, { waiting_token })
  const placeOf = (waiting_token: string) => demo.call(endpoints.waitingPlace, { waiting_token })
  const mailOf = async (email: string, kind: string) =>
    (await mailsTo(demo, email)).find(mail => mail.kind === kind)?.body_text ?? ''
  const tokenOf = async (email: string, kind = 'ticket_waiting') => tokenIn.exec(await mailOf(email, kind))?.[1] ?? ''
  const setCapacity = async (id: string, capacity: number) => {
    await demo.context.db.updateTable('ticket_types').set({ capacity }).where('id', '=', id).execute()
    await offer()
  }
  const offer = async () => {
    await scheduleStock(demo.context.db, event)
    await demo.context.jobs.runDue()
  }

  test('a mail confirms the place, and its link shows it without changing it', async () => {
    const type = await makeType(demo, event, { capacity: 0, title: 'Balcony' })
    const email = newEmail()
    const joined = await wait(type, email, 2)
    expect(joined.output).toMatchObject({ before: 0, mailedYN: true })
    expect(await mailOf(email, 'ticket_waiting')).toContain('2 tickets: “Balcony”')
    expect(joined.output.waiting_token).toBeUndefined()
    const token = await tokenOf(email)
    for (const _ of [1, 2]) {
      expect((await placeOf(token)).output).toMatchObject({ title: 'Balcony', quantity: 2, state: 'waiting' })
    }
    expect((await leave(token)).output).toMatchObject({ state: 'left', given_backYN: false })
    expect((await leave(token)).output).toMatchObject({ state: 'left', given_backYN: false })
    await setCapacity(type, 5)
    expect((await mailsTo(demo, email)).map(({ kind }) => kind)).toEqual(['ticket_waiting'])
  })

  test('whoever leaves with an open offer gives its tickets to the next at once', async () => {
    const type = await makeType(demo, event, { capacity: 0 })
    const [first, second] = [newEmail(), newEmail()]
    await wait(type, first)
    await wait(type, second)
    await setCapacity(type, 1)
    const offered = offerIn.exec(await mailOf(first, 'ticket_offer'))?.[1] ?? ''
    expect(await mailOf(second, 'ticket_offer')).toBe('')
    const token = await tokenOf(first, 'ticket_offer')
    expect((await placeOf(token)).output).toMatchObject({ state: 'offered', offered_until: expect.any(String) })
    expect((await leave(token)).output).toMatchObject({ state: 'left', given_backYN: true })
    await demo.context.jobs.runDue()
    expect(await mailOf(second, 'ticket_offer')).toMatch(offerIn)
    expect((await demo.call(endpoints.ticketReservation, { reservation_key: offered })).status).toBe(404)
    expect((await leave(token)).output).toMatchObject({ state: 'left', given_backYN: false })
  })

  test('an unpaid order of the offered tickets ends with it; bought ones stay bought', async () => {
    const type = await makeType(demo, event, { capacity: 0 })
    const [first, second] = [newEmail(), newEmail()]
    await wait(type, first)
    await wait(type, second)
    await setCapacity(type, 1)
    const lines = [{ event_ticket_type_id: type, quantity: 1 }]
    const keyOf = async (email: string) => offerIn.exec(await mailOf(email, 'ticket_offer'))?.[1] ?? ''
    const begun = await buyTickets(demo, lines, { key: await keyOf(first) })
    expect((await leave(await tokenOf(first))).output).toMatchObject({ state: 'left', given_backYN: true })
    const order = demo.context.db.selectFrom('orders').select('status').where('id', '=', begun.output.order_id)
    await expect.poll(async () => (await order.executeTakeFirstOrThrow()).status).toBe('cancelled')
    await expect.poll(() => keyOf(second)).not.toBe('')
    const bought = await buyTickets(demo, lines, { key: await keyOf(second) })
    await demo.pay(bought.output.payment_intent_id)
    await demo.confirm({ order_id: bought.output.order_id, order_key: bought.output.order_key })
    expect((await leave(await tokenOf(second))).output).toMatchObject({ state: 'taken', given_backYN: false })
  })

  test('deleting an account gives offered tickets to the next at once, and leaves no name or address behind', async () => {
    const type = await makeType(demo, event, { capacity: 0 })
    const [email, second] = [newEmail(), newEmail()]
    const { token } = await somebody(demo, { email: email.toUpperCase() })
    await wait(type, email)
    await wait(type, second)
    await setCapacity(type, 1)
    const offered = offerIn.exec(await mailOf(email, 'ticket_offer'))?.[1] ?? ''
    expect((await demo.call(endpoints.deleteAccount, { password }, { token })).status).toBe(200)
    await demo.context.jobs.runDue()
    expect(await mailOf(second, 'ticket_offer')).toMatch(offerIn)
    expect((await demo.call(endpoints.ticketReservation, { reservation_key: offered })).output.state).toBe('over')
    const { db } = demo.context
    const kept = [await db.selectFrom('ticket_waiters').selectAll().execute(), await mailsTo(demo, email)]
    expect(JSON.stringify(kept)).not.toContain(email)
  })

  test('an order of the offered tickets that is unpaid when the account is deleted gives them back when it ends', async () => {
    const type = await makeType(demo, event, { capacity: 0 })
    const [first, second] = [await somebody(demo), newEmail()]
    await wait(type, first.email)
    await wait(type, second)
    await setCapacity(type, 1)
    const key = offerIn.exec(await mailOf(first.email, 'ticket_offer'))?.[1] ?? ''
    const { output: order } = await buyTickets(demo, [{ event_ticket_type_id: type, quantity: 1 }], { key })
    expect((await demo.call(endpoints.deleteAccount, { password }, { token: first.token })).status).toBe(200)
    await demo.context.jobs.runDue()
    expect(await mailOf(second, 'ticket_offer')).toBe('')
    await endOrder(demo.context, order.order_id)
    await demo.context.jobs.runDue()
    expect(await mailOf(second, 'ticket_offer')).toMatch(offerIn)
  })

  test('an offer whose time has passed is missed, not given back', async () => {
    const type = await makeType(demo, event, { capacity: 0 })
    const email = newEmail()
    await wait(type, email)
    await setCapacity(type, 1)
    ahead = 25 * 60 * 60_000
    try {
      const token = await tokenOf(email)
      expect((await placeOf(token)).output).toMatchObject({ state: 'missed' })
      expect((await leave(token)).output).toMatchObject({ state: 'missed', given_backYN: false })
    } finally {
      ahead = 0
    }
  })

  test('a link that is cut, made up, of another event or of erased data is of no waiting list', async () => {
    const type = await makeType(demo, event, { capacity: 0 })
    const email = newEmail()
    await wait(type, email)
    const token = await tokenOf(email)
    for (const wrong of [token.slice(0, -1), token.split('.')[0] ?? '', 'wait_x.y', `${token}x`]) {
      expect((await leave(wrong)).error.error).toBe('waiting_not_found')
    }
    const elsewhere = await demo.call(endpoints.leaveWaitingList, { waiting_token: token }, { event: 'moonlight' })
    expect(elsewhere.error.error).toBe('waiting_not_found')
    await demo.context.db.deleteFrom('ticket_waiters').where('email', '=', email).execute()
    expect((await placeOf(token)).error.error).toBe('waiting_not_found')
  })

  test('only the signed-in owner of an address can leave without its mail', async () => {
    const type = await makeType(demo, event, { capacity: 0 })
    const [owner, other] = [await somebody(demo), await somebody(demo)]
    const input = { event_ticket_type_id: type, quantity: 1, ...ticketBuyer, email: owner.email }
    const first = await demo.call(endpoints.joinWaitingList, input, { token: other.token })
    const again = await demo.call(endpoints.joinWaitingList, input, { token: other.token })
    expect([first.output.waiting_token, again.output.waiting_token]).toEqual([undefined, undefined])
    const { output } = await demo.call(endpoints.joinWaitingList, input, { token: owner.token })
    expect((await leave(output.waiting_token ?? '')).output).toMatchObject({ state: 'left' })
  })

  test('nobody can flood a stranger, or take them off the list by typing their address', async () => {
    const type = await makeType(demo, event, { capacity: 0 })
    const email = newEmail()
    await wait(type, email)
    const answers = []
    for (let count = 0; count < 12; count++) answers.push(await wait(type, email))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.some(({ output }) => output.waiting_token)).toBe(false)
    expect(answers.at(-1)?.output.mailedYN).toBe(false)
    expect(await mailsTo(demo, email)).toHaveLength(6)
  })
})

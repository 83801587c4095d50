import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { donorsOf } from './gift-aid.ts'
import { giftOf, monthlyGiver } from './monthly.ts'
import { newEmail, password, somebody } from './people.ts'
import { atDesk, event, promise } from './pledges.ts'
import { makeType } from './seats.ts'

describe.each(databasesFor(import.meta.url))("what somebody ordered with another's address on $name", database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const exported = async ({ token }: { token: string }) =>
    (await demo.call(endpoints.accountData, {}, { token })).output as Record<string, unknown[]>
  const remove = async ({ token }: { token: string }, event = 'riverside') =>
    expect((await demo.call(endpoints.deleteAccount, { password }, { token, event })).status).toBe(200)

  /** Two accounts. The first orders with the address of the second. */
  const both = async () => {
    const [alice, bob] = [await somebody(demo), await somebody(demo)]
    const guest = { first_name: 'Alice', last_name: 'Zyx', email: bob.email }
    return { alice, bob, guest, from: { token: alice.token } }
  }

  test('is not exported or deleted with the account of the address', async () => {
    const { alice, bob, guest, from } = await both()
    const { declare, give } = await donorsOf(demo)
    const order = await give(alice.token, { ...declare('all_gifts'), guest })
    const monthly = await monthlyGiver(demo, { email: bob.email, extra: { guest } }, from)
    const of = await exported(bob)
    const kinds = ['orders', 'gift_aid_declarations', 'monthly_gifts', 'donations', 'gift_details'] as const
    expect(kinds.map(kind => [kind, of[kind]])).toEqual(kinds.map(kind => [kind, []]))
    await remove(bob)
    const { output } = await demo.call(endpoints.orders, {}, from)
    expect(output.map(({ order_id }) => order_id).sort()).toEqual([order.order_id, monthly.order.order_id].sort())
    expect((await demo.call(endpoints.accountDonations, {}, from)).output).toHaveLength(2)
    expect((await giftOf(demo, monthly.order.order_id)).status).toBe('active')
    const kept = await demo.context.db
      .selectFrom('orders')
      .select(['first_name', 'last_name', 'user_id'])
      .where('id', '=', order.order_id)
      .executeTakeFirst()
    expect(kept).toEqual({ first_name: 'Alice', last_name: 'Zyx', user_id: alice.user.user_id })
    expect((await exported(alice)).orders).toHaveLength(2)
    expect((await exported(alice)).donations).toHaveLength(2)
  })

  test('of tickets keeps its seats, which go with the account of the order', async () => {
    const { alice, bob, guest, from } = await both()
    const line = { origin: 'ticket', event_ticket_type_id: await makeType(demo, 'Dinner'), quantity: 2 }
    const order = await demo.begin({ extra: { lines: [line], guest } }, from)
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const guests = async () =>
      (await demo.call(endpoints.orderGuests, { order_id: order.order_id }, from)).output.guests
    expect((await exported(bob)).guest_tickets).toEqual([])
    expect((await exported(alice)).guest_tickets).toMatchObject([{ guest_name: 'Alice Zyx' }])
    await remove(bob)
    expect((await guests())[0]).toMatchObject({ guest_name: 'Alice Zyx', guest_email: bob.email })
    await remove(alice)
    const seats = await demo.context.db
      .selectFrom('guest_tickets')
      .select(['guest_name', 'guest_email'])
      .where('order_id', '=', order.order_id)
      .execute()
    expect(seats).toEqual(Array(2).fill({ guest_name: null, guest_email: null }))
  })

  test('a seat that another account has taken stays taken', async () => {
    const { alice, bob } = await both()
    const { db } = demo.context
    const seat = { event_id: 'riverside', title: 'Dinner', number: 1, guest_email: bob.email, created_at: new Date() }
    const taken = { claimed_by: alice.user.user_id, claimed_at: new Date(), guest_name: 'Alice Zyx' }
    await db
      .insertInto('guest_tickets')
      .values([
        { ...seat, ...taken, id: `gst_a${bob.user.user_id}`, code: `a${bob.user.user_id}` },
        { ...seat, guest_name: 'Bob', id: `gst_b${bob.user.user_id}`, code: `b${bob.user.user_id}` },
      ])
      .execute()
    expect((await exported(bob)).guest_tickets).toMatchObject([{ guest_name: 'Bob' }])
    await remove(bob)
    const left = await db
      .selectFrom('guest_tickets')
      .select('guest_name')
      .where('code', 'in', [`a${bob.user.user_id}`, `b${bob.user.user_id}`])
      .orderBy('code')
      .execute()
    expect(left.map(({ guest_name }) => guest_name)).toEqual(['Alice Zyx', null])
  })

  test('a promise stays, and is undone with the account that made it', async () => {
    const { alice, bob, guest } = await both()
    const { id } = await atDesk(demo)
    const { output } = await promise(demo, id, 50_00, { guest })
    const pledges = demo.context.db.updateTable('pledges').where('id', '=', output.pledge_id)
    await pledges.set({ user_id: alice.user.user_id }).execute()
    const pledge = () =>
      demo.context.db
        .selectFrom('pledges')
        .select(['first_name', 'undone_at'])
        .where('id', '=', output.pledge_id)
        .executeTakeFirstOrThrow()
    expect((await exported(bob)).pledges).toEqual([])
    await remove(bob, event)
    expect(await pledge()).toEqual({ first_name: 'Alice', undone_at: null })
    await remove(alice, event)
    expect(await pledge()).toEqual({ first_name: null, undone_at: expect.any(Date) })
  })

  test('a place on a waiting list stays', async () => {
    const { alice, bob, from } = await both()
    const type = await makeType(demo, 'Full', { capacity: 0, waiting_list: true })
    const wait = { event_ticket_type_id: type, quantity: 1, first_name: 'Alice', last_name: 'Zyx', email: bob.email }
    expect((await demo.call(endpoints.joinWaitingList, wait, from)).status).toBe(200)
    expect((await exported(bob)).ticket_waiting_list).toEqual([])
    await remove(bob)
    expect((await exported(alice)).ticket_waiting_list).toHaveLength(1)
  })

  test('what a guest ordered without an account goes with the account of its address', async () => {
    const email = newEmail()
    const order = await demo.begin({ email })
    await demo.pay(order.payment_intent_id)
    await demo.confirm(order)
    const owner = await somebody(demo, { email })
    expect((await exported(owner)).orders).toHaveLength(1)
    await remove(owner)
    const { last_name } = await demo.context.db
      .selectFrom('orders')
      .select('last_name')
      .where('id', '=', order.order_id)
      .executeTakeFirstOrThrow()
    expect(last_name).toBe('account')
  })
})

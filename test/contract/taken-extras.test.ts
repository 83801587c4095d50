import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { buy, buyer, makeType, makeWine, requiredAnswers } from './seats.ts'

describe('an extra that was bought for some guests of an order', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
  }, 60_000)
  afterAll(() => demo.close())

  /** Two seats and one wine. */
  async function buyWithWine() {
    const type = await makeType(demo, 'Dinner with wine')
    const { addOn, wine } = await makeWine(demo, type, null)
    const lines = [
      { origin: 'ticket', event_ticket_type_id: type, quantity: 2 },
      { origin: 'ticket', add_on_choice_id: wine, quantity: 1 },
    ] as const
    const paying = { idempotency_key: randomUUID(), lines: [...lines], guest: buyer }
    const begun = (await demo.call(endpoints.payStripe, paying)).output
    await demo.pay(begun.payment_intent_id)
    const { order_id, order_key } = await demo.confirm(begun)
    const { guests } = (await demo.call(endpoints.orderGuests, { order_id, order_key })).output
    const tokens = await Promise.all(
      guests.map(async ({ guest_ticket_id }) => {
        const link = { order_id, order_key, guest_ticket_id, send: 'link' } as const
        return new URL((await demo.call(endpoints.inviteGuest, link)).output.link ?? '').hash.slice(1)
      }),
    )
    const titles = async (claim_token: string) => {
      const { add_ons } = (await demo.call(endpoints.seatByLink, { claim_token })).output
      return add_ons.filter(({ add_on_id }) => add_on_id === addOn).flatMap(({ choices }) => choices)
    }
    const others = await requiredAnswers(demo)
    const claim = (claim_token: string, own: Record<string, string>, rsvp_status: 'yes' | 'no' = 'yes') => {
      const seat = { claim_token, guest_name: 'Grace Hopper', rsvp_status } as const
      return demo.call(endpoints.claimSeat, { ...seat, answers: { ...others, ...own } })
    }
    const [first = '', second = ''] = tokens
    return { type, addOn, wine, first, second, titles, claim }
  }

  test('is offered to the others while it is left, and refused in words that tell a guest what to do', async () => {
    const { addOn, wine, first, second, titles, claim } = await buyWithWine()
    expect(await titles(second)).toMatchObject([{ title: 'Red' }])
    expect((await claim(first, { [addOn]: wine })).status).toBe(200)
    expect(await titles(first)).toMatchObject([{ title: 'Red' }])
    expect(await titles(second)).toEqual([])
    expect((await claim(second, { [addOn]: wine })).error.fields).toEqual({
      [`answers.${addOn}`]:
        '“Red” has gone to other guests of this order. Choose something else, or ask whoever bought the tickets',
    })
    expect((await claim(second, {})).status).toBe(200)
  })

  test('goes to another guest when theirs can’t come', async () => {
    const { addOn, wine, first, second, titles, claim } = await buyWithWine()
    expect((await claim(first, { [addOn]: wine })).status).toBe(200)
    expect((await claim(first, { [addOn]: wine }, 'no')).status).toBe(200)
    expect(await titles(second)).toMatchObject([{ title: 'Red' }])
    expect((await claim(second, { [addOn]: wine })).status).toBe(200)
    expect((await claim(first, { [addOn]: wine })).error.fields?.[`answers.${addOn}`]).toContain('has gone to other')
    const desk = { token: (await organiser(demo, event, ['*'])).token }
    const { items } = (await demo.call(endpoints.adminGuests, { search: 'Grace' }, desk)).output
    const declined = items.find(({ rsvp_status, title }) => rsvp_status === 'no' && title === 'Dinner with wine')
    const { guest_ticket_id = '', revision = 0 } = declined ?? {}
    const comes = { guest_ticket_id, revision, guest_name: 'Grace Hopper', rsvp_status: 'yes' } as const
    expect((await demo.call(endpoints.editGuest, comes, desk)).error.fields).toEqual({
      answers: 'More guests have “Red” than were bought (1)',
    })
    expect((await claim(first, {})).status).toBe(200)
  })

  test('can have a price again, but not once guests have it for nothing', async () => {
    const desk = { token: (await organiser(demo, event, ['*'])).token }
    const { type, addOn, wine, first, second, claim } = await buyWithWine()
    const setPrice = async (price: number) => {
      const { add_ons } = (await demo.call(endpoints.adminTickets, {}, desk)).output
      const { revision } = add_ons.find(({ add_on_id }) => add_on_id === addOn) ?? {}
      const asked = { kind: 'other', title: 'Wine', place: 1, requiredYN: 'no', free_textYN: 'no' } as const
      const choices = [{ add_on_choice_id: wine, title: 'Red', price, capacity: null }]
      const sent = { ...asked, add_on_id: addOn, revision, event_ticket_type_ids: [type], choices }
      const { status, error } = await demo.call(endpoints.saveTicketAddOn, sent, desk)
      return status === 200 ? 'ok' : error.fields?.choices
    }
    for (const answer of ['yes', 'no'] as const) await claim(first, { [addOn]: wine }, answer)
    await claim(second, { [addOn]: wine })
    expect([await setPrice(0), await setPrice(25_00), await setPrice(0)]).toEqual(['ok', 'ok', 'ok'])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type })
    const { guest_ticket_id = '', revision = 0 } = guests[0] ?? {}
    const guest = { guest_ticket_id, revision, answers: { [addOn]: wine } }
    expect((await demo.call(endpoints.saveGuests, { ...owner, guests: [guest] })).status).toBe(200)
    expect(await setPrice(25_00)).toBe('Guests have chosen Red, so it stays free: add another choice')
  })

  test('that costs nothing any more can still be paid for by whoever had begun to', async () => {
    const { db } = demo.context
    const type = await makeType(demo, 'Dinner with free wine')
    const { wine } = await makeWine(demo, type, null)
    const lines = [
      { origin: 'ticket', event_ticket_type_id: type, quantity: 1 },
      { origin: 'ticket', add_on_choice_id: wine, quantity: 1 },
    ]
    const inputs = [0, 1].map(() => ({ idempotency_key: randomUUID(), lines, guest: buyer }))
    const begin = (input: (typeof inputs)[number]) => demo.call(endpoints.payStripe, input)
    const [again, late] = inputs.map(begin)
    const orders = [await again, await late].map(answer => answer?.output)
    await db.updateTable('ticket_add_on_choices').set({ price: 0 }).where('id', '=', wine).execute()
    // The second one's holds have ended.
    const ended = db.updateTable('orders').set({ released_at: new Date() })
    await ended.where('id', '=', orders[1]?.order_id ?? '').execute()

    expect((await begin(inputs[0] as (typeof inputs)[number])).status).toBe(200)
    for (const order of orders) {
      if (!order) throw new Error('Not begun')
      await demo.pay(order.payment_intent_id)
      expect((await demo.confirm(order)).status).toBe('paid')
    }
    expect((await begin({ ...(inputs[0] as (typeof inputs)[number]), idempotency_key: randomUUID() })).status).toBe(404)
  })
})

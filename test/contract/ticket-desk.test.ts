import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { buy, makeAgenda, makeBundle, makeType, requiredAnswers } from './seats.ts'
import { ticketBuyer } from './tickets.ts'

describe.each(databasesFor(import.meta.url))('the desk of tickets on $name', database => {
  let demo: DemoServer
  let desk: { token: string }
  beforeAll(async () => {
    demo = await startDemo(database)
    const all = ['viewlist', 'add', 'edit', 'delete'].map(action => `tickets.${action}`)
    desk = { token: (await organiser(demo, event, [...all, 'desk.viewlist', 'desk.edit'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const offers = async () => (await demo.call(endpoints.adminTickets, {}, desk)).output
  const typeOf = async (id: string) => (await offers()).types.find(type => type.event_ticket_type_id === id)
  const lastEntry = async () => (await demo.call(endpoints.auditLog, {}, desk)).output.items[0]
  const undo = async () => demo.call(endpoints.undoAction, { entry_id: (await lastEntry())?.entry_id ?? '' }, desk)

  const typed = { title: 'Supper', description: '', price: 30_00, place: 1, capacity: 5 } as const
  const shown = { hiddenYN: 'no', publishedYN: 'yes', waiting_listYN: 'yes' } as const
  type AddOn = InputOf<typeof endpoints.saveTicketAddOn>
  const wine = (choices: AddOn['choices']): AddOn => ({
    ...{ title: `Wine ${randomUUID()}`, place: 1, event_ticket_type_ids: [], choices },
    ...{ kind: 'other', requiredYN: 'no', free_textYN: 'no' },
  })
  const makeWine = async (capacity: number | null = null) => {
    const sent = wine([{ title: 'Red', price: 9_00, capacity }])
    const { add_ons } = (await demo.call(endpoints.saveTicketAddOn, sent, desk)).output
    const made = add_ons.find(({ title }) => title === sent.title)
    return { sent, made, choice: made?.choices[0]?.add_on_choice_id ?? '' }
  }
  const buyWith = (type: string, seats: number, choice: string, quantity: number) =>
    demo.call(endpoints.payStripe, {
      idempotency_key: randomUUID(),
      lines: [
        { origin: 'ticket', event_ticket_type_id: type, quantity: seats },
        { origin: 'ticket', add_on_choice_id: choice, quantity },
      ],
      guest: { ...ticketBuyer, email: newEmail() },
    })

  test('of two simultaneous edits of a ticket the second is refused, and an edit can be undone', async () => {
    const made = (await demo.call(endpoints.saveTicketType, { ...typed, ...shown }, desk)).output
    const { event_ticket_type_id, revision } = made.types.find(({ title }) => title === 'Supper') ?? made.types[0] ?? {}
    const save = (title: string) =>
      demo.call(endpoints.saveTicketType, { ...typed, ...shown, event_ticket_type_id, revision, title }, desk)
    expect((await save('Late supper')).status).toBe(200)
    const second = await save('Early supper')
    expect([second.status, second.error.error]).toEqual([409, 'tickets_changed'])
    expect((await typeOf(event_ticket_type_id ?? ''))?.title).toBe('Late supper')
    expect(await lastEntry()).toMatchObject({ kind: 'ticket_type', can_undoYN: true })
    expect((await undo()).status).toBe(200)
    expect((await typeOf(event_ticket_type_id ?? ''))?.title).toBe('Supper')
    await demo.call(endpoints.deleteTickets, { id: event_ticket_type_id ?? '' }, desk)
    expect((await undo()).status).toBe(200)
    expect(await typeOf(event_ticket_type_id ?? '')).toMatchObject({ title: 'Supper', capacity: 5, left: 5 })
  })

  test('undo restores a bundle’s parts', async () => {
    const type = await makeType(demo, 'Chair')
    const id = await makeBundle(demo, type, 4)
    const bundleOf = async () => (await offers()).bundles.find(({ ticket_bundle_id }) => ticket_bundle_id === id)
    const { revision } = (await bundleOf()) ?? {}
    const { capacity: _, ...common } = typed
    const { waiting_listYN: __, ...seen } = shown
    const parts = [{ event_ticket_type_id: type, quantity: 6 }]
    await demo.call(endpoints.saveTicketBundle, { ...common, ...seen, ticket_bundle_id: id, revision, parts }, desk)
    expect((await bundleOf())?.parts).toEqual(parts)
    await undo()
    expect((await bundleOf())?.parts).toEqual([{ event_ticket_type_id: type, quantity: 4 }])
  })

  test('an add-on is sold up to its limit, and once for each guest at most', async () => {
    const type = await makeType(demo, 'Dinner')
    const { choice, made, sent } = await makeWine(3)
    const toMany = await buyWith(type, 1, choice, 2)
    expect([toMany.status, toMany.error.error]).toEqual([409, 'add_on_without_ticket'])
    const first = await buyWith(type, 2, choice, 2)
    expect(first.output).toMatchObject({ order_total: 2 * 70_00 + 2 * 9_00 })
    const sold = await buyWith(type, 2, choice, 2)
    expect([sold.status, sold.error.error]).toEqual([409, 'tickets_sold_out'])
    await demo.pay(first.output.payment_intent_id)
    const owner = await demo.confirm(first.output)
    const { guests, add_ons } = (await demo.call(endpoints.orderGuests, owner)).output
    expect(add_ons.find(({ add_on_id }) => add_on_id === made?.add_on_id)?.choices).toMatchObject([{ title: 'Red' }])
    expect(guests).toHaveLength(2)
    const listed = (await demo.call(endpoints.tickets, { event })).output.add_ons.find(
      ({ title }) => title === sent.title,
    )
    expect(listed?.choices).toMatchObject([{ title: 'Red', price: 9_00, left: 1 }])
    // Other guests of the event do not get it for nothing.
    const other = await buy(demo, { event_ticket_type_id: type })
    const asked = (await demo.call(endpoints.orderGuests, other.owner)).output.add_ons
    expect(asked.some(({ add_on_id }) => add_on_id === made?.add_on_id)).toBe(false)
  })

  test('a choice that somebody has bought stays, and one without a price has no limit', async () => {
    const type = await makeType(demo, 'Dinner')
    const { choice, made, sent } = await makeWine()
    const order = await buyWith(type, 1, choice, 1)
    await demo.pay(order.output.payment_intent_id)
    await demo.confirm(order.output)
    const { revision } = (await offers()).add_ons.find(({ add_on_id }) => add_on_id === made?.add_on_id) ?? {}
    const save = (choices: (typeof sent)['choices']) =>
      demo.call(endpoints.saveTicketAddOn, { ...sent, add_on_id: made?.add_on_id, revision, choices }, desk)
    expect((await save([])).error.fields?.choices).toBe('Guests have chosen Red, so it stays')
    const kept = { add_on_choice_id: choice, title: 'Red', price: 9_00, capacity: 0 }
    expect((await save([kept])).error.fields?.choices).toBe('1 of Red are sold or in baskets already')
    const free = { title: 'Water', price: 0, capacity: 3 }
    expect((await save([{ ...kept, capacity: null }, free])).error.fields?.choices).toBe(
      'Water has no price, so it cannot be limited',
    )
    const refused = await demo.call(endpoints.deleteTickets, { id: made?.add_on_id ?? '' }, desk)
    expect([refused.status, refused.error.error]).toEqual([409, 'tickets_in_use'])
  })

  test('a ticket stays while an extra or the programme is for it, and it is said which', async () => {
    const [seat, run] = [await makeType(demo, 'Dinner'), await makeType(demo, 'Run')]
    const sent = { ...wine([{ title: 'Red', price: 9_00 }]), event_ticket_type_ids: [seat] }
    await demo.call(endpoints.saveTicketAddOn, sent, desk)
    await makeAgenda(demo, 'Start time', run, [{ title: 'First wave', capacity: 2 }])
    const remove = (id: string) => demo.call(endpoints.deleteTickets, { id }, desk)
    for (const [type, title] of [
      [seat, sent.title],
      [run, 'Start time'],
    ] as const) {
      const { status, error } = await remove(type)
      expect([status, error.error]).toEqual([409, 'tickets_in_use'])
      expect(error.error_description).toContain(`“${title}”`)
    }
    await demo.context.db.deleteFrom('agendas').where('title', '=', 'Start time').execute()
    expect((await remove(run)).status).toBe(200)
  })

  test('an extra that names a ticket which is gone can be saved, and does not begin to name one', async () => {
    const [gone, other] = [await makeType(demo, 'Dinner'), await makeType(demo, 'Lunch')]
    const { made, sent } = await makeWine()
    const { db } = demo.context
    const add_on_id = made?.add_on_id ?? ''
    const read = async () => (await offers()).add_ons.find(one => one.add_on_id === add_on_id)
    const save = async (ids: string[]) => {
      const choices = made?.choices.map(({ sold: _, ...choice }) => choice) ?? []
      const edited = { add_on_id, revision: (await read())?.revision, event_ticket_type_ids: ids, choices }
      return demo.call(endpoints.saveTicketAddOn, { ...sent, ...edited }, desk)
    }
    await db
      .updateTable('ticket_add_ons')
      .set({ event_ticket_type_ids: JSON.stringify([gone]) })
      .where('id', '=', add_on_id)
      .execute()
    await db.deleteFrom('ticket_types').where('id', '=', gone).execute()
    expect((await save([gone, other])).status).toBe(200)
    expect((await save([other])).status).toBe(200)
    const refused = await save([gone, other])
    expect(refused.error.fields).toEqual({ event_ticket_type_ids: 'One of these tickets is not there (any more)' })
    expect((await read())?.event_ticket_type_ids).toEqual([other])
  })

  test('a refund ends the chosen seats only', async () => {
    const type = await makeType(demo, 'Dinner', { capacity: 10 })
    const { owner, guests } = await buy(demo, { ticket_bundle_id: await makeBundle(demo, type, 10) })
    const [, second, third] = guests.map(({ guest_ticket_id }) => guest_ticket_id)
    const [picked, inHouse] = [second ?? '', third ?? '']
    const { output } = await demo.call(endpoints.seatRefund, { guest_ticket_id: picked }, desk)
    expect(output.seats.map(({ amount }) => amount)).toEqual(Array.from({ length: 10 }, () => 65_00))
    expect(output.outsideYN).toBe(false)
    await demo.context.db.updateTable('guest_tickets').set({ checkin_status: 'in' }).where('id', '=', inHouse).execute()
    const refund = (ids: string[], even_inYN: 'yes' | 'no' = 'no') =>
      demo.call(endpoints.refundSeats, { guest_ticket_ids: ids, even_inYN }, desk)
    const refused = await refund([picked, inHouse])
    expect([refused.status, refused.error.error]).toEqual([409, 'guest_in_house'])
    expect((await Promise.all([refund([picked]), refund([picked])])).map(({ status }) => status).sort()).toEqual([
      200, 409,
    ])
    await demo.context.jobs.runDue()
    const { guests: seen, order_reference } = (await demo.call(endpoints.orderGuests, owner)).output
    expect(seen.filter(({ endedYN }) => endedYN).map(({ guest_ticket_id }) => guest_ticket_id)).toEqual([picked])
    expect(await typeOf(type)).toMatchObject({ sold: 9, left: 1 })
    const { refunded } = await demo.context.db
      .selectFrom('orders')
      .select('refunded')
      .where('id', '=', owner.order_id)
      .executeTakeFirstOrThrow()
    expect(refunded).toBe(65_00)
    const told = async () =>
      (await mailsTo(demo, ticketBuyer.email)).filter(
        ({ kind, body_text }) => kind === 'ticket_refunded' && body_text.includes(order_reference),
      )
    const [mail] = await told()
    expect(mail?.body_text).toContain(`Seat 2 of your order ${order_reference} was refunded`)
    expect(mail?.body_text).toContain('£65 goes back')
    const rest = seen.flatMap(({ guest_ticket_id: id, endedYN }) => (endedYN ? [] : id))
    expect((await refund(rest, 'yes')).status).toBe(200)
    await demo.context.jobs.runDue()
    expect(await typeOf(type)).toMatchObject({ sold: 0, left: 10 })
    expect(await told()).toHaveLength(2)
    expect((await told())[0]?.body_text).toMatch(/Seats (\d+, ){8}\d+ of your order/)
  })

  test('a buyer is mailed the link to their tickets, and is told when a guest transfers a seat', async () => {
    const { owner, guests } = await buy(demo, { event_ticket_type_id: await makeType(demo, 'Dinner'), quantity: 2 })
    await demo.context.jobs.runDue()
    const [mail] = (await mailsTo(demo, ticketBuyer.email)).filter(({ kind }) => kind === 'ticket_order')
    expect(mail?.body_text).toContain('2 × Dinner')
    expect(mail?.body_text).toContain(`assign-guest#${owner.order_id}.`)
    expect(mail?.body_text).toContain(`tickets/your-tickets#${owner.order_id}.`)
    const key = new RegExp(`assign-guest#${owner.order_id}\\.(\\S+)`).exec(mail?.body_text ?? '')?.[1]
    expect((await demo.call(endpoints.orderGuests, { order_id: owner.order_id, order_key: key })).status).toBe(200)
    const { guest_ticket_id = '' } = guests[1] ?? {}
    const { link = '' } = (await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'link' })).output
    const to = { guest_name: 'Caroline Herschel', guest_email: newEmail() }
    const claim_token = link.slice(link.indexOf('#') + 1)
    const answers = await requiredAnswers(demo)
    await demo.call(endpoints.claimSeat, { claim_token, guest_name: 'Grace Hopper', rsvp_status: 'yes', answers })
    await demo.call(endpoints.transferSeat, { claim_token, ...to })
    const [given] = (await mailsTo(demo, ticketBuyer.email)).filter(({ kind }) => kind === 'ticket_given')
    expect(given?.subject).toBe('Grace Hopper has given their seat to Caroline Herschel')
  })
})

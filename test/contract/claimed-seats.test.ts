import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { mailsTo, newEmail, password, somebody } from './people.ts'
import { buy, makeType, makeWine, requiredAnswers } from './seats.ts'

const tokenIn = (link = '') => link.slice(link.indexOf('#') + 1)

describe.each(databasesFor(import.meta.url))('seats that their guests have taken over on $name', database => {
  let demo: DemoServer
  let type: string
  beforeAll(async () => {
    demo = await startDemo(database)
    type = await makeType(demo, 'Dinner')
  }, 60_000)
  afterAll(() => demo.close())

  const buySeats = async () => {
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 2 })
    return { ...owner, guest_ticket_id: guests[1]?.guest_ticket_id ?? '' }
  }
  type Seat = Awaited<ReturnType<typeof buySeats>>
  const linkOf = async (seat: Seat) => {
    const { output } = await demo.call(endpoints.inviteGuest, { ...seat, send: 'link' })
    return tokenIn(output.link)
  }
  const claim = async (claim_token: string, more: object = {}, from = {}) =>
    demo.call(
      endpoints.claimSeat,
      {
        ...{ claim_token, guest_name: 'Grace Hopper', rsvp_status: 'yes' },
        answers: await requiredAnswers(demo),
        ...more,
      },
      from,
    )
  const rowOf = ({ guest_ticket_id }: Seat) =>
    demo.context.db.selectFrom('guest_tickets').selectAll().where('id', '=', guest_ticket_id).executeTakeFirstOrThrow()

  test('the buyer no longer gets the guest’s link; it can still be mailed to the guest', async () => {
    const [seat, email] = [await buySeats(), newEmail()]
    const token = await linkOf(seat)
    await claim(token, { guest_email: email })
    const link = await demo.call(endpoints.inviteGuest, { ...seat, send: 'link' })
    expect([link.status, link.error.error]).toEqual([409, 'seat_claimed'])
    const mailed = await demo.call(endpoints.inviteGuest, { ...seat, send: 'mail' })
    expect([mailed.status, mailed.output.link]).toEqual([200, undefined])
    expect(JSON.stringify(mailed.output)).not.toContain(email)
    const [mail] = await mailsTo(demo, email)
    expect([mail?.kind, mail?.body_text]).toEqual(['ticket_invitation', expect.stringContaining(token)])
  })

  test('the buyer sees the guest’s name, and of the answers only what was bought', async () => {
    const { addOn, wine } = await makeWine(demo, type, null)
    const lines = [
      { origin: 'ticket', event_ticket_type_id: type, quantity: 2 },
      { origin: 'ticket', add_on_choice_id: wine, quantity: 1 },
    ] as const
    const person = await somebody(demo)
    const begun = await demo.call(
      endpoints.payStripe,
      { idempotency_key: crypto.randomUUID(), lines: [...lines] },
      person,
    )
    await demo.pay(begun.output.payment_intent_id)
    const { order_id, order_key } = await demo.confirm(begun.output)
    const owner = { order_id, order_key }
    const read = async () => (await demo.call(endpoints.orderGuests, owner)).output
    const [first, second] = (await read()).guests
    const seat = { ...owner, guest_ticket_id: first?.guest_ticket_id ?? '' }
    const needed = await requiredAnswers(demo)
    const said = { guest_email: newEmail(), guest_mobile: '+447700900123', answers: { ...needed, [addOn]: wine } }
    const token = await linkOf(seat)
    expect((await claim(token, said)).output.guest).toMatchObject({ ...said, guest_name: 'Grace Hopper' })
    const seen = {
      guest_name: 'Grace Hopper',
      guest_email: undefined,
      guest_mobile: undefined,
      answers: { [addOn]: wine },
    }
    const { guests } = await read()
    expect(guests[0]).toMatchObject(seen)
    expect(guests[0]?.answers).toEqual({ [addOn]: wine })
    // The other seat is still the buyer’s to fill in, with what they have typed.
    const typed = { guest_ticket_id: second?.guest_ticket_id ?? '', revision: second?.revision ?? 0, ...said }
    const too = await demo.call(endpoints.saveGuests, { ...owner, guests: [typed] })
    expect(too.status).toBe(400)
    const { answers: _, ...contact } = said
    const saved = await demo.call(endpoints.saveGuests, {
      ...owner,
      guests: [{ ...typed, ...contact, answers: needed }],
    })
    expect(saved.output.guests).toMatchObject([seen, { ...contact, answers: needed }])
    expect((await demo.call(endpoints.seatByLink, { claim_token: token })).output.guest).toMatchObject(said)
  })

  test('a buyer who takes a seat of their own by its link still sees its code, on that device and with their account', async () => {
    const person = await somebody(demo)
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 2 }, person.token)
    const [signedIn, asGuest] = guests.map(({ guest_ticket_id }) => ({ ...owner, guest_ticket_id }))
    if (!signedIn || !asGuest) throw new Error('two were bought')
    const [own, child] = [await linkOf(signedIn), await linkOf(asGuest)]
    await claim(own, {}, { token: person.token })
    await claim(child)
    const codes = await Promise.all([rowOf(signedIn), rowOf(asGuest)]).then(rows => rows.map(({ code }) => code))
    const seen = async (tokens: string[], from: { token?: string } = {}) => {
      const { output } = await demo.call(endpoints.yourTickets, { tokens, orders: [owner] }, from)
      expect(output.guest_of).toEqual([])
      return output.orders[0]?.tickets.map(({ code }) => code)
    }
    expect(await seen([own, child], { token: person.token })).toEqual(codes)
    expect(await seen([], { token: person.token })).toEqual([codes[0], undefined])
    expect(await seen([child])).toEqual([undefined, codes[1]])
    expect(await seen([])).toEqual([undefined, undefined])
  })

  test('another account can’t take over a seat that an account has', async () => {
    const seat = await buySeats()
    const [grace, eve] = [await somebody(demo), await somebody(demo)]
    const token = await linkOf(seat)
    await claim(token, { guest_email: grace.email }, { token: grace.token })
    const refused = await claim(token, { guest_name: 'Eve', rsvp_status: 'no' }, { token: eve.token })
    expect([refused.status, refused.error.error]).toEqual([409, 'seat_claimed'])
    expect(await rowOf(seat)).toMatchObject({ claimed_by: grace.user.user_id, rsvp_status: 'yes' })
    // The same account again, or the guest without signing in, may.
    expect((await claim(token, {}, { token: grace.token })).status).toBe(200)
    expect((await claim(token)).status).toBe(200)
    expect((await rowOf(seat)).claimed_by).toBe(grace.user.user_id)
  })

  test('a form that was open when a guest deleted their account does not write their name back', async () => {
    const [seat, grace] = [await buySeats(), await somebody(demo)]
    const { order_id, order_key, guest_ticket_id } = seat
    const save = (revision: number) => {
      const guest = { guest_ticket_id, revision, guest_name: 'Grace Hopper', guest_email: grace.email }
      return demo.call(endpoints.saveGuests, { order_id, order_key, guests: [guest] })
    }
    await save((await rowOf(seat)).revision)
    const shown = (await rowOf(seat)).revision
    expect((await demo.call(endpoints.deleteAccount, { password }, grace)).status).toBe(200)
    expect((await save(shown)).output.changed).toEqual([guest_ticket_id])
    expect(await rowOf(seat)).toMatchObject({ guest_name: null, guest_email: null })
  })

  test('a guest is told when their seat is handed on', async () => {
    const [seat, email, next] = [await buySeats(), newEmail(), newEmail()]
    const token = await linkOf(seat)
    await claim(token, { guest_email: email })
    const to = { claim_token: token, guest_name: 'Mary Somerville', guest_email: next }
    expect((await demo.call(endpoints.transferSeat, to)).status).toBe(200)
    const lost = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'ticket_lost')
    expect(lost.map(({ body_text }) => body_text)).toEqual([expect.stringContaining('opens no door')])
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor, postgresql } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { buy, buyer, makeAgenda, makeBundle, makeType, order, requiredAnswers } from './seats.ts'

describe.each(databasesFor(import.meta.url))('agendas on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  const choose = (owner: object, guest_ticket_id: string, session_ids: string[]) =>
    demo.call(endpoints.chooseAgendas, { ...owner, guest_ticket_id, session_ids })
  const chosenOf = (id: string) =>
    demo.context.db
      .selectFrom('agenda_sessions')
      .select('chosen')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
      .then(({ chosen }) => chosen)
  const leftOf = async (id: string) => {
    const { agendas } = (await demo.call(endpoints.agendas, { event })).output
    return agendas.flatMap(({ sessions }) => sessions).find(({ session_id }) => session_id === id)?.left
  }

  test('a session chosen in the checkout is held during payment, and the next guest is told that it is full', async () => {
    const type = await makeType(demo, 'Run')
    const [wave = ''] = await makeAgenda(demo, 'Start time', type, [{ title: 'First wave', capacity: 2 }], true)
    const line = (agendas: string[][]) => ({ event_ticket_type_id: type, quantity: agendas.length, agendas })
    const none = await order(demo, line([[]]))
    expect([none.status, none.error.error]).toEqual([409, 'agenda_required'])
    const first = await order(demo, line([[wave], [wave]]))
    expect(await leftOf(wave)).toBe(0)
    const second = await order(demo, line([[wave]]))
    expect([second.status, second.error.error, second.error.error_description]).toEqual([
      409,
      'agenda_full',
      'First wave has just filled up. Please choose again.',
    ])
    await demo.pay(first.output.payment_intent_id)
    const owner = await demo.confirm(first.output)
    const { guests } = (await demo.call(endpoints.orderGuests, owner)).output
    expect(guests.map(({ session_ids }) => session_ids)).toEqual([[wave], [wave]])
    expect([await chosenOf(wave), await leftOf(wave)]).toEqual([2, 0])
  })

  test('lines of one order that fill a session together all get it', async () => {
    const type = await makeType(demo, 'Fun run')
    const five = await makeBundle(demo, type, 5)
    const [wave = ''] = await makeAgenda(demo, 'Start', type, [{ title: 'Only wave', capacity: 8, in: 60 }], true)
    const begun = await demo.call(endpoints.payStripe, {
      idempotency_key: randomUUID(),
      lines: [
        { origin: 'ticket', ticket_bundle_id: five, quantity: 1, agendas: Array.from({ length: 5 }, () => [wave]) },
        { origin: 'ticket', event_ticket_type_id: type, quantity: 1, agendas: [[wave]] },
      ],
      guest: buyer,
    })
    await demo.pay(begun.output.payment_intent_id)
    const { guests } = (await demo.call(endpoints.orderGuests, await demo.confirm(begun.output))).output
    expect(guests.map(({ session_ids }) => session_ids)).toEqual(Array.from({ length: 6 }, () => [wave]))
    expect([await chosenOf(wave), await leftOf(wave)]).toEqual([6, 2])
  })

  test('clashes, and sessions of other tickets, are refused', async () => {
    const type = await makeType(demo, 'Dinner')
    const [wine = ''] = await makeAgenda(demo, 'Wine', type, [{ title: 'Wine', capacity: null, in: 10 }])
    const [stars = ''] = await makeAgenda(demo, 'Stars', type, [{ title: 'Stars', capacity: null, in: 10.5 }])
    const [other = ''] = await makeAgenda(demo, 'Other', 'another_type', [{ title: 'Other', capacity: null }])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type })
    const { guest_ticket_id: seat = '' } = guests[0] ?? {}
    const clash = await choose(owner, seat, [wine, stars])
    expect(clash.error.fields?.session_ids).toBe('Wine and Stars are at the same time')
    expect((await choose(owner, seat, [other])).status).toBe(400)
    expect((await choose(owner, seat, [stars])).output.session_ids).toEqual([stars])
  })

  test('a chosen session that was made one of other tickets is given up with the next choice', async () => {
    const type = await makeType(demo, 'Supper')
    const [wine = ''] = await makeAgenda(demo, 'Tasting', type, [{ title: 'Wine', capacity: null, in: 20 }])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type })
    const { guest_ticket_id: seat = '' } = guests[0] ?? {}
    await choose(owner, seat, [wine])
    const ticket_type_ids = JSON.stringify(['another_type'])
    await demo.context.db.updateTable('agendas').set({ ticket_type_ids }).where('title', '=', 'Tasting').execute()
    expect((await choose(owner, seat, [wine])).output.session_ids).toEqual([])
    expect(await chosenOf(wine)).toBe(0)
  })

  test('a guest who can’t come takes no place in a session until they say that they come', async () => {
    const type = await makeType(demo, 'Declined')
    const [last = ''] = await makeAgenda(demo, 'Tour', type, [{ title: 'Tour', capacity: 1 }])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 2 })
    const { guest_ticket_id = '' } = guests[1] ?? {}
    const { output } = await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'link' })
    const claim_token = output.link?.split('#')[1] ?? ''
    const answer = async (rsvp_status: 'yes' | 'no') =>
      demo.call(endpoints.claimSeat, {
        ...{ claim_token, rsvp_status, guest_name: 'Grace Hopper' },
        answers: await requiredAnswers(demo),
      })
    await answer('no')
    const refused = await choose({ claim_token }, guest_ticket_id, [last])
    expect([refused.status, refused.error.error]).toEqual([409, 'seat_declined'])
    expect(await chosenOf(last)).toBe(0)
    await answer('yes')
    expect((await choose({ claim_token }, guest_ticket_id, [last])).output.session_ids).toEqual([last])
  })

  test('of 64 guests who choose at once, as many get a session as it has room for', async () => {
    const type = await makeType(demo, 'Crowd')
    const [last = ''] = await makeAgenda(demo, 'Tour', type, [{ title: 'Tour', capacity: 3 }])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 64 })
    const answers = await Promise.all(guests.map(({ guest_ticket_id: id }) => choose(owner, id, [last])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ error }) => error?.error === 'agenda_full')).toHaveLength(61)
    expect([await chosenOf(last), await leftOf(last)]).toEqual([3, 0])
  })

  test('random choices, orders and refunds agree with a naive model', async () => {
    const type = await makeType(demo, 'Model')
    const capacities = [1, 2, 4]
    const ids = await makeAgenda(
      demo,
      'Rooms',
      type,
      capacities.map((capacity, index) => ({ title: `Room ${index}`, capacity, in: 20 + index * 2 })),
    )
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 8 })
    const model = new Map<string, number | undefined>(guests.map(({ guest_ticket_id: id }) => [id, undefined]))
    const taken = (room: number) => [...model.values()].filter(chosen => chosen === room).length
    // A linear congruential generator, so that a failure can be repeated.
    let state = 20261123
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * below)
    }
    for (let step = 0; step < 80; step++) {
      const seat = guests[random(guests.length)]?.guest_ticket_id ?? ''
      const room = random(4)
      const wanted = room < 3 ? room : undefined
      const before = model.get(seat)
      const fits = wanted === undefined || wanted === before || taken(wanted) < (capacities[wanted] ?? 0)
      const { status } = await choose(owner, seat, wanted === undefined ? [] : [ids[wanted] ?? ''])
      expect(status, `step ${step}`).toBe(fits ? 200 : 409)
      if (fits) model.set(seat, wanted)
      for (const [index, id] of ids.entries()) expect(await chosenOf(id), `step ${step}`).toBe(taken(index))
    }
  }, 60_000)

  test('a transferred seat keeps its required sessions, frees the others, and tells the next guest', async () => {
    const type = await makeType(demo, 'Given on')
    const [wave = ''] = await makeAgenda(demo, 'Start', type, [{ title: 'Wave', capacity: 1, in: 40 }], true)
    const [stars = ''] = await makeAgenda(demo, 'Stars', type, [{ title: 'Stars', capacity: 1, in: 50 }])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 1, agendas: [[wave]] })
    const { guest_ticket_id = '' } = guests[0] ?? {}
    const { link = '' } = (await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'link' })).output
    const claim_token = link.slice(link.indexOf('#') + 1)
    const answers = await requiredAnswers(demo)
    const comes = { guest_name: 'Grace Hopper', rsvp_status: 'yes', answers } as const
    await demo.call(endpoints.claimSeat, { ...comes, claim_token, session_ids: [wave, stars] })
    expect([await leftOf(wave), await leftOf(stars)]).toEqual([0, 0])

    const guest_email = newEmail()
    await demo.call(endpoints.transferSeat, { claim_token, guest_name: 'Caroline Herschel', guest_email })
    expect([await leftOf(wave), await leftOf(stars)]).toEqual([0, 1])
    const [mail] = await mailsTo(demo, guest_email)
    expect(mail?.body_text).toContain('The seat has a place in: Wave.')
    expect(mail?.body_text).toContain('Grace Hopper had chosen from the programme: Stars.')
    const theirs = /confirm#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
    await demo.call(endpoints.claimSeat, { ...comes, guest_name: 'Caroline', claim_token: theirs })
    await choose({ claim_token: theirs }, guest_ticket_id, [wave, stars])

    await demo.call(endpoints.reassignGuest, { ...owner, guest_ticket_id, guest_name: 'Mary Somerville' })
    expect([await leftOf(wave), await leftOf(stars)]).toEqual([0, 1])
  })

  test('an organiser can edit the programme, but not delete what guests have chosen', async () => {
    const { token } = await organiser(demo, event, ['tickets.viewlist', 'tickets.edit', 'desk.viewlist'])
    const type = await makeType(demo, 'Edited')
    const [tour = ''] = await makeAgenda(demo, 'Edited tour', type, [{ title: 'Tour', capacity: 5 }])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 2 })
    for (const { guest_ticket_id: id } of guests) await choose(owner, id, [tour])
    const read = async () => (await demo.call(endpoints.adminAgendas, {}, { token })).output
    const save = async (capacity: number | undefined, closes = false) => {
      const { agendas, revision } = await read()
      const sent = agendas.map(({ requiredYN, ...agenda }) => ({
        ...agenda,
        requiredYN: requiredYN ? ('yes' as const) : ('no' as const),
        sessions: agenda.sessions
          .filter(({ session_id }) => capacity !== undefined || session_id !== tour)
          .map(({ chosen: _, held: __, closedYN, ...session }) => ({
            ...session,
            closedYN: closedYN || (session.session_id === tour && closes) ? ('yes' as const) : ('no' as const),
            ...(session.session_id === tour && { capacity: capacity ?? null }),
          })),
      }))
      return demo.call(endpoints.saveAgendas, { revision, agendas: sent }, { token })
    }
    expect((await save(0)).error.fields?.sessions).toBe(
      'Tour needs at least one place. Close it if nobody may choose it.',
    )
    expect((await save(1)).error.fields?.sessions).toBe('2 guests have chosen Tour: it needs as many places')
    expect((await save(undefined)).error.fields?.sessions).toBe('Guests have chosen Tour, so it stays')
    const saved = await save(2)
    const session = saved.output.agendas.flatMap(({ sessions }) => sessions).find(({ session_id: id }) => id === tour)
    expect(session).toMatchObject({ capacity: 2, chosen: 2 })
    const agenda = saved.output.agendas.find(({ title }) => title === 'Edited tour')
    expect(agenda).toMatchObject({ places_left: 0, tickets_left: 98 })

    await save(5, true)
    expect(await leftOf(tour)).toBe(0)
    const late = await buy(demo, { event_ticket_type_id: type })
    const closed = await choose(late.owner, late.guests[0]?.guest_ticket_id ?? '', [tour])
    expect(closed.error.error_description).toBe('Tour takes no more guests. Please choose again.')
    const paying = await order(demo, { event_ticket_type_id: type, quantity: 1, agendas: [[tour]] })
    expect(paying.error.error).toBe('agenda_full')
    expect((await choose(owner, guests[0]?.guest_ticket_id ?? '', [tour])).output.session_ids).toEqual([tour])
    const stale = await demo.call(endpoints.saveAgendas, { revision: 'old', agendas: [] }, { token })
    expect(stale.error.error).toBe('agendas_changed')
  })
})

describe('without locks', () => {
  test('control: the race for the last session is noticed', async () => {
    const demo = await startDemo(postgresql, { rowLocks: false })
    try {
      const type = await makeType(demo, 'Unlocked')
      const [last = ''] = await makeAgenda(demo, 'Tour', type, [{ title: 'Tour', capacity: 1 }])
      const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 40 })
      const answers = await Promise.all(
        guests.map(({ guest_ticket_id }) =>
          demo.call(endpoints.chooseAgendas, { ...owner, guest_ticket_id, session_ids: [last] }),
        ),
      )
      // Without the lock two requests have read the same room for one. The table's check constraint then refuses the
      // second, which is an error of the server.
      expect(answers.some(({ status }) => status === 500)).toBe(true)
    } finally {
      await demo.close()
    }
  }, 60_000)
})

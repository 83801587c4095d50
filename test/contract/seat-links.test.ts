import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { mailsTo, newEmail } from './people.ts'
import { buy, makeBundle, makeType, requiredAnswers } from './seats.ts'

const tokenIn = (link = '') => link.slice(link.indexOf('#') + 1)

describe.each(databasesFor(import.meta.url))('links to seats on $name', database => {
  let demo: DemoServer
  let table: string
  beforeAll(async () => {
    demo = await startDemo(database)
    table = await makeBundle(demo, await makeType(demo, 'Dinner'), 10)
  }, 60_000)
  afterAll(() => demo.close())

  const buyTable = () => buy(demo, { ticket_bundle_id: table })

  test('replacing a guest’s address invalidates link and code, and does not invite the next guest yet', async () => {
    const { owner, guests } = await buyTable()
    const { guest_ticket_id = '' } = guests[1] ?? {}
    const read = async () => (await demo.call(endpoints.orderGuests, owner)).output.guests[1]
    const save = async (guest_name: string, guest_email: string) => {
      const { revision = 0 } = (await read()) ?? {}
      const guest = { guest_ticket_id, revision, guest_name, guest_email }
      return demo.call(endpoints.saveGuests, { ...owner, guests: [guest] })
    }
    const [one, other] = [newEmail(), newEmail()]
    await save('Grace Hopper', one)
    const { output } = await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'mail' })
    const claim_token = tokenIn(output.link)
    const before = (await demo.call(endpoints.seatByLink, { claim_token })).output.code
    await save('Grace B. Hopper', one.toUpperCase())
    expect((await demo.call(endpoints.seatByLink, { claim_token })).output.code).toBe(before)
    expect((await read())?.invited_at).toBeDefined()

    await save('Mary Somerville', other)
    expect((await demo.call(endpoints.seatByLink, { claim_token })).status).toBe(404)
    expect(await read()).toMatchObject({ guest_email: other, invited_at: undefined })
    const next = await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'mail' })
    const taken = await demo.call(endpoints.seatByLink, { claim_token: tokenIn(next.output.link) })
    expect(taken.output.code).not.toBe(before)
  })

  test('a buyer who puts a friend on their own seat can invite them; a name alone changes no answer', async () => {
    const { owner, guests } = await buyTable()
    const { guest_ticket_id = '', guest_email = '', revision = 0 } = guests[0] ?? {}
    const save = async (guest_name: string, guest_email: string, revision: number) => {
      const guest = { guest_ticket_id, revision, guest_name, guest_email }
      return (await demo.call(endpoints.saveGuests, { ...owner, guests: [guest] })).output.guests[0]
    }
    const named = await save('Ada King', guest_email, revision)
    expect(named?.rsvp_status).toBe('yes')
    const friend = newEmail()
    expect(await save('Grace Hopper', friend, named?.revision ?? 0)).toMatchObject({ rsvp_status: 'awaiting' })
    const { answered_at } = await demo.context.db
      .selectFrom('guest_tickets')
      .select('answered_at')
      .where('id', '=', guest_ticket_id)
      .executeTakeFirstOrThrow()
    expect(answered_at).toBeNull()
  })

  test('a guest who has accepted is told that the seat went to somebody else', async () => {
    const { owner, guests } = await buyTable()
    const [, taken, invited] = guests.map(({ guest_ticket_id }) => ({ ...owner, guest_ticket_id }))
    if (!taken || !invited) throw new Error('the table is too small')
    const wordsTo = async (email: string) =>
      (await mailsTo(demo, email)).filter(({ kind }) => kind === 'ticket_lost').map(({ body_text }) => body_text)
    const giveTo = (seat: typeof taken, guest_name: string, guest_email: string) =>
      demo.call(endpoints.reassignGuest, { ...seat, guest_name, guest_email })
    const [grace, mary, eve] = [newEmail(), newEmail(), newEmail()]
    await giveTo(invited, 'Eve', eve)
    await demo.call(endpoints.inviteGuest, { ...invited, send: 'mail' })
    const { output } = await demo.call(endpoints.inviteGuest, { ...taken, send: 'link' })
    const answers = await requiredAnswers(demo)
    const guest = { guest_name: 'Grace Hopper', guest_email: grace, rsvp_status: 'yes', answers } as const
    const claimed = await demo.call(endpoints.claimSeat, { claim_token: tokenIn(output.link), ...guest })
    expect(claimed.status).toBe(200)

    expect((await giveTo(taken, 'Mary Somerville', mary)).status).toBe(200)
    expect(await wordsTo(grace)).toEqual([
      expect.stringMatching(/^Dear Grace Hopper.*Ada Lovelace has given your seat at .* to somebody else: Dinner\./s),
    ])
    // Neither of them has accepted.
    await giveTo(taken, 'Eve', eve)
    await giveTo(invited, 'Mary Somerville', mary)
    expect([await wordsTo(mary), await wordsTo(eve)]).toEqual([[], []])
  })

  test('a guest who is checked in keeps the seat', async () => {
    const { owner, guests } = await buyTable()
    const { guest_ticket_id = '' } = guests[1] ?? {}
    await demo.context.db
      .updateTable('guest_tickets')
      .set({ checkin_status: 'in' })
      .where('order_id', '=', owner.order_id)
      .execute()
    const recalled = await demo.call(endpoints.recallGuest, { ...owner, guest_ticket_id })
    expect([recalled.status, recalled.error.error]).toEqual([409, 'guest_in_house'])
    const save = async (guest_name: string, guest_email: string) => {
      const { revision = 0 } = (await demo.call(endpoints.orderGuests, owner)).output.guests[0] ?? {}
      const guest = { guest_ticket_id: guests[0]?.guest_ticket_id ?? '', revision, guest_name, guest_email }
      const { status, error } = await demo.call(endpoints.saveGuests, { ...owner, guests: [guest] })
      return status === 200 ? 'ok' : error.error
    }
    expect(await save('Mary Somerville', newEmail())).toBe('guest_in_house')
    expect(await save('Ada King', guests[0]?.guest_email ?? '')).toBe('ok')
  })

  test('a seat cannot be used to mail strangers, or to flood a mailbox', async () => {
    const { owner, guests } = await buyTable()
    const [, one, two, three] = guests.map(({ guest_ticket_id }) => guest_ticket_id)
    const stranger = newEmail()
    const mailTimes = async (id: string | undefined, guest_email: string, times: number) => {
      const seat = { ...owner, guest_ticket_id: id ?? '' }
      await demo.call(endpoints.reassignGuest, { ...seat, guest_name: 'Grace Hopper', guest_email })
      const statuses = []
      for (let time = 0; time < times; time++) {
        statuses.push((await demo.call(endpoints.inviteGuest, { ...seat, send: 'mail' })).status)
      }
      return statuses
    }
    const good = (count: number) => Array.from({ length: count }, () => 200)
    expect(await mailTimes(one, stranger, 21)).toEqual([...good(20), 429])
    const seat = { ...owner, guest_ticket_id: one ?? '' }
    const { output } = await demo.call(endpoints.inviteGuest, { ...seat, send: 'link' })
    const claim_token = tokenIn(output.link)
    const given = { claim_token, guest_name: 'Mary Somerville', guest_email: newEmail() }
    expect((await demo.call(endpoints.transferSeat, given)).status).toBe(429)
    expect(await mailTimes(two, stranger, 20)).toEqual(good(20))
    expect(await mailTimes(three, stranger, 1)).toEqual([429])
    expect(await mailTimes(three, newEmail(), 1)).toEqual([200])
  })

  test('guessed links are limited', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 120; index++) {
      const { status } = await demo.call(
        endpoints.seatByLink,
        { claim_token: `gst_${index}.guess` },
        { address: '198.51.100.9' },
      )
      statuses.add(status)
      if (status === 429) break
    }
    expect([...statuses]).toEqual([404, 429])

    const { owner, guests } = await buyTable()
    const { guest_ticket_id = '' } = guests[1] ?? {}
    const claim_token = tokenIn(
      (await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'link' })).output.link,
    )
    const from = { address: '198.51.100.9' }
    const shown = { tokens: [claim_token, 'gst_1.guess'], orders: [] }
    // A right link is accepted from the same address, too.
    expect((await demo.call(endpoints.seatByLink, { claim_token }, from)).status).toBe(200)
    expect((await demo.call(endpoints.orderGuests, owner, from)).status).toBe(200)
    expect((await demo.call(endpoints.yourTickets, shown, from)).output.guest_of).toHaveLength(1)
    const wrong = { tokens: ['gst_1.guess'], orders: [] }
    expect((await demo.call(endpoints.yourTickets, wrong, from)).status).toBe(429)
  })
})

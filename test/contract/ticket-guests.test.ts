import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refundLine } from '../../host-demo/server/checkout/payments/request-refund.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { mailsTo, newEmail, password, somebody } from './people.ts'
import { buy, buyer, invite, makeBundle, makeType, requiredAnswers } from './seats.ts'

/** The token behind the `#` of a mailed link. */
async function tokenMailedTo(demo: DemoServer, email: string): Promise<string> {
  const [mail] = await mailsTo(demo, email)
  return /#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
}

const tokenIn = (link = '') => link.slice(link.indexOf('#') + 1)

describe.each(databasesFor(import.meta.url))('guests on $name', database => {
  let demo: DemoServer
  let table: string
  beforeAll(async () => {
    demo = await startDemo(database)
    table = await makeBundle(demo, await makeType(demo, 'Dinner'), 10)
  }, 60_000)
  afterAll(() => demo.close())

  const buyTable = (token?: string) => buy(demo, { ticket_bundle_id: table }, token)
  const claim = async (claim_token: string, extra: object = {}) => {
    const seat = { claim_token, guest_name: 'Grace Hopper', rsvp_status: 'yes' } as const
    return demo.call(endpoints.claimSeat, { ...seat, answers: await requiredAnswers(demo), ...extra })
  }

  test('a table is ten seats, and the buyer has the first', async () => {
    const { guests } = await buyTable()
    expect(guests.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(guests[0]).toMatchObject({ guest_name: 'Ada Lovelace', guest_email: buyer.email, rsvp_status: 'yes' })
    expect(guests[1]).toMatchObject({ guest_name: undefined, rsvp_status: 'awaiting', bundle_title: 'Table of ten' })
  })

  test('nobody but the owner sees or changes them', async () => {
    const { owner, guests } = await buyTable()
    const stranger = await somebody(demo)
    const { order_id } = owner
    const seat = { guest_ticket_id: guests[1]?.guest_ticket_id ?? '' }
    for (const claim of [{ order_id }, { order_id, order_key: 'guessed' }]) {
      const refused = [
        await demo.call(endpoints.orderGuests, claim, { token: stranger.token }),
        await demo.call(endpoints.saveGuests, { ...claim, guests: [{ ...seat, revision: 1 }] }),
        await demo.call(endpoints.inviteGuest, { ...claim, ...seat, send: 'link' }),
        await demo.call(endpoints.recallGuest, { ...claim, ...seat }),
        await demo.call(endpoints.reassignGuest, { ...claim, ...seat, guest_name: 'Eve' }),
        await demo.call(endpoints.chooseAgendas, { ...claim, ...seat, session_ids: [] }),
      ]
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    }
    const other = await buyTable()
    const foreign = await demo.call(endpoints.saveGuests, {
      ...other.owner,
      guests: [{ ...seat, revision: 1, guest_name: 'Eve' }],
    })
    expect([foreign.status, foreign.error.error]).toEqual([404, 'seat_not_found'])
  })

  test('the owner saves many at once, and does not overwrite what somebody has changed since', async () => {
    const { owner, guests } = await buyTable()
    const [, second, third] = guests
    const named = (seat: typeof second, guest_name: string) => ({
      guest_ticket_id: seat?.guest_ticket_id ?? '',
      revision: seat?.revision ?? 0,
      guest_name,
      guest_email: null,
      guest_mobile: '07700 900123',
      answers: { moonlight_add_on_1: null },
    })
    const sent = [named(second, 'Grace Hopper'), named(third, 'Mary Somerville')]
    const first = (await demo.call(endpoints.saveGuests, { ...owner, guests: sent })).output
    expect(first.guests[1]).toMatchObject({ guest_name: 'Grace Hopper', guest_mobile: '+447700900123', answers: {} })
    const wrong = { ...named(third, 'Mary Somerville'), guest_mobile: '0770' }
    const refused = await demo.call(endpoints.saveGuests, { ...owner, guests: [named(second, 'Eve'), wrong] })
    expect(refused.error.fields).toEqual({ 'guests.1.guest_mobile': 'Mobile number is too short' })
    const again = (await demo.call(endpoints.saveGuests, { ...owner, guests: [named(second, 'Eve')] })).output
    expect(again.changed).toEqual([second?.guest_ticket_id])
    expect(again.guests[1]?.guest_name).toBe('Grace Hopper')
  })

  test('a guest claims their seat by a link that shows no other seat', async () => {
    const { owner, guests } = await buyTable()
    const [, { guest_ticket_id = '', revision = 0 } = {}] = guests
    const email = newEmail()
    await demo.call(endpoints.saveGuests, {
      ...owner,
      guests: [{ guest_ticket_id, revision, guest_name: 'Grace', guest_email: email }],
    })
    await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'mail' })
    const token = await tokenMailedTo(demo, email)
    const seen = (await demo.call(endpoints.seatByLink, { claim_token: token })).output
    expect(seen.guest).toMatchObject({ guest_ticket_id, guest_name: 'Grace' })
    expect(seen.host_name).toBe('Ada Lovelace')
    expect(JSON.stringify(seen)).not.toContain(buyer.email)
    for (const other of guests) {
      if (other.guest_ticket_id !== guest_ticket_id) expect(JSON.stringify(seen)).not.toContain(other.guest_ticket_id)
    }
    const claimed = (await claim(token, { guest_email: email })).output
    expect(claimed.guest).toMatchObject({ guest_name: 'Grace Hopper', rsvp_status: 'yes', claimedYN: true })
    const recalled = await demo.call(endpoints.recallGuest, { ...owner, guest_ticket_id })
    expect([recalled.status, recalled.error.error]).toEqual([409, 'seat_claimed'])
    const saved = await demo.call(endpoints.saveGuests, {
      ...owner,
      guests: [{ guest_ticket_id, revision: claimed.guest.revision, guest_name: 'Eve' }],
    })
    expect(saved.output.changed).toEqual([guest_ticket_id])
    const tickets = (await demo.call(endpoints.yourTickets, { tokens: [token], orders: [] })).output
    expect(tickets.orders).toEqual([])
    expect(tickets.guest_of).toMatchObject([{ guest_ticket_id, code: claimed.code, guest_name: 'Grace Hopper' }])
    // The owner sees that the seat is claimed, and no longer its code.
    const own = (await demo.call(endpoints.yourTickets, { tokens: [], orders: [owner] })).output.orders[0]
    expect(own?.tickets[1]).toMatchObject({ guest_ticket_id, code: undefined, claim_token: undefined })
    expect(own?.unassigned).toBe(8)
  })

  test('a link is not valid any more once its seat was recalled, transferred or given to somebody else', async () => {
    const { owner, guests } = await buyTable()
    const linkOf = async (index: number) => {
      const { guest_ticket_id = '' } = guests[index] ?? {}
      const { output } = await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'link' })
      return { guest_ticket_id, token: tokenIn(output.link) }
    }
    const [recalled, transferred, reassigned] = [await linkOf(1), await linkOf(2), await linkOf(3)]
    await demo.call(endpoints.recallGuest, { ...owner, guest_ticket_id: recalled.guest_ticket_id })

    const before = (await claim(transferred.token)).output.code
    const email = newEmail()
    const to = { guest_name: 'Caroline Herschel', guest_email: email }
    expect((await demo.call(endpoints.transferSeat, { claim_token: transferred.token, ...to })).status).toBe(200)
    const next = (await claim(await tokenMailedTo(demo, email), { guest_name: 'Caroline' })).output
    expect(next.code).not.toBe(before)

    await claim(reassigned.token)
    const { guest_ticket_id } = reassigned
    const given = await demo.call(endpoints.reassignGuest, { ...owner, guest_ticket_id, guest_name: 'Mary Somerville' })
    expect(given.output.guest).toMatchObject({
      guest_name: 'Mary Somerville',
      rsvp_status: 'awaiting',
      claimedYN: false,
    })

    for (const { token } of [recalled, transferred, reassigned]) {
      expect((await claim(token)).error.error).toBe('seat_not_found')
      expect((await demo.call(endpoints.seatByLink, { claim_token: token })).status).toBe(404)
    }
  })

  test('of two transfers at once one counts', async () => {
    const { owner, guests } = await buyTable()
    const { guest_ticket_id = '' } = guests[4] ?? {}
    const { output } = await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'link' })
    const give = () =>
      demo.call(endpoints.transferSeat, {
        claim_token: tokenIn(output.link),
        guest_name: 'Caroline',
        guest_email: newEmail(),
      })
    const answers = await Promise.all([give(), give(), give()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  test('a refund ends the seats of its line', async () => {
    const { owner, guests } = await buyTable()
    const { guest_ticket_id = '' } = guests[1] ?? {}
    const { output } = await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'link' })
    const { id: lineId, amount } = await demo.context.db
      .selectFrom('order_lines')
      .select(['id', 'amount'])
      .where('order_id', '=', owner.order_id)
      .executeTakeFirstOrThrow()
    await refundLine(demo.context, { orderId: owner.order_id, lineId, amount })
    await demo.context.jobs.runDue()
    const seen = (await demo.call(endpoints.orderGuests, owner)).output.guests
    expect(seen.every(({ endedYN }) => endedYN)).toBe(true)
    expect((await claim(tokenIn(output.link))).error.error).toBe('seat_ended')
    const tickets = (await demo.call(endpoints.yourTickets, { tokens: [], orders: [owner] })).output
    expect(tickets.orders[0]?.tickets.some(({ code }) => code)).toBe(false)
  })

  test('an invited guest says no, and then yes, without paying', async () => {
    const email = newEmail()
    await invite(demo, email)
    await demo.call(endpoints.mailTicketLinks, { guest_email: email.toUpperCase() })
    const [mail] = await mailsTo(demo, email.toUpperCase())
    const token = /ticket-rsvp#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
    expect((await claim(token, { rsvp_status: 'no' })).output).toMatchObject({
      invitedYN: true,
      host_name: undefined,
      guest: { rsvp_status: 'no' },
    })
    expect((await claim(token)).output.guest.rsvp_status).toBe('yes')
  })

  test('asking for links does not reveal who has tickets', async () => {
    const nobody = newEmail()
    const answer = await demo.call(endpoints.mailTicketLinks, { guest_email: nobody })
    expect([answer.status, answer.output]).toEqual([200, {}])
    expect(await mailsTo(demo, nobody)).toEqual([])
  })

  test('a guest’s data is in their export, and is deleted with their account', async () => {
    const { owner, guests } = await buyTable()
    const guest = await somebody(demo)
    const { guest_ticket_id = '' } = guests[1] ?? {}
    const { output } = await demo.call(endpoints.inviteGuest, { ...owner, guest_ticket_id, send: 'link' })
    const answers = await requiredAnswers(demo)
    await demo.call(
      endpoints.claimSeat,
      { claim_token: tokenIn(output.link), guest_name: 'Grace', guest_email: guest.email, rsvp_status: 'yes', answers },
      { token: guest.token },
    )
    const data = await demo.call(endpoints.accountData, { password }, { token: guest.token })
    expect(JSON.stringify(data.output)).toContain(guest_ticket_id)
    await demo.call(endpoints.deleteAccount, { password }, { token: guest.token })
    const seen = (await demo.call(endpoints.orderGuests, owner)).output.guests[1]
    expect(seen).toMatchObject({ guest_name: undefined, guest_email: undefined, rsvp_status: 'yes' })
  })
})

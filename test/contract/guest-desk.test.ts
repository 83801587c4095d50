import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type Answer, type DemoServer, event, startDemo } from './demo-server.ts'
import { newSeat } from './new-seat.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { buy, makeAgenda, makeBundle, makeType } from './seats.ts'
import { newVoucher } from './vouchers.ts'

const other = 'moonlight'

describe.each(databasesFor(import.meta.url))('the desk of guests on $name', database => {
  let demo: DemoServer
  let desk: { token: string }
  let stranger: { token: string; event: string }
  beforeAll(async () => {
    demo = await startDemo(database)
    desk = { token: (await organiser(demo, event, ['*'])).token }
    stranger = { token: (await organiser(demo, other, ['*'])).token, event: other }
  }, 60_000)
  afterAll(() => demo.close())

  const said = ({ status, error }: Answer<unknown>) => [status, error?.error, ...Object.keys(error?.fields ?? {})]
  const list = async (input: object) => (await demo.call(endpoints.adminGuests, input, desk)).output
  const undo = async () => {
    const { items } = (await demo.call(endpoints.auditLog, {}, desk)).output
    return demo.call(endpoints.undoAction, { entry_id: items[0]?.entry_id ?? '' }, desk)
  }

  test('invites, edits, mails again and undoes; of two simultaneous edits the second is refused', async () => {
    const guest_name = `Mary ${randomUUID()}`
    const guest_email = newEmail()
    const added = await demo.call(endpoints.addGuest, { guest_name, guest_email, title: 'Speaker' }, desk)
    const { guest_ticket_id } = added.output
    const seat = async () => (await list({ search: guest_name })).items[0]
    expect(await seat()).toMatchObject({ guest_ticket_id, title: 'Speaker', rsvp_status: 'awaiting', claimedYN: false })
    const { revision = 0 } = (await seat()) ?? {}
    const edit = (revision: number, rsvp_status: 'yes' | 'no') =>
      demo.call(
        endpoints.editGuest,
        { guest_ticket_id, revision, guest_name, guest_email, guest_mobile: '07700 900123', rsvp_status },
        desk,
      )
    expect((await edit(revision, 'yes')).status).toBe(200)
    expect(said(await edit(revision, 'no'))).toEqual([409, 'guest_changed'])
    expect(await seat()).toMatchObject({ rsvp_status: 'yes', guest_mobile: '+447700900123' })
    expect((await list({ search: guest_name, group: 'yes' })).total).toBe(1)
    expect((await list({ search: guest_name, group: 'awaiting' })).total).toBe(0)
    expect((await demo.call(endpoints.inviteByDesk, { guest_ticket_id }, desk)).status).toBe(200)
    expect((await mailsTo(demo, guest_email)).map(({ kind }) => kind)).toHaveLength(2)
    const nobody = await newSeat(demo, { guest_name: null, guest_email: null })
    expect(said(await demo.call(endpoints.inviteByDesk, { guest_ticket_id: nobody.id }, desk))).toEqual([
      409,
      'guest_without_email',
    ])
    const { revision: latest = 0 } = (await seat()) ?? {}
    await edit(latest, 'no')
    expect((await undo()).status).toBe(200)
    expect(await seat()).toMatchObject({ rsvp_status: 'yes' })
  })

  test('gives a seat to somebody else by typing their address over it', async () => {
    const [guest_email, other] = [newEmail(), newEmail()]
    const guest_name = `Mary ${randomUUID()}`
    const { guest_ticket_id } = (await demo.call(endpoints.addGuest, { guest_name, guest_email, title: 'Guest' }, desk))
      .output
    const row = () =>
      demo.context.db
        .selectFrom('guest_tickets')
        .selectAll()
        .where('id', '=', guest_ticket_id)
        .executeTakeFirstOrThrow()
    const accept = () =>
      demo.context.db
        .updateTable('guest_tickets')
        .set({ claimed_at: new Date(), rsvp_status: 'yes' })
        .where('id', '=', guest_ticket_id)
        .execute()
    await accept()
    const before = await row()
    const edit = {
      guest_ticket_id,
      revision: before.revision,
      guest_name,
      guest_email: other,
      rsvp_status: 'yes',
    } as const
    expect((await demo.call(endpoints.editGuest, edit, desk)).status).toBe(200)
    const after = await row()
    expect(after).toMatchObject({ claimed_at: null, invited_at: null, link_revision: before.link_revision + 1 })
    expect(after.code).not.toBe(before.code)
    const [lost] = (await mailsTo(demo, guest_email)).filter(({ kind }) => kind === 'ticket_lost')
    expect(lost?.body_text).toMatch(/has another guest or another address now: Guest\./)

    // Once the second guest has answered, the first one does not get the seat back by undoing.
    await accept()
    expect((await undo()).status).toBe(409)
    const answer = (rsvp_status: 'awaiting' | 'no') =>
      demo.context.db.updateTable('guest_tickets').set({ rsvp_status }).where('id', '=', guest_ticket_id).execute()
    await answer('awaiting')
    expect((await undo()).status).toBe(200)
    expect(await row()).toMatchObject({ guest_email, rsvp_status: 'yes' })
    // The first guest's link and code work no more, so the undoing mails them another one.
    expect((await row()).invited_at).not.toBeNull()
    expect((await mailsTo(demo, guest_email)).filter(({ kind }) => kind === 'ticket_rsvp')).toHaveLength(2)

    // An undone edit takes the seat from the second guest, who may have accepted as the desk had entered it.
    await answer('no')
    const again = { ...edit, revision: (await row()).revision }
    expect((await demo.call(endpoints.editGuest, again, desk)).status).toBe(200)
    await accept()
    expect((await undo()).status).toBe(200)
    expect((await row()).guest_email).toBe(guest_email)
    expect((await mailsTo(demo, other)).map(({ kind }) => kind)).toEqual(['ticket_lost'])

    // A seat that was refunded is nobody's, so nobody loses it.
    await accept()
    await demo.context.db
      .updateTable('guest_tickets')
      .set({ ended_at: new Date() })
      .where('id', '=', guest_ticket_id)
      .execute()
    const { revision } = await row()
    expect((await demo.call(endpoints.editGuest, { ...edit, revision }, desk)).status).toBe(200)
    const lostMails = (await mailsTo(demo, guest_email)).filter(({ kind }) => kind === 'ticket_lost')
    expect(lostMails).toHaveLength(1)
  })

  test('finds guests by session, and those whose seat has no name', async () => {
    const type = await makeType(demo, 'Dinner')
    const [tour = ''] = await makeAgenda(demo, 'Tours', type, [{ title: 'The cellar', capacity: 5 }])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 2 })
    const { guest_ticket_id = '' } = guests[0] ?? {}
    await demo.call(endpoints.chooseAgendas, { ...owner, guest_ticket_id, session_ids: [tour] })
    const { items } = await list({ session_id: tour })
    expect(items).toMatchObject([{ guest_ticket_id, sessions: ['The cellar'] }])
    const { order_reference = '' } = items[0] ?? {}
    expect((await list({ search: order_reference, group: 'nameless' })).total).toBe(1)
  })

  test('gives access only to records of its event', async () => {
    const type = await makeType(demo, 'Dinner')
    const bundle = await makeBundle(demo, type, 2)
    const [session = ''] = await makeAgenda(demo, 'Tours', type, [{ title: 'The cellar', capacity: 5 }])
    const { guests } = await buy(demo, { event_ticket_type_id: type })
    const { guest_ticket_id = '' } = guests[0] ?? {}
    const code = await newVoucher(demo, { origins: '["ticket"]' })
    const { id: voucher_id } = await demo.context.db
      .selectFrom('vouchers')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    const offer = { title: 'Theirs', description: '', price: 1, place: 1, hiddenYN: 'no', publishedYN: 'yes' } as const
    const typed = { ...offer, capacity: 1, waiting_listYN: 'no' } as const
    const terms = { price_mode: 'free', value: 0, unlocksYN: 'no', note: '' } as const
    const calls = [
      demo.call(endpoints.editGuest, { guest_ticket_id, revision: 1, rsvp_status: 'no' }, stranger),
      demo.call(endpoints.inviteByDesk, { guest_ticket_id }, stranger),
      demo.call(endpoints.seatRefund, { guest_ticket_id }, stranger),
      demo.call(endpoints.refundSeats, { guest_ticket_ids: [guest_ticket_id], even_inYN: 'yes' }, stranger),
      demo.call(endpoints.saveTicketType, { ...typed, event_ticket_type_id: type, revision: 'x' }, stranger),
      demo.call(endpoints.deleteTickets, { id: bundle }, stranger),
      demo.call(endpoints.adminVoucher, { voucher_id }, stranger),
      demo.call(endpoints.voucherUses, { voucher_id }, stranger),
      demo.call(endpoints.pauseVoucher, { voucher_id, pausedYN: 'yes' }, stranger),
      demo.call(endpoints.deleteVoucher, { voucher_id }, stranger),
      demo.call(
        endpoints.editVoucher,
        { ...terms, origins: ['ticket'], voucher_id, revision: 'x', voucher_code: 'THEIRS' },
        stranger,
      ),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404))

    // Bundles of another event cannot contain them either.
    const parts = [{ event_ticket_type_id: type, quantity: 1 }]
    expect(said(await demo.call(endpoints.saveTicketBundle, { ...offer, parts }, stranger))).toEqual([
      400,
      'validation_error',
      'parts',
    ])
    const { agendas } = (await demo.call(endpoints.adminAgendas, {}, desk)).output
    const agenda_id = agendas.find(({ sessions }) => sessions.some(one => one.session_id === session))?.agenda_id
    const { revision } = (await demo.call(endpoints.adminAgendas, {}, stranger)).output
    const times = { starts_at: '2096-06-01T18:00:00Z', ends_at: '2096-06-01T19:00:00Z', description: '' }
    const wanted = (session_id?: string) => [{ ...times, title: 'Smuggled', session_id, closedYN: 'no' as const }]
    for (const agenda of [{ agenda_id, sessions: wanted() }, { sessions: wanted(session) }]) {
      const sent = { revision, agendas: [{ title: 'Theirs', requiredYN: 'no' as const, ...agenda }] }
      expect(said(await demo.call(endpoints.saveAgendas, sent, stranger))).toEqual([400, 'validation_error', 'agendas'])
    }
    expect((await demo.call(endpoints.adminAgendas, {}, desk)).output.agendas).toEqual(agendas)
    expect((await list({ search: 'nobody at all' })).total).toBe(0)
    expect((await list({ guest_ticket_id })).items).toMatchObject([{ guest_ticket_id }])
    expect((await demo.call(endpoints.adminGuests, { guest_ticket_id }, stranger)).output.total).toBe(0)
    const theirs = (await demo.call(endpoints.adminGuests, { session_id: session }, stranger)).output
    expect(theirs.total).toBe(0)
  })

  test.each([
    ['guest_email', { guest_email: 'not an address' }],
    ['guest_name', { guest_name: ' ' }],
    ['guest_mobile', { guest_mobile: '12' }],
    ['title', { title: '' }],
  ])('names the %s that is wrong, and invites nobody', async (field, extra) => {
    const guest_email = newEmail()
    const sent = { guest_name: 'Ada', guest_email, title: 'Guest', ...extra }
    expect(said(await demo.call(endpoints.addGuest, sent, desk))).toEqual([400, 'validation_error', field])
    expect(await mailsTo(demo, guest_email)).toEqual([])
  })
})

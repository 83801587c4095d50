import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type Answer, type DemoServer, event, startDemo } from './demo-server.ts'
import { newSeat } from './new-seat.ts'
import { organiser } from './organisers.ts'
import { newEmail } from './people.ts'
import { makeAgenda, makeType } from './seats.ts'

describe.each(databasesFor(import.meta.url))('seats that the desk changes on $name', database => {
  let demo: DemoServer
  let desk: { token: string }
  beforeAll(async () => {
    demo = await startDemo(database)
    desk = { token: (await organiser(demo, event, ['*'])).token }
  }, 60_000)
  afterAll(() => demo.close())

  const said = ({ status, error }: Answer<unknown>) => error?.error ?? status
  const read = (id: string) =>
    demo.context.db.selectFrom('guest_tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const edit = async (
    guest_ticket_id: string,
    guest: { guest_name: string; guest_email: string; rsvp_status?: 'no' },
  ) => {
    const { revision, rsvp_status } = await read(guest_ticket_id)
    return said(
      await demo.call(
        endpoints.editGuest,
        { guest_ticket_id, revision, rsvp_status, guest_mobile: null, ...guest },
        desk,
      ),
    )
  }
  const undo = async () => {
    const { items } = (await demo.call(endpoints.auditLog, {}, desk)).output
    const { entry_id = '' } = items.find(({ kind }) => kind === 'guest') ?? {}
    return said(await demo.call(endpoints.undoAction, { entry_id }, desk))
  }
  const scan = (guest_ticket_id: string, act: 'in' | 'out') => {
    const scanned_at = new Date().toISOString()
    const scans = [{ scan_id: randomUUID(), guest_ticket_id, act, scanned_at }]
    return demo.call(endpoints.scanTickets, { door: 'Main door', sent_at: scanned_at, scans }, desk)
  }

  /** A seat of a guest who has accepted it, said what they need, and chosen a tour and one of two workshops. */
  async function accepted() {
    const type = await makeType(demo, 'Dinner')
    const [tour = ''] = await makeAgenda(demo, 'Tours', type, [{ title: 'The cellar', capacity: 5 }])
    const workshops = [{ title: 'Clay', capacity: 5, in: 30 }]
    const [clay = ''] = await makeAgenda(demo, 'Workshops', type, workshops, true)
    const guest = { guest_name: `Mary ${randomUUID()}`, guest_email: newEmail() }
    const { id } = await newSeat(demo, { ...guest, ticket_type_id: type })
    const need = async () => {
      const { db } = demo.context
      await db
        .updateTable('guest_tickets')
        .set({ answers: JSON.stringify({ diet: 'No nuts' }), claimed_at: new Date(), rsvp_status: 'yes' })
        .where('id', '=', id)
        .execute()
      await db.deleteFrom('agenda_choices').where('guest_ticket_id', '=', id).execute()
      const chosen = [tour, clay].map(session_id => ({ guest_ticket_id: id, session_id }))
      await db.insertInto('agenda_choices').values(chosen).execute()
      await db.updateTable('agenda_sessions').set({ chosen: 1 }).where('id', 'in', [tour, clay]).execute()
    }
    await need()
    const needs = async () => {
      const found = demo.context.db.selectFrom('agenda_choices').where('guest_ticket_id', '=', id).select('session_id')
      const { answers } = await read(id)
      return { answers, sessions: (await found.execute()).map(({ session_id }) => session_id) }
    }
    const all = { answers: { diet: 'No nuts' }, sessions: expect.arrayContaining([tour, clay]) }
    return { id, guest, need, needs, all, left: { answers: {}, sessions: [clay] } }
  }

  test('keep nothing of the first guest for the next one, but places that everybody must choose', async () => {
    const { id, guest, need, needs, all, left } = await accepted()
    expect(await edit(id, { ...guest, guest_name: `${guest.guest_name} Jr` })).toBe(200)
    expect(await needs()).toEqual(all)
    expect(await edit(id, { guest_name: 'Ben', guest_email: newEmail() })).toBe(200)
    expect(await needs()).toEqual(left)
    await need()
    expect(await undo()).toBe('changed_since')
    await demo.context.db.updateTable('guest_tickets').set({ rsvp_status: 'awaiting' }).where('id', '=', id).execute()
    expect(await undo()).toBe(200)
    expect(await needs()).toEqual(left)
  })

  test('go to somebody else with another name and the first address', async () => {
    const { id, guest, needs, all, left } = await accepted()
    const forget = () =>
      demo.context.db.updateTable('guest_tickets').set({ guest_email: null }).where('id', '=', id).execute()
    await forget()
    const { code } = await read(id)
    const guest_email = newEmail()
    expect(await edit(id, { ...guest, guest_email })).toBe(200)
    expect([await needs(), (await read(id)).code]).toEqual([all, code])
    await forget()
    expect(await edit(id, { guest_name: 'Ben', guest_email })).toBe(200)
    expect(await needs()).toEqual(left)
    expect(await read(id)).toMatchObject({ claimed_at: null, rsvp_status: 'awaiting' })
    expect((await read(id)).code).not.toBe(code)
  })

  test('await the answer of who gets them, unless another one is entered with it', async () => {
    const { id, guest } = await accepted()
    const answer = async () => {
      const { rsvp_status, answered_at } = await read(id)
      return [rsvp_status, answered_at !== null]
    }
    await demo.context.db.updateTable('guest_tickets').set({ answered_at: new Date() }).where('id', '=', id).execute()
    expect(await edit(id, { ...guest, guest_name: 'Mary Jr' })).toBe(200)
    expect(await answer()).toEqual(['yes', true])
    expect(await edit(id, { guest_name: 'Ben', guest_email: newEmail() })).toBe(200)
    expect(await answer()).toEqual(['awaiting', false])
    expect(await undo()).toBe(200)
    expect(await answer()).toEqual(['yes', true])
    expect(await edit(id, { guest_name: 'Ben', guest_email: newEmail(), rsvp_status: 'no' })).toBe(200)
    expect(await answer()).toEqual(['no', true])
  })

  test('go to nobody else while their guest is in the house', async () => {
    const { id, guest, needs, all } = await accepted()
    await scan(id, 'in')
    expect(await edit(id, { guest_name: 'Ben', guest_email: newEmail() })).toBe('guest_in_house')
    expect(await edit(id, { ...guest, guest_name: 'Mary Jr' })).toBe(200)
    expect(await needs()).toEqual(all)
    await scan(id, 'out')
    expect(await edit(id, { guest_name: 'Ben', guest_email: newEmail() })).toBe(200)
    await scan(id, 'in')
    expect(await undo()).toBe('guest_in_house')
  })

  test('leave the sessions of a seat that nobody has accepted yet, because its buyer chose them', async () => {
    const { id, needs, all } = await accepted()
    await demo.context.db.updateTable('guest_tickets').set({ claimed_at: null }).where('id', '=', id).execute()
    expect(await edit(id, { guest_name: 'Ben', guest_email: newEmail() })).toBe(200)
    expect(await needs()).toEqual({ ...all, answers: {} })
  })

  test('stay where a guest was added who has been scanned since', async () => {
    const add = () => {
      const guest = { guest_name: `Mary ${randomUUID()}`, guest_email: newEmail(), title: 'Speaker' }
      return demo.call(endpoints.addGuest, guest, desk)
    }
    const { guest_ticket_id } = (await add()).output
    for (const act of ['in', 'out'] as const) {
      await scan(guest_ticket_id, act)
      expect(await undo()).toBe('changed_since')
    }
    const scans = demo.context.db.selectFrom('door_scans').where('guest_ticket_id', '=', guest_ticket_id)
    expect(await scans.selectAll().execute()).toHaveLength(2)
    await add()
    expect(await undo()).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { mailsTo, newEmail } from './people.ts'
import { buy, makeAgenda, makeType } from './seats.ts'

describe.each(databasesFor(import.meta.url))('sessions that are moved on $name', database => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(database)
  }, 60_000)
  afterAll(() => demo.close())

  test('whoever gets a seat’s mails is told once when a chosen session gets another time', async () => {
    const { token } = await organiser(demo, event, ['tickets.viewlist', 'tickets.edit', 'desk.viewlist'])
    const type = await makeType(demo, 'Moved')
    const [walk = ''] = await makeAgenda(demo, 'Moved walk', type, [{ title: 'Moon walk', capacity: 9 }])
    const { owner, guests } = await buy(demo, { event_ticket_type_id: type, quantity: 4 })
    const email = newEmail()
    const { db } = demo.context
    await db.updateTable('orders').set({ email }).where('id', '=', owner.order_id).execute()
    for (const { guest_ticket_id } of guests.slice(0, 3)) {
      await demo.call(endpoints.chooseAgendas, { ...owner, guest_ticket_id, session_ids: [walk] })
    }
    const guest_email = newEmail()
    await db
      .updateTable('guest_tickets')
      .set({ guest_email })
      .where('id', '=', guests[0]?.guest_ticket_id ?? '')
      .execute()
    const { agendas, revision } = (await demo.call(endpoints.adminAgendas, {}, { token })).output
    const yesNo = (is: boolean) => (is ? ('yes' as const) : ('no' as const))
    const sent = agendas.map(({ requiredYN, sessions, ...agenda }) => ({
      ...agenda,
      requiredYN: yesNo(requiredYN),
      sessions: sessions.map(session => ({
        ...session,
        ...(session.session_id === walk && {
          ends_at: '2030-07-01T20:30:00.000Z',
          starts_at: '2030-07-01T19:00:00.000Z',
        }),
        closedYN: yesNo(session.closedYN),
      })),
    }))
    expect((await demo.call(endpoints.saveAgendas, { revision, agendas: sent }, { token })).status).toBe(200)
    await demo.context.jobs.runDue()
    for (const address of [email, guest_email]) {
      const moved = (await mailsTo(demo, address)).filter(({ kind }) => kind === 'agenda_moved')
      expect(moved.map(one => one.body_text)).toEqual([
        expect.stringMatching(/It is now: .*1 July 2030.*20:00 – .*21:30/),
      ])
    }
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { mailsTo, newEmail } from './people.ts'
import { buy, makeBundle, makeType } from './seats.ts'

const day = 24 * 60 * 60_000

describe('reminders of seats without a guest', () => {
  let demo: DemoServer
  let ahead = 0
  beforeAll(async () => {
    demo = await startDemo(embedded, { now: () => new Date(Date.now() + ahead) })
  }, 60_000)
  afterAll(() => demo.close())

  const begins = (starts_at: Date | null) =>
    demo.context.db
      .updateTable('events')
      .set({ settings: sql`settings || ${JSON.stringify({ starts_at })}::jsonb` })
      .where('id', '=', event)
      .execute()
  const buyTable = async () => {
    const email = newEmail()
    const table = await makeBundle(demo, await makeType(demo, 'Dinner'), 3)
    const bought = await buy(demo, { ticket_bundle_id: table })
    await demo.context.db.updateTable('orders').set({ email }).where('id', '=', bought.owner.order_id).execute()
    return { ...bought, email }
  }
  const subjectsAfter = async (days: number, email: string) => {
    ahead = days * day
    await demo.context.db
      .updateTable('jobs')
      .set({ run_at: new Date(0), due_at: new Date(0) })
      .where('kind', '=', 'remind-of-seats')
      .execute()
    await demo.context.jobs.runDue()
    const mails = await mailsTo(demo, email)
    return mails.filter(({ kind }) => kind === 'ticket_reminder').map(({ subject }) => subject)
  }

  test('come two days after the order, once a week, while a seat has no guest', async () => {
    await begins(new Date(Date.now() + 30 * day))
    const { owner, guests, email } = await buyTable()
    expect(await subjectsAfter(1.9, email)).toEqual([])
    const two = '2 of your seats at Riverside 10K have no name yet'
    expect(await subjectsAfter(2.1, email)).toEqual([two])
    expect(await subjectsAfter(8, email)).toEqual([two])
    const [, seat] = guests
    const named = { guest_ticket_id: seat?.guest_ticket_id ?? '', revision: seat?.revision ?? 0, guest_name: 'Grace' }
    expect((await demo.call(endpoints.saveGuests, { ...owner, guests: [named] })).output.changed).toEqual([])
    expect(await subjectsAfter(9.2, email)).toEqual(['1 of your seats at Riverside 10K has no name yet', two])
    await demo.context.db
      .updateTable('guest_tickets')
      .set({ ended_at: new Date() })
      .where('order_id', '=', owner.order_id)
      .execute()
    expect(await subjectsAfter(17, email)).toHaveLength(2)
    ahead = 0
  })

  test('do not ask for the name of a guest who has taken over their seat and deleted their account', async () => {
    await begins(new Date(Date.now() + 30 * day))
    const { owner, email } = await buyTable()
    await demo.context.db
      .updateTable('guest_tickets')
      .set({ claimed_at: new Date() })
      .where('order_id', '=', owner.order_id)
      .execute()
    expect(await subjectsAfter(2.1, email)).toEqual([])
    ahead = 0
  })

  test('end when the event begins, and are not sent for an event without a date', async () => {
    const { email } = await buyTable()
    await begins(new Date(Date.now() + 2.5 * day))
    expect(await subjectsAfter(3, email)).toEqual([])
    await begins(null)
    expect(await subjectsAfter(2.2, email)).toEqual([])
    await begins(new Date(Date.now() + 30 * day))
    expect(await subjectsAfter(2.2, email)).toHaveLength(1)
    ahead = 0
  })
})

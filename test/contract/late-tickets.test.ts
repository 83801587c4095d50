import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '../../src/api/endpoint.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { mailsTo, newEmail } from './people.ts'
import { buyer, makeAgenda, makeType, makeWine } from './seats.ts'

type Lines = InputOf<typeof endpoints.payStripe>['lines']

describe('tickets that are paid after their hold has ended', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
  }, 60_000)
  afterAll(() => demo.close())

  const seat = (event_ticket_type_id: string, ...chosen: string[]) =>
    ({ origin: 'ticket', event_ticket_type_id, quantity: 1, agendas: [chosen] }) as const
  const begin = async (lines: Lines, email = newEmail()) => {
    const guest = { ...buyer, email }
    return (await demo.call(endpoints.payStripe, { idempotency_key: randomUUID(), lines, guest })).output
  }
  /** The order expires while the bank decides. */
  const beginLate = async (lines: Lines, email?: string) => {
    const order = await begin(lines, email)
    await demo.pay(order.payment_intent_id)
    const { db } = demo.context
    await db.updateTable('orders').set({ released_at: new Date() }).where('id', '=', order.order_id).execute()
    await sql`delete from holds using order_lines where order_lines.id = order_line_id and order_id = ${order.order_id}`.execute(
      db,
    )
    return order
  }
  const buy = async (lines: Lines) => {
    const order = await begin(lines)
    await demo.pay(order.payment_intent_id)
    expect((await demo.confirm(order)).status).toBe('paid')
  }

  test('two lines for a session with room for one are refunded', async () => {
    const type = await makeType(demo, 'Late run')
    const [wave = ''] = await makeAgenda(demo, 'Start', type, [{ title: 'Last wave', capacity: 2 }], true)
    const late = await beginLate([seat(type, wave), seat(type, wave)])
    await buy([seat(type, wave)])
    expect((await demo.confirm(late)).status).toBe('cancelled')
  })

  test('two lines for a choice of which one is left are refunded', async () => {
    const type = await makeType(demo, 'Late dinner')
    const { wine } = await makeWine(demo, type, 2)
    const glass = { origin: 'ticket', add_on_choice_id: wine, quantity: 1 } as const
    const late = await beginLate([seat(type), seat(type), glass, glass])
    await buy([seat(type), glass])
    expect((await demo.confirm(late)).status).toBe('cancelled')
  })

  test('optional sessions that have filled up meanwhile are named in one mail', async () => {
    const type = await makeType(demo, 'Late gala')
    const [talk = ''] = await makeAgenda(demo, 'Talks', type, [{ title: 'The night sky', capacity: 1 }])
    const [walk = ''] = await makeAgenda(demo, 'Walks', type, [{ title: 'The moor', capacity: 1, in: 30 }])
    const email = newEmail()
    const late = await beginLate([seat(type, talk), seat(type, walk)], email)
    await buy([seat(type, talk, walk)])
    const paid = await demo.confirm(late)
    expect(paid.status).toBe('paid')
    await demo.context.jobs.runDue()
    const told = (await mailsTo(demo, email)).filter(({ kind }) => kind === 'agenda_full')
    expect(told.map(({ subject }) => subject)).toEqual(['The night sky, The moor are full'])
    const { guests } = (await demo.call(endpoints.orderGuests, paid)).output
    expect(guests.map(({ session_ids }) => session_ids)).toEqual([[], []])
  })
})

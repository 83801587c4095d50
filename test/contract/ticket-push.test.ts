import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { scheduleSaleTimes } from '../../host-demo/server/modules/tickets/selling/sale-times.ts'
import { databaseTime } from '../../host-demo/server/platform/db/clock.ts'
import type { Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { maxDataBytes } from '../../host-demo/server/platform/realtime/event-call.ts'
import { endpoints } from '../../src/api/table.ts'
import { ticketStockPush } from '../../src/api/tickets.ts'
import { databasesFor } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { buyTickets, makeType } from './tickets.ts'

describe.each(databasesFor(import.meta.url))('pushes of tickets on $name', database => {
  let demo: DemoServer
  const pushed: Push[] = []
  beforeAll(async () => {
    demo = await startDemo(database, { publisher: { publishBatch: async batch => void pushed.push(...batch) } })
  }, 60_000)
  afterAll(() => demo.close())

  test('a push says what is left after an order is paid', async () => {
    const seat = await makeType(demo, event, { capacity: 20 })
    const order = await buyTickets(demo, [{ event_ticket_type_id: seat, quantity: 10 }])
    await demo.pay(order.output.payment_intent_id)
    await demo.confirm(order.output)
    const told = () => {
      const last = pushed.filter(({ event }) => event === ticketStockPush.event).at(-1)
      const { types } = v.parse(ticketStockPush.data, last?.data)
      return types.find(one => one.event_ticket_type_id === seat)
    }
    await vi.waitFor(() => expect(told()).toMatchObject({ left: 10, state: 'on_sale' }))
  })

  test('when a sale begins and when it ends, everybody is told, though nobody does anything', async () => {
    const { token } = await organiser(
      demo,
      event,
      ['viewlist', 'add', 'edit'].map(action => `tickets.${action}`),
    )
    const title = `Early bird ${randomUUID()}`
    const typed = { title, description: '', price: 30_00, place: 1, capacity: 5, waiting_listYN: 'no' } as const
    const shown = { hiddenYN: 'no', publishedYN: 'yes' } as const
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const window = { sale_opens_at: inSeconds(3), sale_closes_at: inSeconds(20) }
    const { types } = (await demo.call(endpoints.saveTicketType, { ...typed, ...shown, ...window }, { token })).output
    const id = types.find(type => type.title === title)?.event_ticket_type_id
    const told = () => {
      const stocks = pushed.filter(({ event }) => event === ticketStockPush.event)
      const states = stocks.flatMap(({ data }) => v.parse(ticketStockPush.data, data).types)
      return new Set(states.flatMap(one => (one.event_ticket_type_id === id ? one.state : [])))
    }
    await vi.waitFor(() => expect([...told()].slice(-2)).toEqual(['on_sale', 'closed']), { timeout: 40_000 })
  }, 60_000)

  test('what is left of very many types is more than a push can have, so it says to read it again', async () => {
    const [slot = ''] = await Promise.all(Array.from({ length: 100 }, () => makeType(demo, event)))
    pushed.length = 0
    const order = await buyTickets(demo, [{ event_ticket_type_id: slot, quantity: 1 }])
    expect(order.status).toBe(200)
    const told = () => pushed.filter(({ event }) => event === ticketStockPush.event).at(-1)?.data
    await vi.waitFor(() => expect(v.parse(ticketStockPush.data, told())).toMatchObject({ types: [], editedYN: true }))
    expect(JSON.stringify(told()).length).toBeLessThan(maxDataBytes)
  })

  test('a push that is due is not put off to the next moment of a sale', async () => {
    const { db, jobs } = demo.context
    const at = await databaseTime(db, demo.context.now)
    const type = await makeType(demo, event, { sale_closes_at: new Date(at.getTime() + 3_600_000) })
    const ofType = db.selectFrom('ticket_types').select('event_id').where('id', '=', type)
    const { event_id } = await ofType.executeTakeFirstOrThrow()
    const dueOf = async () => {
      const due = db.selectFrom('jobs').select('due_at').where('key', '=', `sale ${event_id}`)
      return (await due.executeTakeFirst())?.due_at
    }
    await jobs.close()
    await scheduleSaleTimes(db, at)
    const next = await dueOf()
    expect(next?.getTime()).toBeGreaterThan(at.getTime())
    const due = new Date(at.getTime() - 60_000)
    await db.updateTable('jobs').set({ due_at: due }).where('key', '=', `sale ${event_id}`).execute()
    await scheduleSaleTimes(db, at)
    expect(await dueOf()).toEqual(due)
    await scheduleSaleTimes(db, at, event_id)
    expect((await dueOf())?.getTime()).toBeGreaterThan(at.getTime())
  })
})

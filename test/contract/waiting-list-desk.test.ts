import { expect, onTestFinished, test } from 'vitest'
import { scheduleStock } from '../../host-demo/server/modules/tickets/selling/stock-job-kind.ts'
import { endpoints } from '../../src/api/table.ts'
import { databasesFor } from '../databases.ts'
import { event, startDemo } from './demo-server.ts'
import { organiser } from './organisers.ts'
import { newEmail } from './people.ts'
import { makeType, ticketBuyer } from './tickets.ts'

test.each(databasesFor(import.meta.url))('the desk sees who waits and is offered tickets on $name', async database => {
  const demo = await startDemo(database)
  onTestFinished(() => demo.close())
  const { db, jobs } = demo.context
  const { token } = await organiser(demo, event, ['tickets.viewlist', 'tickets.delete'])
  const type = await makeType(demo, event, { capacity: 0 })
  const [first, second, gone] = [newEmail(), newEmail(), newEmail()]
  for (const email of [first, second, gone]) {
    const asked = { event_ticket_type_id: type, quantity: 1, ...ticketBuyer, email }
    expect((await demo.call(endpoints.joinWaitingList, asked)).status).toBe(200)
  }
  await db.updateTable('ticket_waiters').set({ state: 'left' }).where('email', '=', gone).execute()
  const list = async (search?: string) =>
    (await demo.call(endpoints.adminWaitingList, { search }, { event, token })).output
  expect((await list()).items).toMatchObject([
    { email: first, quantity: 1, offered_until: undefined },
    { email: second, quantity: 1, offered_until: undefined },
  ])
  const remove = (id: string) => demo.call(endpoints.deleteTickets, { id }, { event, token })
  expect((await remove(type)).error.error).toBe('tickets_in_use')
  await db.updateTable('ticket_types').set({ capacity: 1 }).where('id', '=', type).execute()
  await scheduleStock(db, event)
  await jobs.runDue()
  const offered = (await list()).items.map(({ email, offered_until }) => [email, offered_until !== undefined])
  expect(offered).toEqual([
    [first, true],
    [second, false],
  ])
  expect(await list(second)).toMatchObject({ total: 1, items: [{ email: second }] })
  const inBasket = await makeType(demo, event)
  const reserve = (lines: { event_ticket_type_id: string; quantity: number }[]) =>
    demo.call(endpoints.reserveTickets, { reservation_key: 'a key of a basket at the desk', lines })
  await reserve([{ event_ticket_type_id: inBasket, quantity: 1 }])
  expect((await remove(inBasket)).error.error).toBe('tickets_in_use')
  await reserve([])
  expect((await remove(inBasket)).status).toBe(200)
  const other = await organiser(demo, event, ['payments.viewlist'])
  expect((await demo.call(endpoints.adminWaitingList, {}, { event, token: other.token })).status).toBe(403)
})

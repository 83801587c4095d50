import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scheduleStock } from '../../host-demo/server/modules/tickets/selling/stock-job-kind.ts'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, event, startDemo } from './demo-server.ts'
import { mailsTo, newEmail } from './people.ts'
import { makeType, ticketBuyer } from './tickets.ts'

describe('waiting lists', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
  }, 60_000)
  afterAll(() => demo.close())

  const wait = (event_ticket_type_id: string, email = newEmail()) =>
    demo.call(endpoints.joinWaitingList, { event_ticket_type_id, quantity: 1, ...ticketBuyer, email })

  test('nobody waits where there is no list, or for what is hidden', async () => {
    const none = await makeType(demo, event, { capacity: 0, waiting_list: false })
    const hidden = await makeType(demo, event, { capacity: 0, hidden: true })
    const errors = [(await wait(none)).error.error, (await wait(hidden)).error.error]
    expect(errors).toEqual(['no_waiting_list', 'ticket_not_found'])
  })

  test('nobody is offered what is hidden since, because they could not buy it', async () => {
    const { db, jobs } = demo.context
    const type = await makeType(demo, event, { capacity: 0 })
    const email = newEmail()
    expect((await wait(type, email)).status).toBe(200)
    const offersOnceThereAreSome = async (hidden: boolean) => {
      await db.updateTable('ticket_types').set({ capacity: 5, hidden }).where('id', '=', type).execute()
      await scheduleStock(db, event)
      await jobs.runDue()
      return (await mailsTo(demo, email)).map(({ kind }) => kind)
    }
    expect(await offersOnceThereAreSome(true)).toEqual([])
    expect(await offersOnceThereAreSome(false)).toEqual(['ticket_offer'])
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/api/table.ts'
import { embedded } from '../databases.ts'
import { type DemoServer, startDemo } from './demo-server.ts'
import { newEmail } from './people.ts'
import { atDesk, event, itemInput, promise } from './pledges.ts'

describe('a promise that is sent again', () => {
  let demo: DemoServer
  beforeAll(async () => {
    demo = await startDemo(embedded)
  }, 60_000)
  afterAll(() => demo.close())

  test('a promise that stands is told again after a lost answer, although its item takes none any more', async () => {
    const { id, desk, item, shown } = await atDesk(demo)
    const guest = { first_name: 'Grace', last_name: 'Hopper', email: newEmail() }
    const sent = { guest, idempotency_key: randomUUID() }
    const { output: first } = await promise(demo, id, 50_00, sent)
    const levels = [{ amount: 70_00, does: 'a day' }]
    const closed = itemInput({ levels, own_amountYN: 'no', pay_laterYN: 'no', state: 'closed' })
    const edit = { ...closed, pledge_item_id: id, revision: item.revision }
    expect((await demo.call(endpoints.editPledgeItem, edit, desk)).status).toBe(200)
    const again = await promise(demo, id, 50_00, sent)
    expect(again.output).toEqual(first)
    expect(await shown()).toMatchObject({ pledged: 50_00, pledge_count: 1 })
    expect((await promise(demo, id, 50_00)).error.error).toBe('pledge_closed')
    await demo.context.db.updateTable('events').set({ guest_checkout: false }).where('id', '=', event).execute()
    expect((await promise(demo, id, 50_00, sent)).output).toEqual(first)
    expect((await promise(demo, id, 50_00)).error.error).toBe('guest_checkout_disabled')
  })
})

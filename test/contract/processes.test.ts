import { expect, test } from 'vitest'
import { demoEvents } from '../../host-demo/server/demo/events/events.ts'
import { seed } from '../../host-demo/server/demo/seed.ts'
import { migrations } from '../../host-demo/server/migrations.ts'
import { modules } from '../../host-demo/server/modules.ts'
import { openDatabase } from '../../host-demo/server/platform/db/database.ts'
import { migrate } from '../../host-demo/server/platform/db/migrate.ts'
import { startServer } from '../../host-demo/server/start-server.ts'
import { endpoints } from '../../src/api/table.ts'
import { databases, postgresql } from '../databases.ts'
import { giftInput, startDemo } from './demo-server.ts'

test('lets several processes migrate and seed one empty database at once', async () => {
  const { config, drop } = await postgresql.prepare()
  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(config)))
  const [first] = opened
  await first?.pool.query('drop schema public cascade')
  await first?.pool.query('create schema public')
  await Promise.all(
    opened.map(async ({ db }) => {
      await migrate(db, migrations)
      await seed(db, { events: demoEvents, modules }, new Date(), true)
    }),
  )
  expect(await first?.db.selectFrom('events').select('id').execute()).toHaveLength(demoEvents.length)
  await Promise.all(opened.map(({ close }) => close()))
  await drop()
}, 60_000)

test('makes one order of an attempt that two processes get at once', async () => {
  const one = await startDemo(postgresql)
  const two = await startServer({ ...one.context.config, port: 0 }, { deliverWebhooks: false })
  const input = giftInput()
  const ask = async (url: string) => {
    const headers = { 'content-type': 'application/json', 'x-event-id': 'riverside' }
    const path = `/api/v1${endpoints.payStripe.path}`
    return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) })).json()
  }
  const answers = await Promise.all([one.url, two.url, one.url, two.url].map(ask))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ status: 'pending' })
  await two.close()
  await one.close()
}, 60_000)

test.each(databases)(
  'keeps on $name what was paid when the server stops before anybody was told',
  async database => {
    const { config, drop } = await database.prepare()
    const first = await startDemo({ ...database, prepare: async () => ({ config, drop: async () => undefined }) })
    const order = await first.begin({ amount: 77_00 })
    const before = await first.total()
    await first.pay(order.payment_intent_id)
    await first.close()
    const second = await startDemo({ ...database, prepare: async () => ({ config, drop }) }, { deliverWebhooks: true })
    await expect.poll(async () => (await second.total()).total_raised).toBe(before.total_raised + 77_00)
    await second.close()
  },
  60_000,
)

test('explains in a sentence that the port or the data folder is in use', async () => {
  const [pglite] = databases
  if (!pglite) throw new Error('This test needs the embedded database')
  const demo = await startDemo(pglite)
  const { config } = demo.context
  await expect(startServer({ ...config, port: demo.port })).rejects.toThrow(`Port ${demo.port} is taken`)
  await expect(startServer(config)).rejects.toThrow('uses the data folder')
  await demo.close()
}, 60_000)

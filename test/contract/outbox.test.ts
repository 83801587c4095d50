import type { Kysely } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../host-demo/server/platform/db/schema.ts'
import { createOutbox, type Push } from '../../host-demo/server/platform/outbox/outbox.ts'
import { databases } from '../databases.ts'
import { startDemo } from './demo-server.ts'

const row = (number: number, channel = 'event-one', subject = '') => ({
  channel,
  event: 'total',
  subject,
  data: JSON.stringify({ number }),
})

type Publish = (batch: readonly Push[]) => Promise<void> | void

function start(db: Kysely<Database>, publish: Publish): unknown[] {
  const problems: unknown[] = []
  const publisher = { publishBatch: async (batch: readonly Push[]) => publish(batch) }
  const outbox = createOutbox(db, publisher, problem => void problems.push(problem))
  onTestFinished(outbox.close)
  return problems
}

const waiting = (db: Kysely<Database>) => db.selectFrom('outbox').select(['channel', 'tries']).orderBy('id').execute()

describe.each(databases)('the outbox on $name', database => {
  test('sends only the newest push of a subject', async () => {
    const { db } = await database.open()
    const rows = [
      row(1),
      row(2),
      row(3),
      row(9, 'event-two'),
      row(4, 'event-one', 'lot-7'),
      row(5, 'event-one', 'lot-7'),
    ]
    await db.insertInto('outbox').values(rows).execute()
    const published: unknown[] = []
    start(db, batch => void published.push(...batch.map(({ channel, data }) => [channel, data])))
    await expect.poll(() => waiting(db)).toEqual([])
    expect(published).toEqual([
      ['event-one', { number: 3 }],
      ['event-two', { number: 9 }],
      ['event-one', { number: 5 }],
    ])
  })

  test('sends the newest pushes of several subjects in their order', async () => {
    const { db } = await database.open()
    const rows = [row(1, 'event-one', 'edit'), row(2, 'event-one', 'count'), row(3, 'event-one', 'edit')]
    await db.insertInto('outbox').values(rows).execute()
    const published: unknown[] = []
    start(db, batch => void published.push(...batch.map(({ data }) => data)))
    await expect.poll(() => waiting(db)).toEqual([])
    expect(published).toEqual([{ number: 2 }, { number: 3 }])
  })

  test('sends ten at once', async () => {
    const { db } = await database.open()
    const rows = Array.from({ length: 25 }, (_, number) => row(number, `event-${number}`))
    await db.insertInto('outbox').values(rows).execute()
    const sizes: number[] = []
    start(db, batch => void sizes.push(batch.length))
    await expect.poll(() => waiting(db)).toEqual([])
    expect(sizes).toEqual([10, 10, 5])
  })

  test('keeps pushes that could not be sent, and tries again', async () => {
    const { db } = await database.open()
    await db.insertInto('outbox').values(row(1)).execute()
    let away = true
    const published: unknown[] = []
    const problems = start(db, batch => {
      if (away) throw new Error('Pusher is away')
      published.push(...batch.map(({ data }) => data))
    })
    await expect.poll(() => problems).toHaveLength(1)
    expect(await waiting(db)).toEqual([{ channel: 'event-one', tries: 1 }])
    away = false
    await expect.poll(() => published).toEqual([{ number: 1 }])
  })

  test('delays no other push if one is refused', async () => {
    const demo = await startDemo(database)
    const { db, outbox } = demo.context
    const large = { ...row(0, 'large'), data: JSON.stringify('x'.repeat(20_000)) }
    await db
      .insertInto('outbox')
      .values([row(1, 'one'), large, row(3, 'three')])
      .execute()
    outbox.wake()
    await expect.poll(async () => (await waiting(db)).map(({ channel }) => channel)).toEqual(['large'])
    await demo.close()
  })
})

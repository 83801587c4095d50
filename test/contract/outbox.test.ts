import { expect, onTestFinished, test, vi } from 'vitest'
import { createOutbox } from '../../host-demo/server/platform/outbox.ts'
import { databases } from '../databases.ts'

const row = (number: number, channel = 'event-one') => ({ channel, event: 'total', data: JSON.stringify({ number }) })

test.each(databases)('sends on $name the newest of what waits for a channel, and forgets the rest', async database => {
  const { db } = await database.open()
  await db
    .insertInto('outbox')
    .values([row(1), row(2), row(3), row(9, 'event-two')])
    .execute()
  const published: unknown[] = []
  const outbox = createOutbox(db, { publish: async (channel, _, data) => void published.push([channel, data]) })
  onTestFinished(outbox.close)
  await expect.poll(() => db.selectFrom('outbox').select('id').execute()).toEqual([])
  expect(published).toEqual([
    ['event-one', { number: 3 }],
    ['event-two', { number: 9 }],
  ])
})

test.each(databases)('keeps on $name what could not be sent, for whoever comes next', async database => {
  const { db } = await database.open()
  await db.insertInto('outbox').values(row(1)).execute()
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  const refusing = createOutbox(db, { publish: () => Promise.reject(new Error('Pusher is away')) })
  await expect.poll(() => reported.mock.calls).toHaveLength(1)
  await refusing.close()
  const published: unknown[] = []
  const next = createOutbox(db, { publish: async (_, __, data) => void published.push(data) })
  onTestFinished(next.close)
  await expect.poll(() => published).toEqual([{ number: 1 }])
})

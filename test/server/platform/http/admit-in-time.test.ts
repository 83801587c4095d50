import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../../../host-demo/server/platform/db/schema.ts'
import { admitInTime } from '../../../../host-demo/server/platform/http/admit-in-time.ts'
import { HttpError } from '../../../../host-demo/server/platform/http/http-error.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const busy = new HttpError(429, { error: 'tickets_busy' }, { retryAfter: 3 })

test('calls that would wait too long are refused at once, and earlier ones are answered', async () => {
  const context = { db: {} as Kysely<Database> }
  const admit = admitInTime(() => busy, { longestWait: 100, few: 2 })
  const goOn: (() => void)[] = []
  const call = () => admit(context, () => new Promise<string>(done => goOn.push(() => done('done'))))
  const early = [call(), call(), call()]
  vi.advanceTimersByTime(101)
  let worked = false
  const late = admit(context, async () => {
    worked = true
  })
  await expect(late).rejects.toBe(busy)
  expect(worked).toBe(false)
  for (const go of goOn) go()
  expect(await Promise.all(early)).toEqual(['done', 'done', 'done'])
  expect(await admit(context, async () => 'after them')).toBe('after them')
})

test('a few waiting calls are not refused, and each database is counted by itself', async () => {
  const admit = admitInTime(() => busy, { longestWait: 100, few: 2 })
  const context = { db: {} as Kysely<Database> }
  const never = () => new Promise<never>(() => {})
  void admit(context, never)
  void admit(context, never)
  vi.advanceTimersByTime(1000)
  expect(await admit(context, async () => 'third')).toBe('third')
  void admit(context, never)
  expect(await admit({ db: {} as Kysely<Database> }, async () => 'elsewhere')).toBe('elsewhere')
})

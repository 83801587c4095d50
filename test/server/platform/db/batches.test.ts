import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { inBatch, sharedRead } from '../../../../host-demo/server/platform/db/batches.ts'
import type { Database } from '../../../../host-demo/server/platform/db/schema.ts'

const newDatabase = () => ({}) as Kysely<Database>

/** Doubles numbers when the test lets it. */
function doubling() {
  const db = newDatabase()
  const batches: (readonly number[])[] = []
  const goOn: (() => void)[] = []
  const work = async (batch: readonly number[]) => {
    batches.push(batch)
    await new Promise<void>(done => goOn.push(done))
    return batch.map(number => number * 2)
  }
  const double = (number: number, kind = 'a') => inBatch(db, kind, number, work)
  return { batches, goOn, double }
}

test('calls of one turn of the event loop are one batch', async () => {
  const { batches, goOn, double } = doubling()
  const answers = [double(1), double(2), double(3)]
  await expect.poll(() => batches).toEqual([[1, 2, 3]])
  goOn[0]?.()
  expect(await Promise.all(answers)).toEqual([2, 4, 6])
})

test('calls of successive turns of the event loop are one batch', async () => {
  const { batches, goOn, double } = doubling()
  const answers: Promise<number>[] = []
  for (let number = 1; number <= 20; number++) {
    answers.push(double(number))
    await nextTurn()
  }
  await expect.poll(() => batches.map(batch => batch.length)).toEqual([20])
  goOn[0]?.()
  expect(await answers.at(-1)).toBe(40)
})

test('calls during a batch wait for the next one; another kind does not', async () => {
  const { batches, goOn, double } = doubling()
  const first = double(1)
  await expect.poll(() => batches).toEqual([[1]])
  const later = [double(2), double(3)]
  const other = double(4, 'b')
  await expect.poll(() => batches).toEqual([[1], [4]])
  for (const go of goOn) go()
  expect(await Promise.all([first, other])).toEqual([2, 8])
  await expect.poll(() => batches).toEqual([[1], [4], [2, 3]])
  goOn[2]?.()
  expect(await Promise.all(later)).toEqual([4, 6])
})

test('a call during a read gets the next one: nobody gets a read that began before their call', async () => {
  const db = newDatabase()
  const begun: (() => void)[] = []
  let stored = 'first'
  const read = () => {
    const found = stored
    return new Promise<string>(done => begun.push(() => done(found)))
  }
  const first = sharedRead(db, 'a', read)
  await expect.poll(() => begun.length).toBe(1)
  stored = 'second'
  const others = [sharedRead(db, 'a', read), sharedRead(db, 'a', read)]
  begun[0]?.()
  expect(await first).toBe('first')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.()
  expect(await Promise.all(others)).toEqual(['second', 'second'])
})

test('a failure affects its own batch only', async () => {
  const db = newDatabase()
  await expect(sharedRead(db, 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await sharedRead(db, 'a', async () => 'there')).toBe('there')
})

import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../../host-demo/server/platform/db/schema.ts'
import { sharedRead } from '../../../../host-demo/server/platform/db/shared-read.ts'

test('whoever asks during a read gets the next one, all the same; nobody gets one that began before they asked', async () => {
  const db = {} as Kysely<Database>
  const begun: (() => void)[] = []
  let stored = 'first'
  const read = () => {
    const found = stored
    return new Promise<string>(done => begun.push(() => done(found)))
  }
  const first = sharedRead(db, 'a', read)
  stored = 'second'
  const [second, third] = [sharedRead(db, 'a', read), sharedRead(db, 'a', read)]
  const other = sharedRead(db, 'b', read)
  expect(begun).toHaveLength(2)
  begun[0]?.()
  expect(await first).toBe('first')
  await expect.poll(() => begun.length).toBe(3)
  begun[2]?.()
  begun[1]?.()
  expect([await second, await third, await other]).toEqual(['second', 'second', 'second'])
  stored = 'fourth'
  const last = sharedRead(db, 'a', read)
  begun[3]?.()
  expect(await last).toBe('fourth')
})

test('a read that fails is not kept', async () => {
  const db = {} as Kysely<Database>
  await expect(sharedRead(db, 'a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await sharedRead(db, 'a', async () => 'there')).toBe('there')
})

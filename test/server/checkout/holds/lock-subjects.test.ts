import { type Dialect, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { lockSubjects } from '../../../../host-demo/server/checkout/holds/lock-subjects.ts'
import type { Database } from '../../../../host-demo/server/platform/db/schema.ts'

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: db => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

/** Two orders that lock in different orders wait for each other, which a second try only makes rare. */
test('locks each subject once, and always in the same order', async () => {
  const locked: unknown[] = []
  const db = new Kysely<Database>({ dialect, log: ({ query }) => void locked.push(...query.parameters) })
  const subjects = ['voucher:1', null, 'lot:2', 'lot:10', undefined, 'lot:2']
  for (const asked of [subjects, [...subjects].reverse()]) {
    locked.length = 0
    await db.transaction().execute(trx => lockSubjects(trx, true, asked))
    expect(locked).toEqual(['lot:10', 'lot:2', 'voucher:1'])
  }
})

import { expect, test } from 'vitest'
import { createImport } from '../../../src/features/desk/import/import.store.ts'
import { json } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'

test('a list that was changed is another import, and the same one tried again is not', async () => {
  const { site, server } = testSite()
  server.answer('POST /admin/guest-imports', json({ error: 'internal' }, 500))
  const list = createImport(site)
  list.type('name,email\nAda Lovelace,ada@donors.example')
  await list.preview.run()
  await list.preview.run()
  list.type('name,email\nGrace Hopper,grace@donors.example')
  await list.preview.run()
  const [first, again, other] = server
    .requestsTo('POST /admin/guest-imports')
    .map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

import { expect, test } from 'vitest'
import { createImport } from '../../../src/features/desk/import/import.store.ts'
import { json } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'

const call = 'POST /admin/guest-imports'

test('a list that was changed is another import, and the same one tried again is not', async () => {
  const { site, server } = testSite()
  server.answer(call, json({ error: 'internal' }, 500))
  const list = createImport(site)
  list.type('name,email\nAda Lovelace,ada@donors.example')
  await list.preview.run()
  await list.preview.run()
  list.type('name,email\nGrace Hopper,grace@donors.example')
  await list.preview.run()
  const [first, again, other] = server
    .requestsTo(call)
    .map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('the lines that were left out stay, to be corrected, and the others go', async () => {
  const { site, server } = testSite()
  const checked = [
    { line: 2, problem: null },
    { line: 3, problem: 'email_missing' },
  ]
  const again = [{ line: 2, problem: 'email_missing' }]
  server.answer(
    call,
    json({ lines: checked, written: 0 }),
    json({ lines: checked.slice(0, 1), written: 1 }),
    json({ lines: again, written: 0 }),
  )
  const list = createImport(site)
  list.type('Name;Email;Table\nAda;ada@donors.example;4\n"Hopper; Grace";;"5"')
  await list.preview.run()
  await list.write.run()
  expect(list.$text.get()).toBe('Name;Email;Table\n"Hopper; Grace";;5')
  expect([list.$written.get(), list.$lines.get()]).toEqual([1, [{ line: 2, problem: 'email_missing' }]])
})

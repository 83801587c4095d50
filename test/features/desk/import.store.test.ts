import { expect, test } from 'vitest'
import { createImport } from '../../../src/features/desk/import/import.store.ts'
import { json } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'

const call = 'POST /admin/guest-imports'

test('an import tried again is the same one, until the list is checked again', async () => {
  const { site, server } = testSite()
  const checked = json({ lines: [{ line: 2, problem: null }], written: 0 })
  const lost = json({ error: 'internal' }, 500)
  server.answer(call, checked, lost, lost, checked, lost)
  const list = createImport(site)
  list.type('name,email\nAda Lovelace,ada@donors.example')
  await list.preview.run()
  await list.write.run()
  await list.write.run()
  await list.preview.run()
  await list.write.run()
  const [first, again, other] = server
    .requestsTo(call)
    .map(({ body }) => body as { idempotency_key: string; dry_runYN: string })
    .filter(({ dry_runYN }) => dry_runYN === 'no')
    .map(({ idempotency_key }) => idempotency_key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a line that was imported though the answer was lost is not imported again, and the wrong one stays', async () => {
  const { site, server } = testSite()
  const checked = [
    { line: 2, problem: null },
    { line: 3, problem: 'email_missing' },
  ]
  const again = [
    { line: 2, problem: 'already_guest' },
    { line: 3, problem: 'email_missing' },
  ]
  const lost = json({ error: 'internal' }, 500)
  server.answer(call, json({ lines: checked, written: 0 }), lost, json({ lines: again, written: 0 }))
  const list = createImport(site)
  const text = 'name,email\nAda,ada@donors.example\nGrace,'
  list.type(text)
  await list.preview.run()
  await list.write.run()
  await list.preview.run()
  expect([list.$text.get(), list.$lines.get(), list.$written.get()]).toEqual([text, again, undefined])
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

test('what is corrected while the import runs is still there when it ends', async () => {
  const { site, server } = testSite()
  const lines = [
    { line: 2, problem: null },
    { line: 3, problem: 'email_missing' },
  ]
  const corrected = 'name,email\nAda,ada@donors.example\nGrace,grace@donors.example'
  const list = createImport(site)
  server.answer(call, json({ lines, written: 0 }), () => {
    list.type(corrected)
    return Response.json({ lines: lines.slice(0, 1), written: 1 })
  })
  list.type('name,email\nAda,ada@donors.example\nGrace,')
  await list.preview.run()
  await list.write.run()
  expect([list.$text.get(), list.$written.get()]).toEqual([corrected, 1])
  expect(server.requestsTo(call)).toHaveLength(2)
})

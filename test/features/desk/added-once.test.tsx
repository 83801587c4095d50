import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { createGuestForm } from '../../../src/features/desk/guests/guests.store.ts'
import { acting } from '../../support/acting.ts'
import { held, json, offline } from '../../support/fake-server.ts'
import { showFor, user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(close)

function close(): void {
  cleanup()
  document.body.replaceChildren()
}

const onDevice = 'fayre.token https://give.example gala'
const add = 'POST /admin/pledge-items'
const edit = 'PUT /admin/pledge-items/pit_1'
const item = (title: string) => ({
  ...{ pledge_item_id: 'pit_1', sequence: 1, number: 1, revision: 'r1', state: 'open', publishedYN: 'no' },
  ...{ title, summary: '', description: '', picture: null, target: null, levels: [] },
  ...{ pledged: 0, matched: 0, pledge_count: 0, own_amountYN: 'yes', pay_laterYN: 'yes', charity_ids: [] },
})
const reused = json({ error: 'idempotency_key_reused', error_description: 'Saved before.', record_id: 'pit_1' }, 409)

async function open(storage = memoryStorage({ [onDevice]: 'token-1' }), path = 'new') {
  const shown = await showFor(
    <Desk path={`pledge-items/${path}`} />,
    server => {
      server.answer('GET /users/profile', json({ user }))
      server.answer('GET /admin/profile', json({ permissions: ['*'] }))
      server.answer('GET /admin/charities', json([]))
      server.answer('GET /admin/pledge-items/pit_1', json(item('A night of care')))
    },
    'en-GB',
    storage,
  )
  await rest()
  const sent = (call: string) => shown.server.requestsTo(call).map(({ body }) => body as Record<string, string>)
  return { ...shown, sent }
}

const save = async () => {
  await press('Save')
  await rest()
}

test('a new record is sent again with the same key while its answer is lost, and the next with another', async () => {
  const { server, sent } = await open()
  await type('Title', 'A night of care')
  server.answer(add, offline, json({ error: 'server_error' }, 500), json(item('A night of care')))
  server.answer('GET /admin/pledge-items/pit_1', json(item('A night of care')))
  await save()
  await save()
  await save()
  const keys = sent(add).map(({ idempotency_key }) => idempotency_key)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  close()
  const again = await open()
  again.server.answer(add, json(item('A day of care')))
  await type('Title', 'A day of care')
  await save()
  expect(again.sent(add)[0]?.idempotency_key).not.toBe(keys[0])
})

test('what is typed after a lost answer is saved over the record that was added', async () => {
  const { server, sent, text } = await open()
  await type('Title', 'A night of care')
  server.answer(add, offline, reused)
  server.answer('GET /admin/pledge-items/pit_1', json(item('A night of care')))
  server.answer(edit, json(item('A night of good care')))
  await save()
  await type('Title', 'A night of good care')
  await save()
  expect(sent(add)).toHaveLength(2)
  expect(sent(edit)).toMatchObject([{ title: 'A night of good care', revision: 'r1' }])
  expect(text()).not.toContain('Saved before.')
})

test('a record that was deleted after its answer was lost is added by the press after', async () => {
  const { server, sent, text } = await open()
  await type('Title', 'A night of care')
  server.answer(add, offline, reused, json(item('A night of good care')))
  server.answer('GET /admin/pledge-items/pit_1', json({ error: 'pledge_item_not_found' }, 404))
  await save()
  await type('Title', 'A night of good care')
  await save()
  expect(text()).toContain('Saved before.')
  await save()
  const keys = sent(add).map(({ idempotency_key }) => idempotency_key)
  expect([keys.length, new Set(keys).size]).toEqual([3, 2])
})

test('what is typed while a new record is saved is a change of it, and the next new one has another key', async () => {
  const storage = memoryStorage({ [onDevice]: 'token-1' })
  const before = await open(storage)
  const saving = held(json(item('A night of care')))
  before.server.answer(add, saving.answer)
  await type('Title', 'A night of care ')
  await press('Save')
  await type('Title', 'A night of good care')
  await acting(() => saving.release())
  await rest()
  close()
  const next = await open(storage)
  next.server.answer(add, json({ ...item('A day of care'), pledge_item_id: 'pit_2' }))
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  await type('Title', 'A day of care')
  await save()
  expect(next.sent(add)[0]?.idempotency_key).not.toBe(before.sent(add)[0]?.idempotency_key)
  close()
  const { text } = await open(storage, 'pit_1')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A night of good care')
  expect(text()).not.toContain('somebody else')
})

test('what is typed while a guest is added does not add another one', async () => {
  const { site, server } = await open()
  const guests = createGuestForm(site, undefined, () => undefined)
  const saving = held(json({ guest_ticket_id: 'seat-1' }))
  server.answer('POST /admin/guests', saving.answer)
  const typed = { title: 'Speaker', guest_name: 'Ada', guest_email: 'ada@example.com' }
  guests.form.change(typed)
  const added = guests.form.submit()
  await rest()
  guests.form.change({ guest_name: 'Ada Lovelace' })
  saving.release()
  await added
  await guests.form.submit()
  const keys = server.requestsTo('POST /admin/guests').map(({ body }) => Object(body).idempotency_key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('the key outlives the session, with what was typed', async () => {
  const storage = memoryStorage({ [onDevice]: 'token-1' })
  const before = await open(storage)
  await type('Title', 'A night of care')
  before.server.answer(add, offline)
  await save()
  await acting(() => before.site.$token.set(undefined))
  close()
  storage.setItem(onDevice, 'token-2')
  const after = await open(storage)
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A night of care')
  after.server.answer(add, json(item('A night of care')))
  await save()
  expect(after.sent(add)[0]?.idempotency_key).toBe(before.sent(add)[0]?.idempotency_key)
})

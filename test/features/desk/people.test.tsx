import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import type { View } from '../../../src/features/desk/people/people.store.ts'
import { acting } from '../../support/acting.ts'
import { type FakeServer, held, json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { press, send, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const gifts = 'GET /admin/individual-giving/offline-gifts'
const gift = {
  ...{ gift_id: '7', given_at: '2026-11-20T10:00:00.000Z', amount: 1250, name: 'The bakery', note: null },
  ...{ fundraiser_id: 'ada', fundraiser_name: 'Ada', removedYN: 'no' },
}

const page = (fundraiser_id: string, name: string) => ({
  ...{ fundraiser_id, name, team_name: null, owner_name: name, created_at: gift.given_at },
  ...{ raised: 0, offline_raised: 0, gift_count: 0, goal: 0, views: 0, shownYN: 'yes', erasedYN: 'no' },
})

/** The people room, where one of its tables is chosen. */
async function atView(view: View, prepare: (server: FakeServer) => void, storage?: Storage) {
  const shown = await showFor(
    <Desk path="people" />,
    server => {
      server.answer('GET /admin/profile', json({ permissions: ['*'] }))
      server.answer('GET /admin/individual-giving/messages', json({ items: [], total: 0 }))
      prepare(server)
    },
    'en-GB',
    storage,
  )
  await rest()
  await acting(() => fireEvent.change(screen.getByLabelText('Show'), { target: { value: view } }))
  await rest()
  return shown
}

test('an offline gift that was taken back can be counted again', async () => {
  const { server, text } = await atView('gifts', server => {
    server.answer(gifts, json({ items: [gift], total: 1 }))
    server.answer('DELETE /admin/individual-giving/offline-gifts/7', json({}))
    server.answer('POST /admin/individual-giving/offline-gifts/7/restore', json({}))
  })
  screen.getByLabelText('Who gave it (optional)')
  expect(screen.getByLabelText('Amount').parentElement?.textContent).toContain('£')
  expect(text()).toContain('20 Nov')
  server.answer(gifts, json({ items: [{ ...gift, removedYN: 'yes' }], total: 1 }))
  await press('Take it back: The bakery, Ada, £12.50')
  await rest()
  expect(text()).toContain('Taken back')
  server.answer(gifts, json({ items: [gift], total: 1 }))
  await press(/^Count it again/)
  await rest()
  expect(server.requestsTo('POST /admin/individual-giving/offline-gifts/7/restore')).toHaveLength(1)
  expect(text()).not.toContain('Taken back')
  expect(screen.getByRole('button', { name: /^Take it back/ })).toBeTruthy()
})

test('a gift is recorded only for a page that the search has found, and the next one begins empty', async () => {
  const searched = 'GET /admin/individual-giving'
  const of = (...items: object[]) => json({ items, total: items.length })
  const answer = held(of(page('ada', 'Ada')))
  const { server, text } = await atView('gifts', server => {
    server.answer(gifts, json({ items: [], total: 0 }))
    server.answer('POST /admin/individual-giving/offline-gifts', json({ gift_id: '8' }))
    server.answer(searched, of(page('bea', 'Bea'), page('ada', 'Ada')), answer.answer)
  })
  await type('For whom', 'ad')
  await expect.poll(() => server.requestsTo(searched)).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Bea' })).toBeNull()
  answer.release()
  await rest()
  await press('Ada')
  await type('Amount', '5')
  await send()
  expect(server.requestsTo('POST /admin/individual-giving/offline-gifts')[0]?.body).toMatchObject({ amount: 500 })
  expect(screen.getByLabelText<HTMLInputElement>('For whom').value).toBe('')
  expect(screen.queryByText('Ada')).toBeNull()
  expect(text()).toContain('£5 from Anonymous is recorded for Ada.')
})

test('a page whose name others have too is told from theirs, and a hidden one is marked', async () => {
  const [first, second] = [page('ada', 'Ada'), { ...page('ada-2', 'Ada'), shownYN: 'no' }]
  const { server, text } = await atView('gifts', server => {
    const other = { ...gift, gift_id: '8', fundraiser_id: 'ada-2' }
    const third = { ...gift, gift_id: '9', fundraiser_id: 'bea', fundraiser_name: 'Bea' }
    server.answer(gifts, json({ items: [gift, other, third], total: 3 }))
    server.answer('POST /admin/individual-giving/offline-gifts', json({ gift_id: '10' }))
    server.answer('GET /admin/individual-giving', json({ items: [first, second, page('bea', 'Bea')], total: 3 }))
  })
  const found = ['The bakery, Ada (ada), £12.50', 'The bakery, Ada (ada-2), £12.50', 'The bakery, Bea, £12.50']
  for (const one of found) screen.getByRole('button', { name: `Take it back: ${one}` })
  await type('For whom', 'a')
  await expect.poll(() => server.requestsTo('GET /admin/individual-giving')).toHaveLength(2)
  await rest()
  screen.getByRole('button', { name: 'Ada (ada)' })
  screen.getByRole('button', { name: 'Bea' })
  await press('Ada (ada-2) Hidden')
  expect(text()).toContain('For whom: Ada (ada-2)')
  await type('Amount', '5')
  await send()
  expect(server.requestsTo('POST /admin/individual-giving/offline-gifts')[0]?.body).toMatchObject({
    fundraiser_id: 'ada-2',
  })
  expect(text()).toContain('is recorded for Ada (ada-2).')
})

test('only a page whose account was deleted can’t be shown again', async () => {
  const hidden = { ...page('ada', 'Ada'), shownYN: 'no' }
  const erased = { ...page('fun_1', 'Deleted account'), shownYN: 'no', erasedYN: 'yes' }
  await atView('pages', server => {
    server.answer('GET /admin/individual-giving', json({ items: [hidden, erased], total: 2 }))
  })
  const names = screen
    .getAllByRole('button', { name: /^Show the page/ })
    .map(button => button.getAttribute('aria-label'))
  expect(names).toEqual(['Show the page: Ada'])
})

const onDevice = 'fayre.token https://give.example gala'

describe('after an answer that was lost', () => {
  const add = 'POST /admin/individual-giving/offline-gifts'

  async function giftTyped(storage?: Storage) {
    const shown = await atView(
      'gifts',
      server => {
        server.answer('GET /admin/individual-giving', json({ items: [page('ada', 'Ada')], total: 1 }))
        server.answer(gifts, json({ items: [], total: 0 }))
      },
      storage,
    )
    await type('For whom', 'ad')
    await expect.poll(() => shown.server.requestsTo('GET /admin/individual-giving')).toHaveLength(2)
    await rest()
    await press('Ada')
    const keys = () =>
      shown.server.requestsTo(add).map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
    return { ...shown, keys }
  }

  test('the same gift is sent with its key, and another one with a new key', async () => {
    const { server, keys, text } = await giftTyped()
    const reused = json({ error: 'idempotency_key_reused', error_description: 'Recorded before.' }, 409)
    server.answer(add, offline, offline, reused, json({ gift_id: '8' }))
    await type('Amount', '5')
    await send()
    await type('Amount', '6')
    await send()
    expect(text()).toContain('Recorded before.')
    expect(server.requestsTo(gifts).length).toBeGreaterThan(2)
    await send()
    expect([keys().length, new Set(keys()).size, keys()[0] === keys()[1]]).toEqual([4, 2, true])
  })

  test('a gift that was recorded is no error', async () => {
    const { server, keys, text } = await giftTyped()
    server.answer(add, offline, json({ gift_id: '8' }))
    await type('Amount', '5')
    await type(/^Who gave it/, 'The bakery')
    await send()
    expect(text()).toContain('£5 from The bakery is recorded for Ada.')
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1])
  })

  test('a gift that was discarded does not give its key to the next one', async () => {
    const storage = memoryStorage({ [onDevice]: 'token-1' })
    const before = await giftTyped(storage)
    before.server.answer(add, offline)
    await type('Amount', '5')
    await send()
    cleanup()
    document.body.replaceChildren()
    const after = await giftTyped(storage)
    after.server.answer(add, json({ gift_id: '8' }))
    await press('Discard it')
    expect(screen.queryByRole('button', { name: 'Choose somebody else' })).toBeNull()
    await type('For whom', 'Ada')
    await rest()
    await press('Ada')
    await type('Amount', '5')
    await send()
    expect(new Set(before.keys()).size).toBe(1)
    expect(after.keys()).toHaveLength(1)
    expect(before.keys()).not.toContain(after.keys()[0])
  })

  test('an unusually large gift is asked about', async () => {
    const { server } = await giftTyped()
    server.answer(add, json({ gift_id: '8' }))
    await type('Amount', '1000000')
    await send()
    screen.getByRole('alertdialog', { name: 'Record £1,000,000?' })
    expect(server.requestsTo(add)).toHaveLength(0)
    await acting(() =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Record the gift' }).at(-1) as HTMLElement),
    )
    await rest()
    expect(server.requestsTo(add)).toHaveLength(1)
  })

  test('the key outlives the session', async () => {
    const storage = memoryStorage({ [onDevice]: 'token-1' })
    const before = await giftTyped(storage)
    before.server.answer(add, offline)
    await type('Amount', '5')
    await send()
    await acting(() => before.site.$token.set(undefined))
    cleanup()
    document.body.replaceChildren()
    storage.setItem(onDevice, 'token-2')
    const after = await giftTyped(storage)
    after.server.answer(add, json({ gift_id: '8' }))
    await send()
    expect(new Set([...before.keys(), ...after.keys()]).size).toBe(1)
  })
})

test('each message has buttons of its own name, and a decision names what was seen', async () => {
  const message = (message_id: string, text: string) => ({
    ...{ message_id, at: gift.given_at, fundraiser_id: 'ada', fundraiser_name: 'Ada', name: 'Bea', message: text },
    ...{ with_giftYN: 'no', state: 'waiting' },
  })
  const messages = 'GET /admin/individual-giving/messages'
  const { server, text } = await showFor(<Desk path="people" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer(messages, json({ items: [message('1', 'Well done!'), message('2', 'Go on!')], total: 2 }))
    const changed = json({ error: 'message_changed', error_description: 'Decided meanwhile.' }, 409)
    server.answer('PUT /admin/individual-giving/messages/2', changed)
  })
  await rest()
  server.answer(messages, json({ items: [message('1', 'Well done!')], total: 1 }))
  await press('Refuse: Bea, Go on!')
  await rest()
  const [sent] = server.requestsTo('PUT /admin/individual-giving/messages/2')
  expect(sent?.body).toMatchObject({ state: 'refused', seen: { state: 'waiting', message: 'Go on!' } })
  expect(text()).toContain('Decided meanwhile.')
  expect(screen.queryByRole('button', { name: 'Refuse: Bea, Go on!' })).toBeNull()
})

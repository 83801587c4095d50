import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { showFor, user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const voucher = (revision: string, note: string) => ({
  ...{ voucher_id: 'v1', voucher_code: 'CHOIR', revision, price_mode: 'free', value: 0, origins: ['ticket'], note },
  ...{ subjects: null, unlocksYN: 'no', pieces: null, max_usages: null, valid_from: null, valid_until: null },
  ...{ pausedYN: 'no', state: 'open', used: 0, held: 0, discount_total: 0 },
})
const theirs = voucher('r2', 'For the orchestra')
const edit = 'PUT /admin/vouchers/v1'
const note = () => screen.getByLabelText<HTMLInputElement>(/^Note/)

/** An organiser has typed and saved, but somebody else was faster. */
async function show() {
  const shown = await showFor(<Desk path="vouchers/v1" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/vouchers/v1', json(voucher('r1', '')))
    server.answer('GET /admin/vouchers/v1/uses', json({ currency: 'GBP', currency_decimals: 2, items: [], total: 0 }))
    const origins = [{ origin: 'ticket', subjects: [{ subject: 't1', title: 'Dinner seat', hiddenYN: 'no' }] }]
    server.answer('GET /admin/voucher-choices', json({ origins }))
    server.answer(edit, json({ error: 'voucher_changed', error_description: 'Somebody else was faster.' }, 409))
  })
  await rest()
  await type(/^Note/, 'For the choir')
  await press('Save')
  await rest()
  expect(shown.text()).toContain('Somebody else was faster.')
  shown.server.answer('GET /admin/vouchers/v1', json(theirs))
  shown.server.answer(edit, json(voucher('r3', 'For the choir')))
  const sent = () => shown.server.requestsTo(edit).map(({ body }) => body as { revision: string; note: string })
  return { ...shown, sent }
}

test('what was typed is saved over what somebody else has saved, on purpose only', async () => {
  const { sent, text } = await show()
  expect(sent()).toHaveLength(1)
  await press('Save mine all the same')
  await rest()
  expect(sent()[1]).toMatchObject({ revision: 'r2', note: 'For the choir' })
  expect(text()).not.toContain('Somebody else was faster.')
  expect(text()).toContain('Saved')
})

test('what somebody else has saved is seen and taken, or left for what was typed', async () => {
  const { sent, text } = await show()
  await press('See what they saved')
  await rest()
  expect(note().value).toBe('For the orchestra')
  expect(text()).not.toContain('Somebody else was faster.')
  await press('Back to what I typed')
  expect(note().value).toBe('For the choir')
  expect(text()).not.toContain('This is what somebody else has saved')
  await press('Save')
  await rest()
  expect(sent()).toMatchObject([{ revision: 'r1' }, { revision: 'r2', note: 'For the choir' }])
})

test('what somebody else has saved can be edited on', async () => {
  const { sent, text } = await show()
  await press('See what they saved')
  await rest()
  await type(/^Note/, 'For all of them')
  await press('Save')
  await rest()
  expect(sent()[1]).toMatchObject({ revision: 'r2', note: 'For all of them' })
  expect(text()).not.toContain('Back to what I typed')
})

test('what was saved, though its answer was lost, is not said to be somebody else’s', async () => {
  const { server, sent, text } = await show()
  await press('See what they saved')
  await rest()
  await type(/^Note/, 'For the choir alone')
  server.answer(edit, offline, json({ error: 'voucher_changed', error_description: 'Somebody else was faster.' }, 409))
  await press('Save')
  await rest()
  expect(text()).toMatch(/connection/)
  server.answer('GET /admin/vouchers/v1', json(voucher('r3', 'For the choir alone')))
  server.answer(
    edit,
    json({ error: 'voucher_changed', error_description: 'Somebody else was faster.' }, 409),
    json(voucher('r4', 'For the choir alone')),
  )
  await press('Save')
  await rest()
  expect(sent().at(-1)).toMatchObject({ revision: 'r3', note: 'For the choir alone' })
  expect(text()).not.toContain('Somebody else was faster.')
  expect(text()).toContain('Saved')
})

test('who types on while their save is lost is not told of somebody else', async () => {
  const { server, sent, text } = await show()
  await press('See what they saved')
  await rest()
  await type(/^Note/, 'For the choir')
  let lose = () => {}
  const lost = new Promise<Response>((_, fail) => {
    lose = () => fail(new TypeError('Failed to fetch'))
  })
  const refusal = json({ error: 'voucher_changed', error_description: 'Somebody else was faster.' }, 409)
  server.answer(edit, () => lost, refusal, json(voucher('r4', 'For the choir alone')))
  await press('Save')
  await type(/^Note/, 'For the choir alone')
  lose()
  await rest()
  server.answer('GET /admin/vouchers/v1', json(voucher('r3', 'For the choir')))
  await press('Save')
  await rest()
  expect(sent().at(-1)).toMatchObject({ revision: 'r3', note: 'For the choir alone' })
  expect(text()).not.toContain('somebody else')
})

test('what somebody else saves after a lost answer is shown, and never saved over unseen', async () => {
  const { server, sent, text } = await show()
  await press('See what they saved')
  await rest()
  await type(/^Note/, 'For the choir alone')
  server.answer(edit, offline, json({ error: 'voucher_changed', error_description: 'Somebody else was faster.' }, 409))
  for (let presses = 0; presses < 2; presses++) {
    await press('Save')
    await rest()
  }
  expect(note().value).toBe('For the orchestra')
  expect(text()).toContain('This is what somebody else has saved')
  expect(sent()).toHaveLength(3)
  await press('Back to what I typed')
  expect(note().value).toBe('For the choir alone')
})

test('a guest whom the change has taken out of the shown list is found all the same', async () => {
  const guest = {
    ...{ guest_ticket_id: 'seat-2', number: 2, title: 'Dinner', guest_name: 'Grace Hopper', rsvp_status: 'awaiting' },
    ...{ checkin_status: 'out', claimedYN: 'no', endedYN: 'no', revision: 1, answers: [], sessions: [] },
  }
  const list = (...items: object[]) => ({ items, total: items.length, coming: 0, awaiting: 0, in: 0 })
  const save = 'PUT /admin/guests/seat-2'
  const { server } = await showFor(<Desk path="guests" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/guests', json(list(guest)))
    server.answer(save, json({ error: 'guest_changed', error_description: 'Somebody else was faster.' }, 409))
  })
  await rest()
  await press('Edit \u2068Grace Hopper\u2069')
  await type(/^Name/, 'Grace Brewster Hopper')
  await press('Save')
  await rest()
  server.answer('GET /admin/guests', request => {
    const isOne = request.url.searchParams.get('guest_ticket_id') === 'seat-2'
    return json(isOne ? list({ ...guest, rsvp_status: 'no', revision: 2 }) : list())(request)
  })
  server.answer(save, json({}))
  await press('Save mine all the same')
  await rest()
  const sent = server.requestsTo(save).map(({ body }) => body)
  expect(sent).toMatchObject([{ revision: 1 }, { revision: 2, guest_name: 'Grace Brewster Hopper' }])
})

describe('what was typed when the session ended', () => {
  const onDevice = 'fayre.token https://give.example gala'

  const open = (stored: object, as: typeof user, storage: Storage) =>
    showFor(
      <Desk path="vouchers/v1" />,
      server => {
        server.answer('GET /users/profile', json({ user: as }))
        server.answer('GET /admin/profile', json({ permissions: ['*'] }))
        server.answer('GET /admin/vouchers/v1', json(stored))
        const uses = { currency: 'GBP', currency_decimals: 2, items: [], total: 0 }
        server.answer('GET /admin/vouchers/v1/uses', json(uses))
        server.answer('GET /admin/voucher-choices', json({ origins: [] }))
        server.answer(edit, json(voucher('r3', 'For the choir')))
      },
      'en-GB',
      storage,
    )

  /** The form on a reloaded page, after somebody has typed, lost their session and signed in again. */
  async function showAgain(stored: object, as = user) {
    const storage = memoryStorage({ [onDevice]: 'token-1' })
    const before = await open(voucher('r1', ''), user, storage)
    await rest()
    await type(/^Note/, 'For the choir')
    await acting(() => before.site.$token.set(undefined))
    cleanup()
    document.body.replaceChildren()
    storage.setItem(onDevice, 'token-2')
    const shown = await open(stored, as, storage)
    await rest()
    return shown
  }

  test('is in the form again, and is saved', async () => {
    const { server } = await showAgain(voucher('r1', ''))
    expect(note().value).toBe('For the choir')
    await press('Save')
    await rest()
    expect(server.requestsTo(edit).at(-1)?.body).toMatchObject({ revision: 'r1', note: 'For the choir' })
  })

  test('is kept beside what somebody else has saved meanwhile', async () => {
    const { text } = await showAgain(theirs)
    expect(note().value).toBe('For the orchestra')
    expect(text()).toContain('This is what somebody else has saved')
    await press('Back to what I typed')
    expect(note().value).toBe('For the choir')
  })

  test('is not shown to another user', async () => {
    await showAgain(voucher('r1', ''), { ...user, user_id: 'u2' })
    expect(note().value).toBe('')
  })
})

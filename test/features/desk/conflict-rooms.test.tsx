import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** Fields of date and time show no seconds. */
const times = { opens_at: '2026-11-01T18:00:07.123Z', closes_at: '2026-11-01T21:00:59.999Z' }
const words = { title: 'A walk', summary: '', description: '' }

const lot = {
  ...{ auction_item_id: 'one', number: 1, publishedYN: 'no', state: 'open', terms_fixedYN: 'no' },
  ...{ kind: 'competitive_bid', pictures: [], without_bidsYN: 'no', opening_price: 1000, stock: 1, winners: 1 },
  ...{ maximum_bidsYN: 'yes', extension_minutes: 2 },
  ...times,
  ...words,
}
const draw = {
  ...{ draw_id: 'one', state: 'draft', sold: 0, happenings: 0, drawableYN: 'no', reopenableYN: 'no' },
  ...{ kind: 'small_society', prizes: [{ title: 'A hamper', alcoholYN: 'no' }], price: 100, sold_by: 'entries' },
  ...{ numbers_each: 1, minimum_age: 18, society: 'The choir', promoter: 'Grace', registration: 'York' },
  ...{ draws_at: times.closes_at },
  ...times,
  ...words,
}
const item = {
  ...{ pledge_item_id: 'one', sequence: 1, number: 1, state: 'open', pledged: 0, matched: 0, pledge_count: 0 },
  ...{ publishedYN: 'yes', levels: [], own_amountYN: 'yes', pay_laterYN: 'yes', charity_ids: [] },
  ...words,
}

/** Rooms whose editor several organisers may use at the same time. */
const rooms = [
  { path: 'lots/one', of: '/admin/auction/items/one', read: lot, error: 'lot_changed' },
  { path: 'draws/one', of: '/admin/prize-draws/one', read: draw, error: 'draw_changed' },
  { path: 'pledge-items/one', of: '/admin/pledge-items/one', read: item, error: 'pledge_item_changed' },
] as const

const title = () => screen.getByLabelText<HTMLInputElement>('Title').value

/** An organiser has typed and saved, but somebody else was faster. */
async function show({ path, of, read, error }: (typeof rooms)[number]) {
  const shown = await showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/categories', json([]))
    const rules = {
      revision: 'r1',
      increments: null,
      standard_increments: [{ from: 0, step: 100 }],
      card_requiredYN: 'no',
    }
    server.answer(
      'GET /admin/auction/rules',
      json({ ...rules, charge_after_minutes: null, outbid_mail_minutes: 15, lost_mailsYN: 'no' }),
    )
    server.answer('GET /admin/charities', json([]))
    server.answer(`GET ${of}`, json({ ...read, revision: 'r1' }))
    server.answer(`PUT ${of}`, json({ error, error_description: 'Somebody else was faster.' }, 409))
  })
  await rest()
  await type('Title', 'A walk with the dog')
  await press('Save')
  await rest()
  expect(shown.text()).toContain('Somebody else was faster.')
  shown.server.answer(`GET ${of}`, json({ ...read, title: 'A walk by night', revision: 'r2' }))
  shown.server.answer(`PUT ${of}`, json({ ...read, title: 'A walk with the dog', revision: 'r3' }))
  const sent = () => shown.server.requestsTo(`PUT ${of}`).map(({ body }) => body as { revision: string; title: string })
  return { ...shown, sent }
}

test.each(rooms)('$error: what was typed is saved over what somebody else has saved, on purpose only', async room => {
  const { sent, text } = await show(room)
  expect(sent()).toHaveLength(1)
  await press('Save mine all the same')
  await rest()
  expect(sent()).toMatchObject([{ revision: 'r1' }, { revision: 'r2', title: 'A walk with the dog' }])
  expect(text()).not.toContain('Somebody else was faster.')
})

test.each(rooms)('$error: what somebody else has saved is seen, and left for what was typed', async room => {
  const { sent } = await show(room)
  await press('See what they saved')
  await rest()
  expect(title()).toBe('A walk by night')
  await press('Back to what I typed')
  expect(title()).toBe('A walk with the dog')
  await press('Save')
  await rest()
  expect(sent()).toMatchObject([{ revision: 'r1' }, { revision: 'r2', title: 'A walk with the dog' }])
})

test.each(rooms.slice(0, 2))('$of: times that nobody touches stay to the millisecond', async room => {
  const { sent } = await show(room)
  expect(sent()).toMatchObject([times])
})

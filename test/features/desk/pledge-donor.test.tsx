import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { type FakeServer, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const currency = { currency: 'GBP', currency_decimals: 2 }
const pledge = {
  ...{ pledge_id: 'p1', pledge_item_id: 'i1', sequence: 1, at: '2026-11-20T22:00:00.000Z', amount: 50_00, matched: 0 },
  ...{ paddle: 7, name: 'Mary Lamb', email: 'mary@example.com', source: 'room', refunded: 0 },
  ...{ anonymousYN: 'no', anonymous_amountYN: 'no', hiddenYN: 'no' },
}
const item = {
  ...{ pledge_item_id: 'i1', sequence: 1, number: 1, title: 'A night of care', summary: '', description: '' },
  ...{ state: 'open', pledged: 50_00, matched: 0, pledge_count: 1, picture: null, target: null, levels: [] },
  ...{ own_amountYN: 'yes', pay_laterYN: 'yes', charity_ids: [], publishedYN: 'yes', revision: 'r1' },
}
const correct = 'PUT /admin/pledges/p1'

async function open(extra: object, prepare?: (server: FakeServer) => void) {
  const shown = await showFor(<Desk path="pledges" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/pledge-items', json({ ...currency, items: [item] }))
    server.answer('GET /admin/pledges', json({ ...currency, items: [{ ...pledge, ...extra }], total: 1 }))
    prepare?.(server)
  })
  await rest()
  await press('Correct')
  return shown
}

const lockedIn = () =>
  ['Paddle number', 'Name', 'Email address'].map(
    label => screen.getByLabelText<HTMLInputElement>(label, { selector: 'dialog *' }).disabled,
  )

test.each([
  [{ paid_by: 'cash' }, 'This pledge is marked as paid. Mark it as not paid first to change its donor or amount.'],
  [{}, 'This pledge is paid, so its donor and amount stand.'],
])('a pledge that is paid keeps its donor, and the form says so: %o', async (paid, words) => {
  await open({ ...paid, paid_at: '2026-11-20T23:00:00.000Z' })
  expect(lockedIn()).toEqual([true, true, true])
  expect(screen.getByRole('dialog').textContent).toContain(words)
})

test('an emptied field is sent as empty, and one that was left alone is not', async () => {
  const text = 'Enter a name, or a paddle number'
  const refused = json({ error: 'validation_error', error_description: text, fields: { name: text } }, 400)
  const { server } = await open({}, server => server.answer(correct, refused))
  expect(lockedIn()).toEqual([false, false, false])
  await type('Paddle number', '')
  await type('Name', '')
  await press('Save')
  await rest()
  const [sent] = server.requestsTo(correct)
  expect(sent?.body).toMatchObject({ paddle: null, name: '', email: null })
  expect(mistakes()).toEqual([text])
})

test('fields of a donor that were empty before are not emptied', async () => {
  const { server } = await open({ name: undefined, email: undefined }, server => server.answer(correct, json({}, 500)))
  await press('Save')
  await rest()
  expect(server.requestsTo(correct)[0]?.body).toMatchObject({ paddle: 7, name: null, email: null })
})

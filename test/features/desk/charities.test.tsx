import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const charity = (charity_id: string, name: string) => ({ charity_id, name, summary: '', charity_number: null })
const bees = charity('bees', 'Bees')
const books = charity('books', 'Books')
const press = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

test('charities are added, moved and removed, and saved together', async () => {
  const shown = await showFor(<Desk path="pledge-items/charities" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/charities', json([bees, books]))
    server.answer('PUT /admin/charities', json([books, charity('boats', 'Boats')]))
  })
  await rest()
  await press('Move up Books')
  await press('Take out Bees')
  await press('Add a charity')
  await acting(() => fireEvent.input(screen.getAllByLabelText('Name')[1] as Element, { target: { value: 'Boats' } }))
  await press('Save')
  await rest()
  const [{ body } = { body: undefined }] = shown.server.requestsTo('PUT /admin/charities')
  expect(body).toEqual({
    charities: [
      { charity_id: 'books', name: 'Books', summary: '', charity_number: null },
      { charity_id: null, name: 'Boats', summary: '', charity_number: null },
    ],
    seen: [bees, books],
  })
  expect(shown.text()).toContain('Saved')
})

test('an item without pledges is deleted, after a question; one with pledges cannot be', async () => {
  const numbers = { sequence: 1, state: 'open', pledged: 0, matched: 0, number: 1, revision: 'r', publishedYN: 'yes' }
  const words = { summary: '', description: '', picture: null, target: null, levels: [], charity_ids: [] }
  const item = { ...numbers, ...words, own_amountYN: 'yes', pay_laterYN: 'yes' }
  const items = [
    { ...item, pledge_item_id: 'care', title: 'Care', pledge_count: 2 },
    { ...item, pledge_item_id: 'garden', title: 'Garden', pledge_count: 0 },
  ]
  const shown = await showFor(<Desk path="pledge-items" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/pledge-items', json({ currency: 'GBP', currency_decimals: 2, items }))
    server.answer('DELETE /admin/pledge-items/garden', json({}))
  })
  await rest()
  expect(screen.queryByRole('button', { name: 'Delete Care' })).toBeNull()
  await press('Delete Garden')
  expect(shown.server.requestsTo('DELETE /admin/pledge-items/garden')).toHaveLength(0)
  await press('Delete')
  await rest()
  expect(shown.server.requestsTo('DELETE /admin/pledge-items/garden')).toHaveLength(1)
})

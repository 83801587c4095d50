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

const item = {
  ...{ pledge_item_id: 'care', sequence: 1, number: 1, revision: 'r1', state: 'open', publishedYN: 'yes' },
  ...{ title: 'A night of care', summary: '', description: '', picture: null, target: null, levels: [] },
  ...{ pledged: 0, matched: 0, pledge_count: 0, own_amountYN: 'yes', pay_laterYN: 'yes', charity_ids: [] },
}
const one = '/admin/pledge-items/care'

const gone = { error: 'pledge_item_not_found', error_description: 'This is not here any more.' }

const show = (path: string, items: readonly object[] = [item]) =>
  showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/charities', json([]))
    server.answer('GET /admin/pledge-items', json({ currency: 'GBP', currency_decimals: 2, items }))
    server.answer(`GET ${one}`, json(item))
    server.answer('GET /admin/pledge-items/gone', json(gone, 404))
  })

test('the list leads to each item’s own address, and to that of a new one', async () => {
  await show('pledge-items')
  await rest()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('A night of care')).toMatch(/\/admin-dash\/pledge-items\/care$/)
  expect(hrefOf('Add something to pledge for')).toMatch(/\/admin-dash\/pledge-items\/new$/)
})

test('a list without items says what will be in it', async () => {
  const { text } = await show('pledge-items', [])
  await rest()
  expect(text()).toContain('Nothing to pledge for yet')
})

test('the pledges of the room lead to a first item where there is none', async () => {
  await show('pledges', [])
  await rest()
  screen.getByRole('heading', { level: 1, name: 'Pledges of the room' })
  const add = screen.getByRole('link', { name: 'Add something to pledge for' })
  expect(add.getAttribute('href')).toMatch(/\/admin-dash\/pledge-items\/new$/)
})

test('there is a column of actions where one can be done', async () => {
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  await show('pledge-items')
  await rest()
  expect(columns()).toContain('Actions')
  cleanup()
  await show('pledge-items', [{ ...item, pledge_count: 1 }])
  await rest()
  expect(columns()).not.toContain('Actions')
})

test('an item is edited at its address, more than once, and stays there', async () => {
  const { server, text } = await show('pledge-items/care')
  await rest()
  for (const [title, revision] of [
    ['A night of rest', 'r2'],
    ['A day of rest', 'r3'],
  ]) {
    server.answer(`PUT ${one}`, json({ ...item, title, revision }))
    await type('Title', title ?? '')
    await press('Save')
    await rest()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(text()).toContain('Saved')
  }
  expect(server.requestsTo(`PUT ${one}`).map(({ body }) => body)).toMatchObject([
    { revision: 'r1', title: 'A night of rest' },
    { revision: 'r2', title: 'A day of rest' },
  ])
  const [, back] = screen.getAllByRole('link', { name: 'What to pledge for' })
  expect(back?.getAttribute('href')).toMatch(/\/pledge-items$/)
})

test('a new item starts empty, and an item that is gone says so', async () => {
  await show('pledge-items/new')
  await rest()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  cleanup()
  const { text } = await show('pledge-items/gone')
  await rest()
  expect(text()).toContain('This is not here any more.')
})

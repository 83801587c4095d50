import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const wine = {
  ...{ add_on_id: 'drinks', revision: 'r1', title: 'Drinks', help: '', kind: 'other', place: 1 },
  ...{ requiredYN: 'no', free_textYN: 'no', event_ticket_type_ids: [] },
  choices: [
    { add_on_choice_id: 'wine', title: 'Wine', price: 900, capacity: 50, sold: 0 },
    { add_on_choice_id: 'beer', title: 'Beer', price: 500, capacity: null, sold: 0 },
  ],
}
const saved = 'PUT /admin/tickets/add-ons'
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
const fill = (name: string, value: string) =>
  acting(() => fireEvent.input(field(name) as HTMLInputElement, { target: { value } }))

async function show() {
  const tickets = { currency: 'GBP', currency_decimals: 2, types: [], bundles: [], add_ons: [wine] }
  const { server } = await showFor(<Desk path="tickets/add-ons/drinks" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/tickets', json(tickets))
    server.answer(saved, json(tickets))
  })
  await rest()
  return () => server.requestsTo(saved).map(({ body }) => (body as { choices: object[] }).choices)
}

async function save(): Promise<void> {
  await press('Save')
  await rest()
}

test.each(['', '0'])('a choice whose price becomes “%s” has no limit any more', async price => {
  const sent = await show()
  await fill('price-1', price)
  expect(field('capacity-1')).toBeNull()
  await save()
  expect(sent()).toMatchObject([[{ title: 'Wine', price: 0, capacity: null }, { title: 'Beer' }]])
})

test('a choice without a name is a mistake at its field, unless nothing is typed in it', async () => {
  const sent = await show()
  await fill('choices', ' ')
  await press('Add a choice')
  await press('Add a choice')
  await fill('price-4', '3.00')
  await save()
  expect(mistakes()).toEqual(['Choice 1 needs a name', 'Choice 4 needs a name'])
  expect(field('choice-4')?.getAttribute('aria-invalid')).toBe('true')
  await acting(() => fireEvent.click(screen.getByRole('link', { name: 'Choice 4 needs a name' })))
  expect(document.activeElement).toBe(field('choice-4'))
  expect(sent()).toEqual([])
  await fill('choices', 'Red wine')
  await fill('choice-4', 'Water')
  await save()
  expect(sent()).toMatchObject([[{ title: 'Red wine' }, { title: 'Beer' }, { title: 'Water', price: 300 }]])
})

test('a price that cannot be charged is a mistake at its field', async () => {
  const sent = await show()
  await fill('price-2', '1,000')
  await save()
  expect(mistakes()).toEqual(['Enter the price of choice 2 like 12.50'])
  expect(field('price-2')?.getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

test('an extra without a single choice is asked for one', async () => {
  await show()
  await press('Remove choice 2')
  await press('Add a choice')
  await press('Remove choice 1')
  await save()
  expect(mistakes()).toEqual(['Enter at least one choice'])
})

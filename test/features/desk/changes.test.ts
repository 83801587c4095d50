import { expect, test } from 'vitest'
import { changesOf, detailsOf, undoneOf, type Written } from '../../../src/features/desk/log/changes.ts'
import { fieldMessages } from '../../../src/features/desk/log/fields.messages.ts'
import { valueMessages } from '../../../src/features/desk/log/values.messages.ts'

const written: Written = {
  locale: 'en-GB',
  currency: 'GBP',
  decimals: 2,
  sayField: key => fieldMessages[key],
  sayValue: key => valueMessages[key],
}
const lines = (before: object, after: object) =>
  changesOf({ before: { ...before }, after: { ...after } }, written).map(({ label, values }) =>
    values ? `${label}: ${values.from} → ${values.to}` : label,
  )

test('tells what an action has changed as organisers read it, and nothing that stayed', () => {
  const before = { title: 'Boat', price: null, reserve: 5000, description: 'x'.repeat(99), sequence: 3, stock: 1 }
  const after = { ...before, price: 12050, reserve: 6000, description: 'y', sequence: 4 }
  expect(lines(before, after)).toEqual([
    'Price:  → £120.50',
    'Reserve: £50 → £60',
    `Description: ${'x'.repeat(60)}… → y`,
  ])
})

test('has words for what the wire has names for', () => {
  const before = { published: false, card_requiredYN: 'no', checkin_status: 'out', numbers: [3], unheard_of: 1 }
  const after = { published: true, card_requiredYN: 'yes', checkin_status: 'in', numbers: [3, 5], unheard_of: 2 }
  expect(lines(before, after)).toEqual([
    'Published: no → yes',
    'Card needed to bid: no → yes',
    'At the door: not inside → inside',
    'numbers: 3 → 3, 5',
    'unheard of: 1 → 2',
  ])
})

test('leaves the organiser’s own words as they are, whatever they are', () => {
  const before = { title: 'out', note: 'constructor', origins: ['dynamic_payment'] }
  const after = { title: 'in', note: 'toString', origins: ['dynamic_payment', 'ticket'] }
  expect(lines(before, after)).toEqual([
    'Title: out → in',
    'Note: constructor → toString',
    'Valid for: dynamic payment → dynamic payment, ticket',
  ])
})

test('writes what a voucher takes off as a share or as an amount', () => {
  const percent = { price_mode: 'percent', value: 2500 }
  expect(lines(percent, { ...percent, value: 3333 })).toEqual(['Value: 25 % → 33.33 %'])
  expect(lines(percent, { price_mode: 'subtract', value: 500 })).toEqual([
    'How it changes the price: percent → subtract',
    'Value: 25 % → £5',
  ])
})

test('names what is too deep or too long for a line', () => {
  const before = { picture: '/files/a', categories: [{ title: 'Art' }], description: 'x'.repeat(99) }
  const after = { picture: null, categories: [], description: `${'x'.repeat(99)}y` }
  expect(lines(before, after)).toEqual(['Picture', 'Categories', 'Description'])
})

test('says nothing of what was made or deleted as a whole', () => {
  expect(changesOf({ before: undefined, after: { title: 'Boat' } }, written)).toEqual([])
})

test('says which of many pledges for one thing it was', () => {
  const entry = {
    ...{ entry_id: 'e1', at: '', person: undefined, action: 'receive', subject_id: 'p1' },
    can_undoYN: false,
  }
  const of = (kind: string, record: object) =>
    detailsOf({ ...entry, kind, title: 'A bench', before: { ...record }, after: undefined }, written)
  expect(of('pledge', { amount: 2050, paddle: 12 })).toBe('£20.50 · Paddle 12')
  expect(of('pledge', { amount: 2000, paddle: null })).toBe('£20')
  expect(of('lot', { amount: 2000 })).toBe('')
})

test.each([
  ['the earlier guest, without answers', { guest_email: 'b@example.com' }, 'undoneGuest'],
  ['all but the sessions of a guest who had declined', { rsvp_status: 'no' }, 'undoneSessions'],
  ['all of a name', { guest_name: 'Ben' }, 'undone'],
])('undoing brings back %s', (_, change, key) => {
  const before = { guest_name: 'Ada', guest_email: 'a@example.com', rsvp_status: 'yes' }
  expect(undoneOf({ kind: 'guest', before, after: { ...before, ...change } })).toBe(key)
  expect(undoneOf({ kind: 'lot', before, after: { ...before, ...change } })).toBe('undone')
})

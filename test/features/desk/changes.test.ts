import { expect, test } from 'vitest'
import { changesOf } from '../../../src/features/desk/log/changes.ts'

const written = { locale: 'en-GB', currency: 'GBP', decimals: 2 }

test('tells what an action has changed as organisers read it, and nothing that stayed', () => {
  const before = { title: 'Boat', price: null, reserve: 5000, description: 'x'.repeat(99), sequence: 3, stock: 1 }
  const after = { ...before, price: 12050, reserve: 6000, description: 'y', sequence: 4 }
  expect(changesOf({ before, after }, written)).toEqual([
    { name: 'price', from: '', to: '£120.50' },
    { name: 'reserve', from: '£50', to: '£60' },
    { name: 'description', from: `${'x'.repeat(60)}…`, to: 'y' },
  ])
})

test('says nothing of what was made or deleted as a whole', () => {
  expect(changesOf({ before: undefined, after: { title: 'Boat' } }, written)).toEqual([])
})

import { expect, test } from 'vitest'
import { extraLines } from '../../../src/features/tickets/extras.ts'

const wine = { id: 'wine', kind: 'extra', title: 'Wine', price: 2000, left: 0, limit: undefined } as const

test('a chosen extra stays in the basket while its buyer’s own unpaid order holds the last one', () => {
  const extra = { id: 'drinks', guests: 2, items: [wine] }
  expect(extraLines(extra, { wine: 1 })).toEqual([{ item: wine, count: 1 }])
  expect(extraLines(extra, { wine: 3 })).toEqual([{ item: wine, count: 2 }])
})

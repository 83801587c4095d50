import { expect, test } from 'vitest'
import { stringEntries } from '../../src/lib/string-entries.ts'

test('keeps the entries that are text, and no others', () => {
  expect(stringEntries({ a: 'word', b: 5, c: null, d: undefined, e: { f: 'word' }, g: '', h: true })).toEqual({
    a: 'word',
  })
})

test.each([null, undefined, '<html>', 5, true])('finds none in %s', sent => {
  expect(stringEntries(sent)).toEqual({})
})

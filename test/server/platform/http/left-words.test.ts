import { expect, test } from 'vitest'
import { leftWords } from '../../../../host-demo/server/platform/http/left-words.ts'

const words = {
  none: 'All numbers are sold. Nothing was taken.',
  one: 'Only one number is left. Nothing was taken.',
  some: 'Only {left} numbers are left. Nothing was taken.',
} as const

test.each([
  [-1, words.none],
  [0, words.none],
  [1, words.one],
  [2, words.some],
])('of %i left it says: %s', (left, sentence) => {
  expect(leftWords(left, words, { title: 'A draw' })).toEqual({ sentence, values: { title: 'A draw', left } })
})

import { expect, test } from 'vitest'
import { fill } from '../../../src/lib/messages.ts'
import { forWords, inWords } from '../../../src/microsite/watch/duration-words.ts'
import { messages as german } from '../../../src/microsite/watch/watch.messages.de.ts'
import { watchMessages } from '../../../src/microsite/watch/watch.messages.ts'

const said = ({ key, count }: ReturnType<typeof inWords>, language: 'en-GB' | 'de' = 'en-GB') =>
  fill((language === 'de' ? german : watchMessages)[key], { count }, language)

test.each([
  [-5, 'any moment now'],
  [0.4, 'any moment now'],
  [1, 'in 1 minute'],
  [25, 'in 25 minutes'],
  [54.4, 'in 54 minutes'],
  [55, 'in about an hour'],
  [89, 'in about an hour'],
  [90, 'in about 2 hours'],
  [24 * 60, 'in about 24 hours'],
  [36 * 60, 'in 2 days'],
  [7 * 24 * 60, 'in 7 days'],
])('%d minutes ahead are %s', (minutes, words) => {
  expect(said(inWords(minutes))).toBe(words)
})

test.each([
  [0.2, 'for about a minute'],
  [1, 'for about a minute'],
  [30, 'for about 30 minutes'],
  [60, 'for about an hour'],
  [150, 'for about 3 hours'],
  [48 * 60, 'for about 2 days'],
])('%d minutes of it are %s', (minutes, words) => {
  expect(said(forWords(minutes))).toBe(words)
})

test('says so in German', () => {
  expect(said(inWords(25), 'de')).toBe('in 25 Minuten')
  expect(said(forWords(60), 'de')).toBe('für etwa eine Stunde')
})

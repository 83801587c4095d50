import { expect, test } from 'vitest'
import { sitePath } from '../../src/lib/site-path.ts'

test.each([
  ['/tickets', '/tickets'],
  ['tickets', '/tickets'],
  ['auction/item/3?from=mail#bids', '/auction/item/3?from=mail#bids'],
  ['https://charity.example/tickets', undefined],
  ['javascript:steal()', undefined],
  ['mailto:a@b.example', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['', undefined],
])('%j is %j', (link, path) => {
  expect(sitePath(link)).toBe(path)
})

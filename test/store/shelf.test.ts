import { describe, expect, test } from 'vitest'
import { shelf } from '../../src/store/shelf.ts'
import { createSite } from '../../src/store/site.ts'
import { blockedStorage, fullStorage, memoryStorage } from '../support/memory-storage.ts'
import { testEnvironment } from '../support/test-environment.ts'

/** A shelf after a reload: of a new site, on this storage. */
function shelfOn(storage: Storage | undefined, { host = 'https://give.example', event = 'gala' } = {}) {
  const environment = testEnvironment({ storage })
  return { shelf: shelf(createSite(environment, { host, event })), reports: environment.reports }
}

test('gives back after a reload what was put there before it', () => {
  const storage = memoryStorage()
  const before = shelfOn(storage)
  before.shelf.write('donation', { draft: { choice: '2500' } })
  before.shelf.write('tickets', [1])
  const after = shelfOn(storage)
  expect(after.shelf.read('donation')).toEqual({ draft: { choice: '2500' } })
  expect(after.shelf.read('tickets')).toEqual([1])
  expect(after.shelf.read('account')).toBeUndefined()
  expect(after.reports).toEqual([])
})

test('removes by undefined', () => {
  const storage = memoryStorage()
  shelfOn(storage).shelf.write('donation', 5)
  const { shelf } = shelfOn(storage)
  shelf.write('donation', undefined)
  expect(shelf.read('donation')).toBeUndefined()
  expect(shelfOn(storage).shelf.read('donation')).toBeUndefined()
})

test('keeps two events, and two hosts, apart', () => {
  const storage = memoryStorage()
  shelfOn(storage).shelf.write('donation', 'gala')
  shelfOn(storage, { event: 'fair' }).shelf.write('donation', 'fair')
  shelfOn(storage, { host: 'https://other.example' }).shelf.write('donation', 'other')
  expect(shelfOn(storage).shelf.read('donation')).toBe('gala')
  expect(shelfOn(storage, { event: 'fair' }).shelf.read('donation')).toBe('fair')
  expect(shelfOn(storage, { host: 'https://other.example' }).shelf.read('donation')).toBe('other')
})

test('lies under the one key of the specification', () => {
  const storage = memoryStorage()
  shelfOn(storage).shelf.write('navigation', 1)
  expect([storage.length, storage.key(0)]).toEqual([1, 'app'])
})

describe.each([
  ['another program’s settings', '{"theme":"dark"}'],
  ['a list', '[1,2]'],
  ['a text', 'hello'],
  ['a number', '5'],
  ['null', 'null'],
  ['a text in JSON', '"fayre"'],
  ['JSON that breaks off', '{"fayre":{"https://give.exam'],
  ['an entry of our name that is something else', '{"fayre":"yes"}'],
  ['an entry of our name that is nothing', '{"fayre":null}'],
])('where `app` holds %s', (_, foreign) => {
  test('that stays as it is, and memory serves', () => {
    const storage = memoryStorage({ app: foreign })
    const { shelf, reports } = shelfOn(storage)
    expect(shelf.read('donation')).toBeUndefined()
    shelf.write('donation', { draft: 1 })
    expect(shelf.read('donation')).toEqual({ draft: 1 })
    expect(reports).toEqual([])
    expect(storage.getItem('app')).toBe(foreign)
  })
})

test('does with what an earlier version left in its own place', () => {
  const storage = memoryStorage({ app: '{"fayre":{"https://give.example gala":null}}' })
  const { shelf, reports } = shelfOn(storage)
  expect(shelf.read('donation')).toBeUndefined()
  shelf.write('donation', 1)
  expect(shelfOn(storage).shelf.read('donation')).toBe(1)
  expect(reports).toEqual([])
})

test('full storage can be read, and what is new lasts as long as the page', () => {
  const filled = memoryStorage()
  shelfOn(filled).shelf.write('donation', 'before')
  const storage = fullStorage({ app: filled.getItem('app') ?? '' })
  const { shelf, reports } = shelfOn(storage)
  expect(shelf.read('donation')).toBe('before')
  shelf.write('donation', 'after')
  expect(shelf.read('donation')).toBe('after')
  expect(reports).toHaveLength(1)
  expect(reports[0]?.problem).toHaveProperty('name', 'QuotaExceededError')
})

test.each([
  ['throws at each touch', blockedStorage()],
  ['is not there', undefined],
])('memory serves where storage %s', (_, storage) => {
  const { shelf } = shelfOn(storage)
  expect(shelf.read('donation')).toBeUndefined()
  shelf.write('donation', 'here')
  expect(shelf.read('donation')).toBe('here')
})

test('sees what another tab has stored since', () => {
  const storage = memoryStorage()
  const here = shelfOn(storage)
  const there = shelfOn(storage)
  here.shelf.write('donation', { attempt: 'old' })
  there.shelf.write('donation', { attempt: 'new' })
  expect(here.shelf.read('donation')).toEqual({ attempt: 'new' })
})

import { describe, expect, test } from 'vitest'
import { persistence } from '../../src/store/persistence.ts'
import { createSite } from '../../src/store/site.ts'
import { blockedStorage, fullStorage, memoryStorage } from '../support/memory-storage.ts'
import { testEnvironment } from '../support/test-environment.ts'

/** The persistence of a new site on this storage, as after a reload. */
function persistenceOn(storage: Storage | undefined, { host = 'https://give.example', event = 'gala' } = {}) {
  const environment = testEnvironment({ storage })
  return { persistence: persistence(createSite(environment, { host, event })), reports: environment.reports }
}

test('gives back after a reload what was put there before it', () => {
  const storage = memoryStorage()
  const before = persistenceOn(storage)
  before.persistence.write('donation', { draft: { choice: '2500' } })
  before.persistence.write('tickets', [1])
  const after = persistenceOn(storage)
  expect(after.persistence.read('donation')).toEqual({ draft: { choice: '2500' } })
  expect(after.persistence.read('tickets')).toEqual([1])
  expect(after.persistence.read('account')).toBeUndefined()
  expect(after.reports).toEqual([])
})

test('removes by undefined', () => {
  const storage = memoryStorage()
  persistenceOn(storage).persistence.write('donation', 5)
  const { persistence } = persistenceOn(storage)
  persistence.write('donation', undefined)
  expect(persistence.read('donation')).toBeUndefined()
  expect(persistenceOn(storage).persistence.read('donation')).toBeUndefined()
})

test('keeps two events, and two hosts, apart', () => {
  const storage = memoryStorage()
  persistenceOn(storage).persistence.write('donation', 'gala')
  persistenceOn(storage, { event: 'fair' }).persistence.write('donation', 'fair')
  persistenceOn(storage, { host: 'https://other.example' }).persistence.write('donation', 'other')
  expect(persistenceOn(storage).persistence.read('donation')).toBe('gala')
  expect(persistenceOn(storage, { event: 'fair' }).persistence.read('donation')).toBe('fair')
  expect(persistenceOn(storage, { host: 'https://other.example' }).persistence.read('donation')).toBe('other')
})

test('lies under the one key of the specification', () => {
  const storage = memoryStorage()
  persistenceOn(storage).persistence.write('navigation', 1)
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
    const { persistence, reports } = persistenceOn(storage)
    expect(persistence.read('donation')).toBeUndefined()
    persistence.write('donation', { draft: 1 })
    expect(persistence.read('donation')).toEqual({ draft: 1 })
    expect(reports).toEqual([])
    expect(storage.getItem('app')).toBe(foreign)
  })
})

test('does with what an earlier version left in its own place', () => {
  const storage = memoryStorage({ app: '{"fayre":{"https://give.example gala":null}}' })
  const { persistence, reports } = persistenceOn(storage)
  expect(persistence.read('donation')).toBeUndefined()
  persistence.write('donation', 1)
  expect(persistenceOn(storage).persistence.read('donation')).toBe(1)
  expect(reports).toEqual([])
})

test('full storage can be read, and what is new lasts as long as the page', () => {
  const filled = memoryStorage()
  persistenceOn(filled).persistence.write('donation', 'before')
  const storage = fullStorage({ app: filled.getItem('app') ?? '' })
  const { persistence, reports } = persistenceOn(storage)
  expect(persistence.read('donation')).toBe('before')
  persistence.write('donation', 'after')
  expect(persistence.read('donation')).toBe('after')
  expect(reports).toHaveLength(1)
  expect(reports[0]?.problem).toHaveProperty('name', 'QuotaExceededError')
})

test.each([
  ['throws at each touch', blockedStorage()],
  ['is not there', undefined],
])('memory serves where storage %s', (_, storage) => {
  const { persistence } = persistenceOn(storage)
  expect(persistence.read('donation')).toBeUndefined()
  persistence.write('donation', 'here')
  expect(persistence.read('donation')).toBe('here')
})

test('sees what another tab has stored since', () => {
  const storage = memoryStorage()
  const here = persistenceOn(storage)
  const there = persistenceOn(storage)
  here.persistence.write('donation', { attempt: 'old' })
  there.persistence.write('donation', { attempt: 'new' })
  expect(here.persistence.read('donation')).toEqual({ attempt: 'new' })
})

import { expect, test } from 'vitest'
import { navigation } from '../../src/store/navigation.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'

const compartment = 'https://give.example gala'
const bid = { bidPath: '/auction/items/7', amount: 120_00 }

test('a bid attempt and the way back survive a reload, under the key `app`', () => {
  const storage = memoryStorage()
  const before = navigation(testSite({ storage }).site)
  before.change({ anonymousBidAttempt: bid, backToAllItemsInfo: { path: '/auction?category=wine' } })
  expect(JSON.parse(storage.getItem('app') ?? '').fayre[compartment].navigation.anonymousBidAttempt).toEqual(bid)
  const after = navigation(testSite({ storage }).site)
  expect(after.$state.get()).toEqual({
    parallaxProps: undefined,
    pages: [],
    backToAllItemsInfo: { path: '/auction?category=wine' },
    anonymousBidAttempt: bid,
  })
  after.change({ anonymousBidAttempt: undefined })
  expect(navigation(testSite({ storage }).site).$state.get().anonymousBidAttempt).toBeUndefined()
})

test('a change keeps what another tab has written meanwhile', () => {
  const storage = memoryStorage()
  const [one, other] = [navigation(testSite({ storage }).site), navigation(testSite({ storage }).site)]
  other.change({ anonymousBidAttempt: bid })
  one.change({ pages: [{ key: 'about', title: 'The evening' }] })
  expect(one.$state.get()).toMatchObject({ anonymousBidAttempt: bid, pages: [{ key: 'about' }] })
})

test('takes nothing from storage that it has not written', () => {
  const storage = memoryStorage()
  const odd = {
    parallaxProps: { picture: 5 },
    pages: [null, { key: 'about' }, { key: 'faq', title: 'Questions' }],
    backToAllItemsInfo: 'x',
    anonymousBidAttempt: { bidPath: '/auction/items/7', amount: 1.5 },
  }
  storage.setItem('app', JSON.stringify({ fayre: { [compartment]: { navigation: odd } } }))
  expect(navigation(testSite({ storage }).site).$state.get()).toEqual({
    parallaxProps: undefined,
    pages: [{ key: 'faq', title: 'Questions' }],
    backToAllItemsInfo: undefined,
    anonymousBidAttempt: undefined,
  })
})

import { expect, test } from 'vitest'
import { createSite } from '../../src/store/site.ts'
import { tokenStore } from '../../src/store/token.ts'
import { blockedStorage, fullStorage, memoryStorage } from '../support/memory-storage.ts'
import { testEnvironment } from '../support/test-environment.ts'

test('is kept in local storage and read from there', () => {
  const environment = testEnvironment()
  tokenStore(environment, 'key').set('token-1')
  expect(environment.storage?.getItem('key')).toBe('token-1')
  expect(tokenStore(environment, 'key').get()).toBe('token-1')
})

test('leaves nothing behind when somebody signs out', () => {
  const environment = testEnvironment()
  const $token = tokenStore(environment, 'key')
  $token.set('token-1')
  $token.set(undefined)
  expect(environment.storage?.length).toBe(0)
})

test('leaves the newer session of another tab in storage when its own ends', () => {
  const environment = testEnvironment()
  const $token = tokenStore(environment, 'key')
  $token.set('token-1')
  tokenStore(environment, 'key').set('token-2')
  $token.set(undefined)
  expect([$token.get(), environment.storage?.getItem('key')]).toEqual([undefined, 'token-2'])
})

test('belongs to one host and event', () => {
  const storage = memoryStorage()
  const site = (event: string) => createSite(testEnvironment({ storage }), { host: 'https://give.example', event })
  site('gala').$token.set('token-1')
  expect(site('gala').$token.get()).toBe('token-1')
  expect(site('fair').$token.get()).toBeUndefined()
})

test.each([
  ['blocked', blockedStorage()],
  ['full', fullStorage()],
])('lasts as long as the page where storage is %s, and says so', (_, storage) => {
  const environment = testEnvironment({ storage })
  const $token = tokenStore(environment, 'key')
  $token.set('token-1')
  expect($token.get()).toBe('token-1')
  $token.set(undefined)
  expect($token.get()).toBeUndefined()
  expect(environment.reports.length).toBeGreaterThan(0)
})

test('lasts as long as the page where there is no storage', () => {
  const environment = testEnvironment({ storage: undefined })
  const $token = tokenStore(environment, 'key')
  $token.set('token-1')
  expect($token.get()).toBe('token-1')
  expect(environment.reports).toEqual([])
})

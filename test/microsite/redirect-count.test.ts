import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mayRedirect } from '../../src/microsite/redirect-count.ts'
import { blockedStorage, memoryStorage } from '../support/memory-storage.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('two redirects in a row and no more', () => {
  expect([mayRedirect(1000), mayRedirect(1500), mayRedirect(2000), mayRedirect(9000)]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a redirect long after the others is a new beginning', () => {
  mayRedirect(1000)
  mayRedirect(1500)
  expect(mayRedirect(11_400)).toBe(true)
  expect(mayRedirect(11_450)).toBe(false)
})

test('none at all where nothing can be remembered', () => {
  vi.stubGlobal('sessionStorage', blockedStorage())
  expect(mayRedirect()).toBe(false)
})

test.each(['{}', 'null', '"x"', '[null,"x",{}]'])(
  '%s, which somebody else has written, counts as no redirect',
  text => {
    vi.stubGlobal('sessionStorage', memoryStorage({ 'fayre.redirects': text }))
    expect(mayRedirect()).toBe(true)
  },
)

test('what is not JSON allows none', () => {
  vi.stubGlobal('sessionStorage', memoryStorage({ 'fayre.redirects': '{' }))
  expect(mayRedirect()).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { randomKey } from '../../src/lib/random-key.ts'

test('is 128 bits as text, each time another', () => {
  const keys = Array.from({ length: 1000 }, randomKey)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  expect(new Set(keys).size).toBe(1000)
})

test('writes every byte with two digits', () => {
  const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation(array => array)
  expect(randomKey()).toBe('0'.repeat(32))
  spy.mockRestore()
})

test('does without crypto.randomUUID, which plain http has not got', () => {
  const spy = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('not a function')
  })
  expect(randomKey()).toHaveLength(32)
  spy.mockRestore()
})

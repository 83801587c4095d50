import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from '../../../host-demo/server/identity/passwords.ts'

test('knows the right password from others', async () => {
  const stored = await hashPassword('correct horse', 'home')
  expect(await passwordMatches('correct horse', stored, 'home')).toBe(true)
  expect(await passwordMatches('correct horse ', stored, 'home')).toBe(false)
  expect(await passwordMatches('correct horse', undefined, 'home')).toBe(false)
})

test('stores two equal passwords differently, with their cost', async () => {
  const [one, other] = await Promise.all([hashPassword('same', 'home'), hashPassword('same', 'home')])
  expect(one).not.toBe(other)
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$/)
})

test('takes the same letters in another writing', async () => {
  expect(await passwordMatches('Cafe\u0301-pass', await hashPassword('Caf\u00e9-pass', 'home'), 'home')).toBe(true)
})

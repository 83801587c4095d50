import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from '../../../host-demo/server/identity/passwords.ts'

const cheap = { caller: 'home', cost: 4 }
const usual = { caller: 'home', cost: undefined }

test('knows the right password from others', async () => {
  const stored = await hashPassword('correct horse', usual)
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(await passwordMatches('correct horse', stored, usual)).toBe(true)
  expect(await passwordMatches('correct horse ', stored, cheap)).toBe(false)
  expect(await passwordMatches('correct horse', undefined, cheap)).toBe(false)
})

test('stores two equal passwords differently, with their cost, which may have been another one', async () => {
  const [one, other] = await Promise.all([hashPassword('same', cheap), hashPassword('same', cheap)])
  expect(one).not.toBe(other)
  expect(one).toMatch(/^scrypt\$16\$8\$3\$/)
  expect(await passwordMatches('same', one, usual)).toBe(true)
})

test('accepts the same letters in another Unicode form', async () => {
  expect(await passwordMatches('Cafe\u0301-pass', await hashPassword('Caf\u00e9-pass', cheap), cheap)).toBe(true)
})

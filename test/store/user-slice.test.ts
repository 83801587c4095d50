import { expect, test } from 'vitest'
import { auth } from '../../src/store/auth.ts'
import { defineUserSlice } from '../../src/store/user-slice.ts'
import { testSite } from '../support/test-site.ts'

test('goes with whoever is signed in, and is built once for each', () => {
  const { site } = testSite()
  let built = 0
  const slice = defineUserSlice('lists', () => ({ number: built++ }))
  const user = (user_id: string) => ({ user_id, first_name: '', last_name: '', is_organiser: false })
  const nobodys = slice(site)
  expect(slice(site)).toBe(nobodys)
  auth(site).begin({ access_token: 'token-1', user: user('ada') })
  const adas = slice(site)
  expect(adas).not.toBe(nobodys)
  expect(slice(site)).toBe(adas)
  auth(site).begin({ access_token: 'token-2', user: user('grace') })
  expect(slice(site)).not.toBe(adas)
  auth(site).begin({ access_token: 'token-3', user: user('ada') })
  expect(slice(site)).not.toBe(adas)
})

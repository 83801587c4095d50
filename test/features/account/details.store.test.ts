import { expect, test } from 'vitest'
import type { Account } from '../../../src/api/account.ts'
import { accountReads } from '../../../src/features/account/account-reads.store.ts'
import { applyAccount } from '../../../src/features/account/details.store.ts'
import { auth } from '../../../src/store/auth.ts'
import { user } from '../../support/member.tsx'
import { testSite } from '../../support/test-site.ts'

const account = { user: { ...user, first_name: 'Augusta' } } as Account

test("a saved account is the session's from then on", () => {
  const { site } = testSite()
  auth(site).begin({ access_token: 'token-1', user })
  applyAccount(site, account)
  expect(auth(site).$state.get().user?.first_name).toBe('Augusta')
})

test("an account that is saved too late is nobody else's", () => {
  const { site } = testSite()
  auth(site).begin({ access_token: 'token-1', user })
  site.$token.set('token-2')
  applyAccount(site, account)
  expect(auth(site).$state.get().user).toBeUndefined()
  auth(site).begin({ access_token: 'token-2', user: { ...user, user_id: 'u2', first_name: 'Grace' } })
  applyAccount(site, account)
  expect(auth(site).$state.get().user?.first_name).toBe('Grace')
  expect(accountReads(site).account.$state.get().type).toBe('loading')
})

import { expect, test } from 'vitest'
import { profile } from '../../src/api/signed-in.ts'
import { notices } from '../../src/store/notices.ts'
import { userCall } from '../../src/store/user-call.ts'
import { held, json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'

const expired = json({ error: 'session_expired' }, 401)

test('reports a session that has ended, and ends it here', async () => {
  const { site, server } = testSite()
  site.$token.set('token-1')
  server.answer('GET /users/profile', expired)
  await expect(userCall(site)(profile, {})).rejects.toThrow()
  expect([site.$token.get(), notices(site).$list.get()]).toMatchObject([undefined, [{}]])
})

test('leaves the session alone that has begun while an earlier one’s call was under way', async () => {
  const { site, server } = testSite()
  site.$token.set('token-1')
  const late = held(expired)
  server.answer('GET /users/profile', late.answer)
  const call = userCall(site)(profile, {})
  site.$token.set('token-2')
  late.release()
  await expect(call).rejects.toThrow()
  expect([site.$token.get(), notices(site).$list.get()]).toEqual(['token-2', []])
})

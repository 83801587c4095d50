import { expect, test, vi } from 'vitest'
import { ownTickets } from '../../../src/features/seats/tickets/your-tickets.store.ts'
import { auth } from '../../../src/store/auth.ts'
import { persistence } from '../../../src/store/persistence.ts'
import { held, json } from '../../support/fake-server.ts'
import { user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'

test('stores no tickets of a user who has signed out before they came', async () => {
  const { site, server } = testSite({ storage: memoryStorage() })
  const slow = held(json({ orders: [], guest_of: [] }))
  server.answer('POST /tickets/your-tickets', slow.answer)
  auth(site).begin({ access_token: 'token-1', user })
  const { $state } = ownTickets(site)
  $state.listen(() => {})
  await vi.waitFor(() => expect(server.requestsTo('POST /tickets/your-tickets')).toHaveLength(1))
  auth(site).logOut()
  slow.release()
  await vi.waitFor(() => expect($state.get().type).toBe('ready'))
  expect(Object(persistence(site).read('account'))).not.toMatchObject({ tickets: expect.anything() })
})

import { expect, test } from 'vitest'
import { auth } from '../../src/store/auth.ts'
import { heldTickets } from '../../src/store/held-tickets.ts'
import { user } from '../support/member.tsx'
import { memoryStorage } from '../support/memory-storage.ts'
import { testSite } from '../support/test-site.ts'

const guests = { tokens: ['guest'], orders: [{ order_id: '1', order_key: 'k1' }] }

/** A device on which a guest has bought a ticket, and after them somebody who is signed in. */
function device(storage = memoryStorage()) {
  const { site } = testSite({ storage })
  const { $held, addToken, addOrder, dropToken } = heldTickets(site)
  addToken('guest')
  addOrder('1', 'k1')
  auth(site).begin({ access_token: 'token-1', user })
  addToken('own')
  addOrder('2', 'k2')
  return { site, storage, $held, dropToken, reloaded: () => heldTickets(testSite({ storage }).site).$held.get() }
}

test('who is signed in has the tickets of the device and their own, also after a reload', () => {
  const { $held, dropToken, reloaded } = device()
  const orders = [{ order_id: '2', order_key: 'k2' }, ...guests.orders]
  expect($held.get()).toEqual({ tokens: ['own', 'guest'], orders })
  expect(reloaded()).toEqual({ tokens: ['own', 'guest'], orders })
  dropToken('own')
  dropToken('guest')
  expect(reloaded()).toEqual({ tokens: [], orders })
})

test('tickets that were bought in another tab stay', () => {
  const storage = memoryStorage()
  const [here, there] = [0, 1].map(() => heldTickets(testSite({ storage }).site))
  there?.addToken('there')
  there?.addOrder('1', 'k1')
  here?.addOrder('2', 'k2')
  const orders = [{ order_id: '2', order_key: 'k2' }, ...guests.orders]
  expect(here?.$held.get()).toEqual({ tokens: ['there'], orders })
  there?.dropToken('there')
  expect(heldTickets(testSite({ storage }).site).$held.get()).toEqual({ tokens: [], orders })
})

test('the tickets of an account go when its user leaves, and those of a guest stay', () => {
  for (const leave of [
    ({ site }: ReturnType<typeof device>) => auth(site).logOut(),
    ({ site }: ReturnType<typeof device>) => site.$token.set(undefined),
    ({ site }: ReturnType<typeof device>) =>
      auth(site).begin({ access_token: 'token-2', user: { ...user, user_id: 'u2' } }),
  ]) {
    const shown = device()
    leave(shown)
    expect(shown.$held.get()).toEqual(guests)
    expect(shown.reloaded()).toEqual(guests)
  }
})

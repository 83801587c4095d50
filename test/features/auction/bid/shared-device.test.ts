import { expect, test, vi } from 'vitest'
import { biddingOn } from '../../../../src/features/auction/bid/bid.store.ts'
import { type Placed, placedBids } from '../../../../src/features/auction/bid/placed-bids.store.ts'
import { subject } from '../../../../src/features/auction/pay/auction-pay.store.ts'
import { basket } from '../../../../src/features/auction/pay/basket.store.ts'
import { compartment } from '../../../../src/features/checkout/compartment.ts'
import { auth } from '../../../../src/store/auth.ts'
import { navigation } from '../../../../src/store/navigation.ts'
import { persistence } from '../../../../src/store/persistence.ts'
import { user } from '../../../support/member.tsx'
import { testSite } from '../../../support/test-site.ts'
import { wirePlaced } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

const first = { access_token: 'token-1', user: user as never }
const next = { access_token: 'token-2', user: { ...user, user_id: 'u2' } as never }
const placed = (hash: string) => wirePlaced({ hash }) as unknown as Placed

test('receipts are their bidder’s alone, and there again once they are back', () => {
  const { site } = testSite()
  const { begin, logOut } = auth(site)
  const kept = () => placedBids(site).receiptsOf('lot-1')
  begin(first)
  placedBids(site).add(placed('aa'))
  logOut()
  expect(kept()).toEqual([])
  begin(next)
  expect(kept()).toEqual([])
  placedBids(site).add(placed('bb'))
  expect(kept()).toMatchObject([{ hash: 'bb' }])
  logOut()
  begin(first)
  expect(kept()).toMatchObject([{ hash: 'aa' }])
})

test('a receipt from before its bidder was known is theirs, in a later session too', () => {
  const { site } = testSite()
  const { begin, logOut } = auth(site)
  site.$token.set(first.access_token)
  placedBids(site).add(placed('aa'))
  begin(first)
  expect(placedBids(site).receiptsOf('lot-1')).toMatchObject([{ hash: 'aa' }])
  logOut()
  begin(next)
  expect(placedBids(site).receiptsOf('lot-1')).toEqual([])
  logOut()
  begin({ ...first, access_token: 'token-3' })
  expect(placedBids(site).receiptsOf('lot-1')).toMatchObject([{ hash: 'aa' }])
})

test('a receipt of nobody known is shown to nobody', () => {
  const { site } = testSite()
  persistence(site).write('account', { receipts: [placed('aa').receipt, null] })
  expect(placedBids(site).receiptsOf('lot-1')).toEqual([])
  auth(site).begin(first)
  expect(placedBids(site).receiptsOf('lot-1')).toEqual([])
})

test('a bid that waits for a sign-in goes with its bidder', () => {
  const { site } = testSite()
  biddingOn(site)
  const { $state, change } = navigation(site)
  change({ anonymousBidAttempt: { bidPath: '/auction/items/lot-1', amount: 500_00 } })
  auth(site).begin(first)
  expect($state.get().anonymousBidAttempt).toBeDefined()
  auth(site).logOut()
  expect($state.get().anonymousBidAttempt).toBeUndefined()
})

test('what lies in the basket goes with its buyer, and all that is stored of it', () => {
  const { site } = testSite()
  auth(site).begin(first)
  basket(site).set('lot-9', 2)
  const stored = compartment(site, subject)
  for (const name of ['later', 'instead', 'seen', 'pieces', 'paying']) stored.write(name, ['lot-9'])
  auth(site).logOut()
  expect(basket(site).$basket.get()).toEqual({})
  auth(site).begin(next)
  auth(site).logOut()
  expect(JSON.stringify(persistence(site).read('donation'))).not.toContain('lot-9')
})

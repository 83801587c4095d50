import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bidAlerts, canNotify } from '../../../../src/features/auction/bid/bid-alerts.store.ts'
import { useShownLot } from '../../../../src/features/auction/bid/shown-lots.ts'
import { useBidNews } from '../../../../src/features/auction/bid/use-bid-news.ts'
import { myBids } from '../../../../src/features/auction/my-bids/my-bids.store.ts'
import { notices } from '../../../../src/store/notices.ts'
import { acting } from '../../../support/acting.ts'
import type { FakeRealtime } from '../../../support/fake-realtime.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { newSocket } from '../../../support/socket.ts'
import { bidsCall, wireOwn } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

let fake: FakeRealtime
const shownByBrowser = vi.fn()

class FakeNotification {
  static permission = 'granted'
  constructor(title: string) {
    shownByBrowser(title)
  }
}

beforeEach(() => {
  fake = newSocket()
  shownByBrowser.mockReset()
  FakeNotification.permission = 'granted'
  vi.stubGlobal('Notification', FakeNotification)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function News() {
  useBidNews()
  return null
}

function Shown({ lot }: Readonly<{ lot: string }>) {
  useShownLot(lot)
  return null
}

/** What a bidder who leads is told by an alert. */
async function told(outcome: string, after: Parameters<typeof wireOwn>[0], shown?: string, isAway = false) {
  const page = await showFor(
    <>
      <News />
      {shown && <Shown lot={shown} />}
    </>,
    server => {
      server.answer(bidsCall, json(wireOwn({})), json(wireOwn({ sequence: 4, ...after })))
    },
  )
  await vi.waitFor(() => expect(fake.subscriptions.flatMap(({ events }) => events)).toContain('bid-data-update'))
  await vi.waitFor(() => expect(myBids(page.site)?.$state.get().type).toBe('ready'))
  await rest()
  bidAlerts(page.site).want(true)
  if (isAway) vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const alert = { auction_item_id: 'lot-1', sequence: 4, title: 'A signed guitar', outcome, price: 150_00, body: '' }
  await acting(() => fake.push(alert, 'bid-data-update'))
  await vi.waitFor(() => expect(myBids(page.site)?.item('lot-1').get()?.sequence).toBe(4))
  await rest()
  return {
    ...page,
    titles: notices(page.site)
      .$list.get()
      .map(({ title, tone }) => [tone, title]),
  }
}

test('whoever is outbid is told in the page, by the browser while they look elsewhere, and so is the host page', async () => {
  const { titles, emitted } = await told('outbid', { outcome: 'outbid', price: 150_00 }, undefined, true)
  expect(titles).toEqual([['warning', 'You are outbid on A signed guitar']])
  expect(shownByBrowser.mock.calls).toEqual([['You are outbid on A signed guitar']])
  expect(emitted.filter(({ name }) => name === 'outbid')).toHaveLength(1)
  expect(emitted[0]?.detail).toMatchObject({ lotId: 'lot-1', amount: 150_00, currency: 'GBP' })
})

test('whoever has won is told once, and not by the browser while they look at the page', async () => {
  const { titles, emitted } = await told('won', { outcome: 'won', to_pay: 130_00 })
  expect(titles).toEqual([['success', 'You have won A signed guitar']])
  expect(shownByBrowser).not.toHaveBeenCalled()
  expect(emitted.filter(({ name }) => name === 'lot-won')).toHaveLength(1)
})

test('whose bid was withdrawn is told', async () => {
  const { titles } = await told('withdrawn', { outcome: 'withdrawn' })
  expect(titles).toEqual([['info', 'The organiser has withdrawn your bid on A signed guitar']])
})

test('the page of the lot itself shows no notice, since it says the same', async () => {
  const { titles, emitted } = await told('outbid', { outcome: 'outbid' }, 'lot-1')
  expect(titles).toEqual([])
  expect(emitted.map(({ name }) => name)).toEqual(['outbid'])
})

test('where only service workers may notify, as in Chrome on Android, it is not offered', () => {
  FakeNotification.permission = 'default'
  expect(canNotify()).toBe(true)
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'default'
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    },
  )
  expect(canNotify()).toBe(false)
})

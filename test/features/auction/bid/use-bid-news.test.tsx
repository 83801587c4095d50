import { cleanup } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeBid } from '../../../../src/api/bids.ts'
import { AlertPermission } from '../../../../src/features/auction/bid/alert-permission.tsx'
import { bidAlerts, canNotify } from '../../../../src/features/auction/bid/bid-alerts.store.ts'
import { placedBids } from '../../../../src/features/auction/bid/placed-bids.store.ts'
import { useShownLot } from '../../../../src/features/auction/bid/shown-lots.ts'
import { useBidNews } from '../../../../src/features/auction/bid/use-bid-news.ts'
import { myBids } from '../../../../src/features/auction/my-bids/my-bids.store.ts'
import { notices } from '../../../../src/store/notices.ts'
import { pageWorker } from '../../../../src/store/page-worker.ts'
import type { Site } from '../../../../src/store/site.ts'
import { acting } from '../../../support/acting.ts'
import type { FakeRealtime } from '../../../support/fake-realtime.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { renderFeature } from '../../../support/render-feature.tsx'
import { rest } from '../../../support/rest.ts'
import { newSocket } from '../../../support/socket.ts'
import { testSite } from '../../../support/test-site.ts'
import { bidsCall, wireOwn, wirePlaced } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

let fake: FakeRealtime
const shownByBrowser = vi.fn()
let shown: FakeNotification | undefined

class FakeNotification {
  static permission = 'granted'
  onclick = () => {}
  constructor(title: string, options?: NotificationOptions) {
    structuredClone(options?.data)
    shownByBrowser(title)
    shown = this
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

interface Setting {
  readonly before?: Parameters<typeof wireOwn>[0]
  readonly isAway?: boolean
  readonly tellers?: number
  readonly prepare?: (site: Site) => void
}

/** The alert that a leading bidder gets. */
async function told(
  outcome: string,
  after: Parameters<typeof wireOwn>[0],
  shown?: string,
  { before = {}, isAway = false, tellers = 1, prepare = () => {} }: Setting = {},
) {
  const page = await showFor(
    <>
      {Array.from({ length: tellers }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they do not move
        <News key={index} />
      ))}
      {shown && <Shown lot={shown} />}
    </>,
    server => {
      server.answer(bidsCall, json(wireOwn(before)), json(wireOwn({ sequence: 4, ...after })))
    },
  )
  await vi.waitFor(() => expect(fake.subscriptions.flatMap(({ events }) => events)).toContain('bid-data-update'))
  await vi.waitFor(() => expect(myBids(page.site)?.$state.get().type).toBe('ready'))
  await rest()
  bidAlerts(page.site).want(true)
  prepare(page.site)
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

test('an outbid bidder is notified in the page, by the browser while it is hidden, and the host page by an event', async () => {
  const { titles, emitted } = await told('outbid', { outcome: 'outbid', price: 150_00 }, undefined, {
    isAway: true,
  })
  expect(titles).toEqual([['warning', 'You are outbid on A signed guitar']])
  expect(shownByBrowser.mock.calls).toEqual([['You are outbid on A signed guitar']])
  expect(emitted.filter(({ name }) => name === 'outbid')).toHaveLength(1)
  expect(emitted[0]?.detail).toMatchObject({ lotId: 'lot-1', amount: 150_00, currency: 'GBP' })
})

test.each([
  ['first', wireOwn()],
  ['next', wireOwn({ outcome: 'outbid', sequence: 2 })],
])('a bidder who is outbid before their %s bid was read is notified, too', async (_name, known) => {
  const page = await showFor(<News />, server => server.answer(bidsCall, json(known)))
  await vi.waitFor(() => expect(myBids(page.site)?.$state.get().type).toBe('ready'))
  await rest()
  placedBids(page.site).add(v.parse(placeBid.output, wirePlaced()))
  page.server.answer(bidsCall, json(wireOwn({ outcome: 'outbid', sequence: 4, price: 150_00 })))
  await acting(() => myBids(page.site)?.refresh())
  await rest()
  expect(notices(page.site).$list.get()).toMatchObject([{ title: 'You are outbid on A signed guitar' }])
  expect(page.emitted.map(({ name }) => name)).toEqual(['outbid'])
})

test('a winner is notified once, and not by the browser while the page is visible', async () => {
  const { titles, emitted } = await told('won', { outcome: 'won', to_pay: 130_00 })
  expect(titles).toEqual([['success', 'You have won A signed guitar']])
  expect(shownByBrowser).not.toHaveBeenCalled()
  expect(emitted.filter(({ name }) => name === 'lot-won')).toHaveLength(1)
})

test.each([
  ['withdrawn', 'leading', { state: 'withdrawn', outcome: 'withdrawn' }, 'The organiser has withdrawn A signed guitar'],
  ['bid_withdrawn', 'leading', { outcome: 'withdrawn' }, 'The organiser has withdrawn your bid on A signed guitar'],
  ['bid_withdrawn', 'leading', { outcome: 'outbid' }, 'The organiser has withdrawn your bid on A signed guitar'],
  ['win_cancelled', 'won', { outcome: 'lost' }, 'The organiser has taken back the sale of A signed guitar to you'],
  ['reopened', 'won', { outcome: 'outbid' }, 'Bidding on A signed guitar goes on'],
  ['reopened', 'lost', { outcome: 'outbid' }, 'Bidding on A signed guitar goes on'],
] as const)('what the organiser does is told once, and called what it is: %s', async (alert, outcome, after, title) => {
  const { titles, emitted } = await told(alert, { ...after, why: '' }, undefined, { before: { outcome } })
  expect(titles).toEqual([['info', title]])
  expect(emitted).toEqual([])
})

test('the lot’s own page shows no notice, because it says the same', async () => {
  const { titles, emitted } = await told('outbid', { outcome: 'outbid' }, 'lot-1')
  expect(titles).toEqual([])
  expect(emitted.map(({ name }) => name)).toEqual(['outbid'])
})

test('a block pasted into the microsite tells nothing that the microsite tells', async () => {
  const { titles, emitted } = await told('outbid', { outcome: 'outbid' }, undefined, { isAway: true, tellers: 2 })
  expect(titles).toHaveLength(1)
  expect(emitted).toHaveLength(1)
  expect(shownByBrowser).toHaveBeenCalledTimes(1)
})

test('where there is a service worker, it notifies, and knows what to open', async () => {
  onAndroid('granted')
  const showNotification = vi.fn(async () => {})
  const registration = { active: {}, showNotification } as unknown as ServiceWorkerRegistration
  await told('outbid', { outcome: 'outbid' }, undefined, {
    isAway: true,
    prepare: site => pageWorker(site).set(async () => registration),
  })
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledTimes(1))
  expect(showNotification).toHaveBeenCalledWith('You are outbid on A signed guitar', {
    tag: 'fayre lot-1',
    // A second one is heard too.
    renotify: true,
    data: { address: expect.stringMatching(/^http.*\/auction\/items\/lot-1$/) },
  })
})

test('a pressed notification opens the lot in a page of its own, and leaves this one as it is', async () => {
  const [open, focus] = [vi.fn(), vi.fn()]
  vi.stubGlobal('open', open)
  vi.stubGlobal('focus', focus)
  const { container } = await told('outbid', { outcome: 'outbid' }, undefined, { isAway: true })
  const before = [location.href, container.innerHTML]
  await acting(() => shown?.onclick())
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/\/auction\/items\/lot-1$/))
  expect(focus).not.toHaveBeenCalled()
  expect([location.href, container.innerHTML]).toEqual(before)
})

/** Chrome there lets only service workers notify. */
function onAndroid(permission: NotificationPermission) {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = permission
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    },
  )
}

test.each(['default', 'granted'] as const)(
  'where only service workers may notify, it is offered with one, and not without: permission %s',
  permission => {
    FakeNotification.permission = permission
    expect(canNotify(false)).toBe(true)
    expect(shownByBrowser).not.toHaveBeenCalled()
    onAndroid(permission)
    expect(canNotify(false)).toBe(false)
    expect(canNotify(true)).toBe(true)
  },
)

test('whoever has asked for notifications, where none can be shown any more, is told so', async () => {
  onAndroid('granted')
  const on = testSite()
  expect(renderFeature(<AlertPermission />, { on }).text()).toBe('')
  bidAlerts(on.site).want(true)
  const { text } = renderFeature(<AlertPermission />, { on })
  expect(text()).toBe('Your browser does not allow notifications here. You are told by mail.')
})

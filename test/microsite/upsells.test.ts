import { expect, test, vi } from 'vitest'
import { upsellsAfter } from '../../src/microsite/upsells.ts'
import { json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'
import { wireLot, wireLots } from '../support/wire-lot.ts'
// Loaded lazily in a browser.
import '../../src/api/send.ts'

/** How many more requests for a file are lost. */
const lost = vi.hoisted(() => ({ left: 0 }))

vi.mock('../../src/features/auction/buy-now-upsells.store.ts', async original => {
  if (lost.left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
  return original()
})

const forSale = (auction_item_id: string, left: number) => wireLot({ auction_item_id, kind: 'buy_now', left })

test('asks again for code that did not come, as often as any other part of the site does', async () => {
  const { site, server, environment } = testSite()
  server.answer('GET /auction/items', json(wireLots([forSale('a', 1)])))
  lost.left = 3
  expect(await upsellsAfter(site, [])).toEqual([])
  expect(environment.reports.map(({ context }) => context)).toContain('code did not load')
  lost.left = 2
  expect(await upsellsAfter(site, [])).toMatchObject([{ path: '/auction/items/a' }])
})

test('offers what can be bought now, but not what was just bought', async () => {
  const { site, server } = testSite()
  const lots = [forSale('bought', 3), forSale('sold-out', 0), ...['a', 'b', 'c', 'd'].map(id => forSale(id, 1))]
  server.answer('GET /auction/items', json(wireLots(lots)))
  expect(await upsellsAfter(site, ['bought'])).toMatchObject(
    ['a', 'b', 'c'].map(id => ({ type: 'buy_now', path: `/auction/items/${id}` })),
  )
})

test('offers nothing where that cannot be read', async () => {
  const { site, server } = testSite()
  server.answer('GET /auction/items', json({}, 500))
  expect(await upsellsAfter(site, [])).toEqual([])
})

const draw = (draw_id: string, extra: object = {}) => ({
  ...{ draw_id, sequence: 1, state: 'open', sold: 0, left: null, kind: 'small_society', title: 'Raffle', summary: '' },
  ...{ picture: null, price: 1_00, sold_by: 'fixed_price', numbers_each: 5, per_person: null, minimum_age: 16 },
  ...{ society: 'Friends', promoter: 'Ada', registration: null, prizes: [] },
  ...{ opens_at: '2026-11-01T00:00:00.000Z', closes_at: '2026-12-01T00:00:00.000Z' },
  ...{ draws_at: '2026-12-01T00:00:00.000Z', ...extra },
})
const inMoney = { currency: 'GBP', currency_decimals: 2, server_time: '2026-11-21T00:00:00.000Z' }

test('asks for the draws that are on sale, and leaves members’ draws to their page', async () => {
  const { site, server } = testSite()
  server.answer('GET /prize-draws', json({ ...inMoney, items: [draw('bought'), draw('next'), draw('third')] }))
  expect(await upsellsAfter(site, ['bought'])).toMatchObject([
    {
      ...{ type: 'raffle', path: '/prize-draw/next' },
      now: { amount: 5_00, years: 16, line: { origin: 'raffle', draw_id: 'next', quantity: 5, age_confirmed: 'yes' } },
    },
  ])
  expect(server.requestsTo('GET /prize-draws').map(({ url }) => url.searchParams.get('open'))).toEqual(['yes'])
  server.answer('GET /prize-draws', json({ ...inMoney, items: [draw('members', { kind: 'private' })] }))
  const [members] = await upsellsAfter(site, [])
  expect(members?.path).toBe('/prize-draw/members')
  expect(members).not.toHaveProperty('now')
})

const pledge = (pledge_item_id: string, extra: object = {}) => ({
  ...{ pledge_item_id, sequence: 1, state: 'open', pledged: 0, matched: 0, pledge_count: 0, number: 1 },
  ...{ title: 'A garden', summary: 'For every chair', picture: null, target: null, own_amountYN: 'no' },
  levels: [
    { level_id: 'b', amount: 50_00, does: 'Plants a tree' },
    { level_id: 'a', amount: 20_00, does: 'Plants a rose' },
  ],
  ...{ pay_laterYN: 'no', ...extra },
})

test('offers a pledge at its lowest level by one tap, unless its charities are to be chosen', async () => {
  const { site, server } = testSite()
  const items = [pledge('bought'), pledge('closed', { state: 'closed' }), pledge('garden')]
  server.answer('GET /pledges', json({ ...inMoney, items }))
  const details = (charities: readonly object[]) =>
    server.answer('GET /pledges/garden', json({ ...pledge('garden'), ...inMoney, description: '', charities }))
  details([])
  const offered = { type: 'pledge', text: 'Plants a rose', path: '/pledge/garden' }
  const line = { origin: 'pledge', pledge_item_id: 'garden', amount: 20_00 }
  expect(await upsellsAfter(site, ['bought'])).toMatchObject([{ ...offered, now: { amount: 20_00, line } }])

  details([{ charity_id: 'c', name: 'Otters', summary: '', charity_number: null, picture: null }])
  const [chosen] = await upsellsAfter(site, ['bought'])
  expect(chosen).toMatchObject(offered)
  expect(chosen).not.toHaveProperty('now')
})

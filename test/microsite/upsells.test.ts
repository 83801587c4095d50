import { expect, test } from 'vitest'
import { upsellsAfter } from '../../src/microsite/upsells.ts'
import { json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'
import { wireLot, wireLots } from '../support/wire-lot.ts'
// Loaded lazily in a browser.
import '../../src/api/send.ts'

const forSale = (auction_item_id: string, left: number) => wireLot({ auction_item_id, kind: 'buy_now', left })

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

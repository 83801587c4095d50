import { expect, test, vi } from 'vitest'
import { createDrawPay } from '../../../src/features/draws/pay/draw-pay.store.ts'
import { held, json } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'
// Loaded lazily in a browser.
import '../../../src/api/send.ts'

test('a paid order is thanked for without its tickets if they do not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { site, server } = testSite()
    server.answer('POST /orders/o/prize-draw-tickets', held(json([])).answer)
    const tickets = createDrawPay(site).ticketsOf({ order_id: 'o', order_key: 'k' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await tickets).toEqual([])
    expect(server.requestsTo('POST /orders/o/prize-draw-tickets')).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

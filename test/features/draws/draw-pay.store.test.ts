import { expect, test, vi } from 'vitest'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import { createDrawPay } from '../../../src/features/draws/pay/draw-pay.store.ts'
import { entry, subject } from '../../../src/features/draws/pay/entry.store.ts'
import { held, json } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'
import { confirmCall, settled } from '../checkout/payments.ts'
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

test.each([
  ['another entry', { draw: 'a', count: 3 }],
  ['another number of the same draw', { draw: 'b', count: 3 }],
  ['the entry that is still chosen', { draw: 'b', count: 1 }],
])('an earlier payment that is found paid was for %s', async (_, paid) => {
  const { site, server } = testSite()
  compartment(site, subject).write('attempt', {
    idempotencyKey: 'key',
    content: JSON.stringify({ lines: [{ origin: 'raffle', draw_id: paid.draw, quantity: paid.count }] }),
    order: { orderId: 'order-1', orderKey: 'order-key-1' },
  })
  const chosen = { draw: 'b', count: 1 }
  entry(site).choose(chosen)
  server.answer(confirmCall, settled('succeeded'))
  const pay = createDrawPay(site)
  await pay.checkout.payment.resume.run()
  const ordered = pay.ordered(5000)
  expect(ordered).toEqual(paid)
  pay.finish(ordered)
  const left = paid.draw === 'b' && paid.count === 1 ? undefined : chosen
  expect([pay.$entry.get(), compartment(site, subject).read('entry')]).toEqual([left, left])
})

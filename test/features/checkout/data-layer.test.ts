import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createDataLayer } from '../../../src/features/checkout/data-layer.ts'
import { hostConsent } from '../../../src/store/host-consent.ts'
import { testSite } from '../../support/test-site.ts'

const sale = { orderId: 'order-1', amount: 12_50, currency: 'GBP', decimals: 2, item: 'donation' }

describe('a page that asks for its analytics', () => {
  let page: { dataLayer?: object[]; fbq?: ReturnType<typeof vi.fn> }
  let test1: ReturnType<typeof testSite>
  beforeEach(() => {
    page = {}
    test1 = testSite()
    hostConsent(test1.site).set('granted')
  })

  test('is told of a purchase in GA4’s words, once per order', () => {
    const tell = createDataLayer(test1.site, page)
    tell('purchase', sale)
    tell('purchase', sale)
    expect(page.dataLayer).toEqual([
      { ecommerce: null },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'order-1',
          value: 12.5,
          currency: 'GBP',
          items: [{ item_id: 'donation', item_name: 'donation', price: 12.5, quantity: 1 }],
        },
      },
    ])
  })

  test('keeps what is in its data layer already', () => {
    page.dataLayer = [{ event: 'own' }]
    createDataLayer(test1.site, page)('begin_checkout', sale)
    expect(page.dataLayer[0]).toEqual({ event: 'own' })
  })

  test.each([
    ['donation', 'Donate'],
    ['pledge', 'Donate'],
    ['buy_now', 'Purchase'],
  ])('hands a %s on to Meta as %s with an event id, where Meta is there', (item, name) => {
    page.fbq = vi.fn()
    const tell = createDataLayer(test1.site, page)
    tell('begin_checkout', { ...sale, item })
    tell('purchase', { ...sale, item })
    expect(page.fbq.mock.calls).toEqual([['track', name, { value: 12.5, currency: 'GBP' }, { eventID: 'order-1' }]])
  })

  test.each(['denied', undefined] as const)('is told nothing where consent is %s', state => {
    hostConsent(test1.site).set(state)
    page.fbq = vi.fn()
    createDataLayer(test1.site, page)('purchase', sale)
    expect(page.dataLayer).toBeUndefined()
    expect(page.fbq).not.toHaveBeenCalled()
  })
})

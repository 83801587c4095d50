import { describe, expect, test } from 'vitest'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import { createPayment } from '../../../src/features/checkout/payment.store.ts'
import { held } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'
import { fakeCard } from './fake-card.ts'
import { confirmCall, gift, keysOf, payCall, settled, testPayment } from './payments.ts'

const never = () => fakeCard(() => new Promise(() => {}))
const declined = () => fakeCard({ declined: 'No.' })

/** Two subjects on one page, both reloaded in the middle of their payment. */
async function reloadedWithTwo() {
  const before = testPayment(memoryStorage(), 'gift')
  const link = createPayment(before.site, 'payment-link a')
  void before.payment.pay.run({ content: gift(5000), card: never() })
  void link.pay.run({ content: gift(850_00), card: never() })
  await expect.poll(() => (before.storage.getItem('app') ?? '').split('orderKey').length - 1).toBe(2)
  const after = testPayment(before.storage, 'gift')
  return { ...after, link: createPayment(after.site, 'payment-link a') }
}

describe('two subjects on one page', () => {
  test('have attempts of their own', async () => {
    const { payment, site, server } = testPayment()
    const link = createPayment(site, 'payment-link a')
    await payment.pay.run({ content: gift(5000), card: declined() })
    await link.pay.run({ content: gift(5000), card: declined() })
    await payment.pay.run({ content: gift(5000), card: declined() })
    const [first, second, third] = keysOf(server.requestsTo(payCall))
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })

  test('keep what they have when the other ends', async () => {
    const { payment, site, server } = testPayment()
    const link = createPayment(site, 'payment-link a')
    await link.pay.run({ content: gift(850_00), card: declined() })
    compartment(site, 'payment-link a').write('voucher', 'EARLYBIRD')
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    compartment(site, 'gift').clear()
    expect(payment.$outcome.get().type).toBe('paid')
    expect(compartment(site, 'payment-link a').read('voucher')).toBe('EARLYBIRD')
    await link.pay.run({ content: gift(850_00), card: fakeCard(undefined) })
    const [first, , third] = keysOf(server.requestsTo(payCall))
    expect(third).toBe(first)
  })

  test('are resumed after a reload at the same time', async () => {
    const { payment, link, server } = await reloadedWithTwo()
    const late = held(settled('succeeded'))
    server.answer(confirmCall, late.answer)
    const both = Promise.all([payment.resume.run(), link.resume.run()])
    await expect.poll(() => server.requestsTo(confirmCall)).toHaveLength(2)
    late.release()
    await both
    expect([payment, link].map(({ $outcome }) => $outcome.get().type)).toEqual(['paid', 'paid'])
  })

  test('are resumed each by itself: what ends one leaves the other under way', async () => {
    const { payment, link } = await reloadedWithTwo()
    await payment.resume.run()
    expect([payment.isUnderWay(), link.isUnderWay()]).toEqual([false, true])
    await link.resume.run()
    expect(link.isUnderWay()).toBe(false)
  })
})

describe('a compartment', () => {
  test('outlives the page, and is another for each subject', () => {
    const storage = memoryStorage()
    compartment(testSite({ storage }).site, 'gift').write('draft', { firstName: 'Ada' })
    const { site } = testSite({ storage })
    expect(compartment(site, 'gift').read('draft')).toEqual({ firstName: 'Ada' })
    expect(compartment(site, 'basket').read('draft')).toBeUndefined()
  })

  test('has nothing that a page has put on the prototype of all objects', () => {
    const { site } = testSite()
    compartment(site, 'gift').write('draft', 1)
    expect(compartment(site, 'gift').read('toString')).toBeUndefined()
    expect(compartment(site, 'constructor').read('name')).toBeUndefined()
  })
})

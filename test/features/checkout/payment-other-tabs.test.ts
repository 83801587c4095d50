import { describe, expect, test } from 'vitest'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import { held, json } from '../../support/fake-server.ts'
import { fakeCard } from './fake-card.ts'
import { confirmCall, gift, intent, keysOf, payCall, settled, testPayment, wireOrder } from './payments.ts'

const promiseCall = 'POST /checkout/pay/offline'

const declined = () => fakeCard({ declined: 'No.' })
const reused = json({ error: 'idempotency_key_reused' }, 409)

/** Two tabs of one browser, each with its own page and form. */
function tabs() {
  const one = testPayment()
  const other = testPayment(one.storage)
  return { one, other }
}

describe('the same gift in two tabs', () => {
  test('is one attempt while it is under way', async () => {
    const { one, other } = tabs()
    await one.payment.pay.run({ content: gift(5000), card: declined() })
    await other.payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(keysOf(other.server.requestsTo(payCall))).toEqual(keysOf(one.server.requestsTo(payCall)))
  })

  test('is not paid again in the second after it was paid in the first', async () => {
    const { one, other } = tabs()
    await one.payment.pay.run({ content: gift(5000), card: declined() })
    other.payment.readOtherTab()
    await one.payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    other.payment.readOtherTab()
    await other.payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(new Set([...keysOf(one.server.requestsTo(payCall)), ...keysOf(other.server.requestsTo(payCall))]).size).toBe(
      1,
    )
    expect(other.payment.$outcome.get().type).toBe('paid')
  })

  test('is another one once its end was told here', async () => {
    const { one, other } = tabs()
    await one.payment.pay.run({ content: gift(5000), card: declined() })
    other.payment.readOtherTab()
    const card = fakeCard(undefined)
    await other.payment.pay.run({ content: gift(5000), card })
    await other.payment.pay.run({ content: gift(5000), card })
    const [first, second] = keysOf(other.server.requestsTo(payCall))
    expect(second).not.toBe(first)
  })

  test('that was paid here is not resumed, even if another tab still stores it', async () => {
    const { one, other } = tabs()
    await one.payment.pay.run({ content: gift(5000), card: declined() })
    other.payment.readOtherTab()
    await one.payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    await other.payment.pay.run({ content: gift(5000), card: declined() })
    one.payment.readOtherTab()
    expect(keysOf(one.server.requestsTo(payCall))).toEqual(Array(2).fill(keysOf(other.server.requestsTo(payCall))[0]))
    // The other tab's payment is complete in the store, and this gift is a new one.
    one.storage.clear()
    await one.payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(new Set(keysOf(one.server.requestsTo(payCall))).size).toBe(2)
  })
})

test('a try that another tab has replaced leaves the attempt there', async () => {
  const { one, other } = tabs()
  const late = held(json({ error: 'order_cancelled' }, 409))
  one.server.answer(payCall, late.answer)
  const paying = one.payment.pay.run({ content: gift(5000), card: declined() })
  await expect.poll(() => one.server.requestsTo(payCall)).toHaveLength(1)
  await other.payment.pay.run({ content: gift(7000), card: declined() })
  const begun = compartment(other.site, 'gift').read('attempt')
  late.release()
  await paying
  expect(begun).toMatchObject({ order: { orderId: 'order-1' } })
  expect(compartment(one.site, 'gift').read('attempt')).toEqual(begun)
})

test.each([
  [
    'promised',
    json({ ...wireOrder, order_id: 'order-9', status: 'awaiting_offline_payment', instructions: 'By card.' }),
  ],
  ['paid already', json({ error: 'payment_request_settled' }, 409)],
])('a promise that is late and %s leaves the attempt of another tab', async (_, answer) => {
  const { one, other } = tabs()
  const late = held(answer)
  one.server.answer(promiseCall, late.answer)
  const promising = one.payment.promise.run({ content: gift(5000) })
  await expect.poll(() => one.server.requestsTo(promiseCall)).toHaveLength(1)
  await other.payment.pay.run({ content: gift(7000), card: declined() })
  const begun = compartment(other.site, 'gift').read('attempt')
  late.release()
  await promising
  expect(begun).toMatchObject({ order: { orderId: 'order-1' } })
  expect(compartment(one.site, 'gift').read('attempt')).toEqual(begun)
})

describe('an attempt that ends in another tab while this one still checks it', () => {
  const next = { idempotencyKey: 'next', content: '{}', order: { orderId: 'order-2', orderKey: 'order-key-2' } }

  /** Tab one waits for the answer about order 1. Tab two has begun order 2. */
  async function asking(payment_status: string) {
    const { one, other } = tabs()
    void one.payment.pay.run({ content: gift(5000), card: fakeCard(() => new Promise(() => {})) })
    await expect.poll(() => one.storage.getItem('app')).toContain('orderKey')
    const answer = held(settled(payment_status))
    other.server.answer(confirmCall, answer.answer)
    const resumed = other.payment.resume.run()
    await expect.poll(() => other.server.requestsTo(confirmCall)).toHaveLength(1)
    compartment(one.site, 'gift').write('attempt', next)
    answer.release()
    await resumed
    return other
  }

  test.each(['canceled', 'succeeded', 'processing'])('leaves the attempt that has begun there: %s', async status => {
    const { site } = await asking(status)
    expect(compartment(site, 'gift').read('attempt')).toEqual(next)
  })

  test('is thanked for, even if the other tab has deleted its attempt', async () => {
    const { one, other } = tabs()
    void one.payment.pay.run({ content: gift(5000), card: fakeCard(() => new Promise(() => {})) })
    await expect.poll(() => one.storage.getItem('app')).toContain('orderKey')
    const answer = held(settled('succeeded'))
    other.server.answer(confirmCall, answer.answer)
    const resumed = other.payment.resume.run()
    await expect.poll(() => other.server.requestsTo(confirmCall)).toHaveLength(1)
    compartment(one.site, 'gift').write('attempt', undefined)
    answer.release()
    await resumed
    expect(other.payment.$outcome.get()).toMatchObject({ type: 'paid', order: { order_id: 'order-1' } })
    await other.payment.resume.run()
    expect(other.server.requestsTo(confirmCall)).toHaveLength(1)
  })
})

describe('a try that the server takes for another’s, such as after a sign-in', () => {
  test('is followed by its own attempt at once', async () => {
    const { payment, server } = testPayment()
    await payment.pay.run({ content: gift(5000), card: declined() })
    server.answer(payCall, reused, intent)
    server.answer(confirmCall, settled('requires_payment_method'), settled('succeeded'))
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    const [first, second, third] = keysOf(server.requestsTo(payCall))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(payment.$outcome.get().type).toBe('paid')
  })

  test('is not paid again where it turns out to have been paid', async () => {
    const { payment, server } = testPayment()
    await payment.pay.run({ content: gift(5000), card: declined() })
    server.answer(payCall, reused)
    const card = fakeCard(undefined)
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get()).toMatchObject({ type: 'paid', order: { order_id: 'order-1' } })
    expect(card.confirmed).toEqual([])
    expect(server.requestsTo(payCall)).toHaveLength(2)
  })

  test('has an unknown outcome if its answer was lost', async () => {
    const before = testPayment()
    before.server.answer(payCall, json({}, 500))
    await before.payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    const { payment, server } = testPayment(before.storage)
    server.answer(payCall, reused, intent)
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(payment.$outcome.get().type).toBe('paid')
  })
})

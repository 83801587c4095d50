import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPayment } from '../../../src/features/checkout/payment.store.ts'
import { type Answer, json, offline } from '../../support/fake-server.ts'
import { fakeCard } from './fake-card.ts'
import { confirmCall, gift, keysOf, payCall, settled, testPayment } from './payments.ts'
// Loaded lazily in a browser; imported here, because fake timers would block it.
import '../../../src/api/send.ts'

// Loaded lazily by the client; imported here, because fake timers would block it.
beforeAll(() => import('ofetch'))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const declined = () => fakeCard({ declined: 'No.' })

/** The card was sent, but no answer arrived, however often it was requested. */
async function unsure(answer: Answer = offline) {
  const test = testPayment()
  test.server.answer(confirmCall, answer)
  const card = fakeCard(undefined)
  const run = test.payment.pay.run({ content: gift(5000), card })
  await vi.advanceTimersByTimeAsync(60_000)
  await run
  return { ...test, card }
}

describe('no answer after the card was sent', () => {
  test('is checked again at growing intervals, and then left open', async () => {
    const { payment, server } = await unsure()
    expect(payment.$outcome.get()).toEqual({ type: 'unsure' })
    expect(payment.pay.$state.get()).toEqual({ type: 'idle' })
    expect(server.requestsTo(confirmCall)).toHaveLength(5)
  })

  test('becomes paid by asking again, and never by a second payment', async () => {
    const { payment, server, card } = await unsure()
    server.answer(confirmCall, settled('succeeded'))
    await payment.askAgain.run()
    expect(payment.$outcome.get().type).toBe('paid')
    expect(server.requestsTo(payCall)).toHaveLength(1)
    expect(card.confirmed).toHaveLength(1)
  })

  test('stays unsure while there is still no answer', async () => {
    const { payment } = await unsure()
    const asked = payment.askAgain.run()
    expect(payment.$outcome.get()).toEqual({ type: 'unsure' })
    await vi.advanceTimersByTimeAsync(60_000)
    await asked
    expect(payment.$outcome.get()).toEqual({ type: 'unsure' })
  })

  test('leads a donor who pays again to the same order by the same key', async () => {
    const { payment, server, card } = await unsure()
    server.answer(confirmCall, settled('succeeded'))
    await payment.pay.run({ content: gift(5000), card })
    const [first, second] = keysOf(server.requestsTo(payCall))
    expect(second).toBe(first)
    expect(payment.$outcome.get().type).toBe('paid')
  })

  test('is resolved after a reload', async () => {
    const { storage } = await unsure()
    const after = testPayment(storage)
    await after.payment.resume.run()
    expect(after.payment.$outcome.get().type).toBe('paid')
    expect(after.server.requestsTo(payCall)).toEqual([])
  })

  test.each([
    ['a 500', json({ error: 'internal' }, 500)],
    ['a 503', json({}, 503)],
  ])('is no answer though it is %s', async (_, answer) => {
    const { payment, server } = await unsure(answer)
    expect(server.requestsTo(confirmCall)).toHaveLength(5)
    expect(payment.$outcome.get()).toEqual({ type: 'unsure' })
  })

  test('is not repeated where the server has answered no', async () => {
    const { payment, server } = await unsure(json({ error: 'order_not_found' }, 404))
    expect(server.requestsTo(confirmCall)).toHaveLength(1)
    expect(payment.$outcome.get()).toEqual({ type: 'unsure' })
  })

  test('is over as soon as the network is back', async () => {
    const { payment, server } = testPayment()
    server.answer(confirmCall, offline, offline, settled('succeeded'))
    const run = payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    await vi.advanceTimersByTimeAsync(3100)
    await run
    expect(payment.$outcome.get().type).toBe('paid')
  })
})

describe('another gift after an attempt with an unknown outcome', () => {
  test('is not begun where the try turns out to be paid', async () => {
    const { payment, server, card } = await unsure()
    server.answer(confirmCall, settled('succeeded'))
    await payment.pay.run({ content: gift(6000), card })
    expect(payment.$outcome.get()).toMatchObject({ type: 'paid', order: { order_id: 'order-1' } })
    expect(server.requestsTo(payCall)).toHaveLength(1)
    expect(card.confirmed).toHaveLength(1)
  })

  test('is not begun while there is no answer, also after a reload', async () => {
    const { storage } = await unsure()
    const after = testPayment(storage)
    after.server.answer(confirmCall, offline)
    const card = fakeCard(undefined)
    const run = after.payment.pay.run({ content: gift(6000), card })
    await vi.advanceTimersByTimeAsync(60_000)
    await run
    expect(after.payment.$outcome.get()).toEqual({ type: 'unsure' })
    expect([after.server.requestsTo(payCall), card.confirmed]).toEqual([[], []])
  })

  test.each([
    ['took nothing', settled('requires_payment_method')],
    ['is unknown to the server', json({ error: 'order_not_found' }, 404)],
  ])('is begun by a key of its own where the try %s', async (_, answer) => {
    const { payment, server, card } = await unsure()
    server.answer(confirmCall, answer, settled('succeeded'))
    await payment.pay.run({ content: gift(6000), card })
    const [first, second] = keysOf(server.requestsTo(payCall))
    expect(second).not.toBe(first)
    expect(payment.$outcome.get().type).toBe('paid')
  })

  test('is a new try where the organiser has cancelled the first', async () => {
    const { payment, server, card } = await unsure(settled('canceled'))
    expect(payment.$outcome.get().type).toBe('declined')
    server.answer(confirmCall, settled('succeeded'))
    await payment.pay.run({ content: gift(5000), card })
    const [first, second] = keysOf(server.requestsTo(payCall))
    expect(second).not.toBe(first)
  })
})

describe('a slow bank', () => {
  test('is processing, and the attempt is over: the webhook will tell', async () => {
    const { payment, server, storage } = testPayment()
    server.answer(confirmCall, settled('processing'))
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(payment.$outcome.get()).toMatchObject({ type: 'processing', order: { order_reference: 'FAY-1' } })
    expect(storage.getItem('app')).not.toContain('idempotencyKey')
  })
})

describe('a reload in the middle of paying', () => {
  test('finds out that it was paid', async () => {
    const before = testPayment()
    void before.payment.pay.run({ content: gift(5000), card: fakeCard(() => new Promise(() => {})) })
    await vi.advanceTimersByTimeAsync(10)
    const after = testPayment(before.storage)
    await after.payment.resume.run()
    expect(after.payment.$outcome.get().type).toBe('paid')
    expect(after.server.requests.map(({ body }) => body)).toContainEqual({
      order_id: 'order-1',
      order_key: 'order-key-1',
    })
  })

  test('is found out by one of several forms, so that one gift is thanked for once', async () => {
    const before = testPayment()
    void before.payment.pay.run({ content: gift(5000), card: fakeCard(() => new Promise(() => {})) })
    await vi.advanceTimersByTimeAsync(10)
    const { payment, site } = testPayment(before.storage)
    const other = createPayment(site, 'gift')
    await Promise.all([payment.resume.run(), other.resume.run()])
    expect([payment, other].map(({ $outcome }) => $outcome.get().type)).toEqual(['paid', 'open'])
  })

  test('that cannot be found out is unsure, and not forgotten', async () => {
    const before = testPayment()
    void before.payment.pay.run({ content: gift(5000), card: fakeCard(() => new Promise(() => {})) })
    await vi.advanceTimersByTimeAsync(10)
    const after = testPayment(before.storage)
    after.server.answer(confirmCall, offline)
    const run = after.payment.resume.run()
    await vi.advanceTimersByTimeAsync(60_000)
    await run
    expect(after.payment.$outcome.get()).toEqual({ type: 'unsure' })
  })

  test('leaves an unpaid attempt open, with its key', async () => {
    const before = testPayment()
    await before.payment.pay.run({ content: gift(5000), card: declined() })
    const after = testPayment(before.storage)
    after.server.answer(confirmCall, settled('requires_payment_method'))
    await after.payment.resume.run()
    expect(after.payment.$outcome.get()).toEqual({ type: 'open' })
    await after.payment.pay.run({ content: gift(5000), card: declined() })
    expect(keysOf(after.server.requestsTo(payCall))).toEqual(keysOf(before.server.requestsTo(payCall)))
  })

  test('checks nothing without an open attempt', async () => {
    const { payment, server } = testPayment()
    await payment.resume.run()
    expect(server.requests).toEqual([])
    expect(payment.$outcome.get()).toEqual({ type: 'open' })
  })

  test('checks nothing after a finished payment', async () => {
    const before = testPayment()
    await before.payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    const after = testPayment(before.storage)
    await after.payment.resume.run()
    expect(after.server.requests).toEqual([])
  })
})

test('a card field that breaks is a failure that is reported, and the order stays known', async () => {
  const { payment, environment, storage } = testPayment()
  const fault = new TypeError('frame is gone')
  await payment.pay.run({ content: gift(5000), card: fakeCard(() => Promise.reject(fault)) })
  expect(payment.pay.$state.get()).toMatchObject({ type: 'failed', failure: { type: 'shape' } })
  expect(environment.reports).toEqual([{ problem: fault, context: 'unexpected fault' }])
  expect(storage.getItem('app')).toContain('order-key-1')
})

test('after a gift the next one starts open', async () => {
  const { payment } = testPayment()
  await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
  payment.reopen()
  expect(payment.$outcome.get()).toEqual({ type: 'open' })
})

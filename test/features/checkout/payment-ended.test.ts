import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { json } from '../../support/fake-server.ts'
import { fakeCard } from './fake-card.ts'
import { confirmCall, gift, intent, keysOf, payCall, settled, testPayment, wireOrder } from './payments.ts'

describe('a try that was ended after its first card', () => {
  test('is followed by one of its own for the next card, which is not called declined unasked', async () => {
    const { payment, server } = testPayment()
    const card = fakeCard({ declined: 'No.' }, undefined)
    await payment.pay.run({ content: gift(5000), card })
    const seen: string[] = []
    payment.$outcome.listen(({ type }) => void seen.push(type))
    server.answer(confirmCall, settled('canceled'), settled('succeeded'))
    await payment.pay.run({ content: gift(5000), card })
    expect(seen.at(-1)).toBe('paid')
    expect(seen).not.toContain('declined')
    const [first, second, third] = keysOf(server.requestsTo(payCall))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is not begun a third time by itself', async () => {
    const { payment, server } = testPayment()
    const card = fakeCard({ declined: 'No.' }, undefined)
    await payment.pay.run({ content: gift(5000), card })
    server.answer(confirmCall, settled('canceled'))
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get()).toEqual({ type: 'declined', text: '' })
    expect(server.requestsTo(payCall)).toHaveLength(3)
  })
})

describe('a try that was paid after it had ended', () => {
  test('is told as refunded, not as declined, and nothing more is charged unasked', async () => {
    const { payment, server } = testPayment()
    const card = fakeCard({ declined: 'No.' }, undefined, undefined)
    await payment.pay.run({ content: gift(5000), card })
    server.answer(confirmCall, settled('refunded', 'cancelled'), settled('succeeded'))
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get()).toEqual({ type: 'refunded' })
    expect(server.requestsTo(payCall)).toHaveLength(2)

    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get().type).toBe('paid')
    const [first, second, third] = keysOf(server.requestsTo(payCall))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('a promise that was cancelled', () => {
  const promiseCall = 'POST /checkout/pay/offline'
  const promised = (status: string) => json({ ...wireOrder, status, instructions: 'Pay by transfer.' })

  test('is not thanked for: the same press makes another', async () => {
    const { payment, server } = testPayment()
    server.answer(promiseCall, promised('cancelled'), promised('awaiting_offline_payment'))
    await payment.promise.run({ content: gift(5000) })
    expect(payment.$outcome.get()).toMatchObject({ order: { status: 'awaiting_offline_payment' } })
    const [first, second] = keysOf(server.requestsTo(promiseCall))
    expect(second).not.toBe(first)
  })
})

describe('a card payment that the server has ended since its first card', () => {
  test('is begun anew by the same press', async () => {
    const { payment, server } = testPayment()
    const card = fakeCard({ declined: 'No.' }, undefined)
    await payment.pay.run({ content: gift(5000), card })
    server.answer(payCall, json({ error: 'order_cancelled' }, 409), intent)
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get().type).toBe('paid')
    const [first, second, third] = keysOf(server.requestsTo(payCall))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('a payment of something else after a declined card', () => {
  const first = { earlier_order_id: 'order-1', earlier_order_key: 'order-key-1' }
  const declined = async () => {
    const tried = testPayment()
    await tried.payment.pay.run({ content: gift(5000), card: fakeCard({ declined: 'No.' }) })
    tried.server.answer(confirmCall, settled('requires_payment_method'))
    return tried
  }

  test('names the first, whose order it replaces, also once its own answer is lost', async () => {
    const { payment, server } = await declined()
    server.answer(payCall, json({ error: 'order_total_changed' }, 409))
    await payment.pay.run({ content: gift(7000), card: fakeCard(undefined) })
    await payment.pay.run({ content: gift(8000), card: fakeCard(undefined) })
    const [one, ...others] = server.requestsTo(payCall).map(({ body }) => body)
    expect(one).not.toHaveProperty('earlier_order_id')
    for (const body of others) expect(body).toMatchObject(first)
  })

  test('is not begun if the first is paid after all, also once its own answer is lost', async () => {
    const { payment, server } = await declined()
    server.answer(payCall, json({ error: 'payment_request_settled' }, 409))
    await payment.pay.run({ content: gift(7000), card: fakeCard(undefined) })
    server.answer(confirmCall, settled('succeeded'))
    await payment.pay.run({ content: gift(7000), card: fakeCard(undefined) })
    expect(payment.$outcome.get().type).toBe('paid')
    expect(server.requestsTo(payCall)).toHaveLength(2)
    // The next gift is another one.
    server.answer(payCall, intent)
    await payment.pay.run({ content: gift(2000), card: fakeCard(undefined) })
    expect(server.requestsTo(payCall)).toHaveLength(3)
    expect(server.requestsTo(payCall).at(-1)?.body).not.toHaveProperty('earlier_order_id')
  })

  test('is looked up again where the first cannot be reached', async () => {
    const { payment, server } = await declined()
    server.answer(payCall, json({ error: 'order_total_changed' }, 409))
    await payment.pay.run({ content: gift(7000), card: fakeCard(undefined) })
    server.answer(confirmCall, json({}, 500))
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const run = payment.pay.run({ content: gift(7000), card: fakeCard(undefined) })
    await vi.advanceTimersByTimeAsync(60_000)
    await run
    expect(payment.$outcome.get().type).toBe('unsure')
    server.answer(confirmCall, settled('succeeded'))
    await payment.askAgain.run()
    expect(payment.$outcome.get().type).toBe('paid')
  })

  test('keeps the lines of the first for this visitor', async () => {
    const { payment } = await declined()
    expect(payment.heldLines()).toEqual(gift(5000).lines)
  })
})

import { describe, expect, test } from 'vitest'
import { fakeCard } from './fake-card.ts'
import { confirmCall, gift, keysOf, payCall, settled, testPayment } from './payments.ts'

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

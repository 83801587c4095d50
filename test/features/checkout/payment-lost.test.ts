import { afterEach, describe, expect, test, vi } from 'vitest'
import { namingAttempt } from '../../../src/features/checkout/attempts.ts'
import { answersLife, compartment } from '../../../src/features/checkout/compartment.ts'
import { depart } from '../../../src/store/departures.ts'
import { json, offline } from '../../support/fake-server.ts'
import { fakeCard } from './fake-card.ts'
import { confirmCall, gift, intent, keysOf, payCall, settled, testPayment } from './payments.ts'

const card = fakeCard()
const bodyOf = ({ body }: { body: unknown }) => body as { earlier_idempotency_keys?: string[] }

describe('a payment of something else after a lost answer', () => {
  test('names the lost tries by their keys, until one is answered', async () => {
    const { payment, server, site } = testPayment()
    server.answer(payCall, offline, json({}, 502), intent)
    server.answer(confirmCall, settled('requires_payment_method'))
    for (const amount of [5000, 6000, 7000]) await payment.pay.run({ content: gift(amount), card })
    const [one, two] = keysOf(server.requestsTo(payCall))
    const named = server.requestsTo(payCall).map(request => bodyOf(request).earlier_idempotency_keys)
    expect(named).toEqual([undefined, [one], [one, two]])
    expect(namingAttempt(compartment(site, 'gift'))).toEqual({
      earlier_order_id: 'order-1',
      earlier_order_key: 'order-key-1',
    })
  })

  test('names no more of them than the server takes', async () => {
    const { payment, server } = testPayment()
    server.answer(payCall, offline)
    for (let times = 0; times < 13; times++) await payment.pay.run({ content: gift(5000 + times), card })
    const keys = keysOf(server.requestsTo(payCall))
    expect(server.requestsTo(payCall).map(bodyOf).at(-1)?.earlier_idempotency_keys).toEqual(keys.slice(-11, -1))
  })

  test('is another purchase once the payer is told that the first is complete', async () => {
    const { payment, server } = testPayment()
    server.answer(payCall, offline, json({ error: 'payment_request_settled' }, 409), intent)
    await payment.pay.run({ content: gift(5000), card })
    for (const _ of [1, 2]) await payment.pay.run({ content: gift(7000), card })
    const [first] = keysOf(server.requestsTo(payCall))
    expect(server.requestsTo(payCall).map(request => bodyOf(request).earlier_idempotency_keys)).toEqual([
      undefined,
      [first],
      undefined,
    ])
    expect(payment.$outcome.get().type).toBe('paid')
  })
})

describe('a lost try', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** One try is lost, then another. */
  async function lostTwice() {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 19), toFake: ['Date'] })
    const form = testPayment()
    form.server.answer(payCall, offline)
    for (const amount of [5000, 6000]) await form.payment.pay.run({ content: gift(amount), card })
    const pay = async (amount: number) => {
      await form.payment.pay.run({ content: gift(amount), card })
      return form.server.requestsTo(payCall).at(-1)
    }
    return { ...form, pay, keys: keysOf(form.server.requestsTo(payCall)) }
  }
  const namedIn = (request: { body: unknown } | undefined) => request && bodyOf(request).earlier_idempotency_keys

  test.each([
    ['a moment before it is an hour old', answersLife - 1, 2],
    ['after an hour', answersLife, undefined],
    ['where the clock was set back', -1, undefined],
  ])('is named or not %s', async (_, passed, count) => {
    const { pay, keys } = await lostTwice()
    vi.setSystemTime(Date.now() + passed)
    expect(namedIn(await pay(7000))).toEqual(count && keys)
  })

  test.each([6000, 7000])('is not named after its person has left, with content of £%i', async amount => {
    const { pay, keys, site } = await lostTwice()
    depart(site)
    const sent = await pay(amount)
    expect(namedIn(sent)).toBeUndefined()
    // The same payer may have come back, and must not pay twice.
    expect(keysOf(sent ? [sent] : [])[0] === keys[1]).toBe(amount === 6000)
  })
})

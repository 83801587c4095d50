import { describe, expect, test, vi } from 'vitest'
import { createPayment } from '../../../src/features/checkout/payment.store.ts'
import { depart } from '../../../src/store/departures.ts'
import { held, json } from '../../support/fake-server.ts'
import { fakeCard } from './fake-card.ts'
import { confirmCall, gift, keysOf, payCall, settled, testPayment, wireOrder } from './payments.ts'

const promiseCall = 'POST /checkout/pay/offline'

describe('a form that is built anew while the bank decides', () => {
  /** The first form has left, and its card is with the bank. */
  async function left() {
    const { payment, site, server } = testPayment()
    let decide = (_: { declined: string } | undefined) => {}
    const card = fakeCard(
      () =>
        new Promise(done => {
          decide = done
        }),
    )
    const over = payment.pay.run({ content: gift(5000), card })
    await expect.poll(() => card.confirmed).toHaveLength(1)
    payment.leave()
    const anew = () => createPayment(site, 'gift')
    return { site, server, decide: (refused?: { declined: string }) => decide(refused), next: anew(), anew, over }
  }

  test('thanks for that payment', async () => {
    const { next, decide } = await left()
    const resumed = next.resume.run()
    decide()
    await resumed
    expect(next.$outcome.get().type).toBe('paid')
    expect(next.orderedLines()).toEqual(gift(5000).lines)
  })

  test('takes no second payment, whatever else its payer presses', async () => {
    const { next, decide, server } = await left()
    const card = fakeCard(undefined)
    void next.resume.run()
    const paid = next.pay.run({ content: gift(9900), card })
    decide()
    await paid
    expect([next.$outcome.get().type, card.confirmed, server.requestsTo(payCall).length]).toEqual(['paid', [], 1])
  })

  test('takes another card after a declined one', async () => {
    const { next, decide, server } = await left()
    const card = fakeCard(undefined)
    const paid = next.pay.run({ content: gift(5000), card })
    decide({ declined: 'No.' })
    await paid
    expect(next.$outcome.get().type).toBe('paid')
    expect(card.confirmed).toHaveLength(1)
    expect(new Set(keysOf(server.requestsTo(payCall))).size).toBe(1)
  })

  test('leaves it to the next one, if it leaves too', async () => {
    const { next, anew, decide } = await left()
    void next.resume.run()
    next.leave()
    const third = anew()
    const resumed = third.resume.run()
    decide()
    await resumed
    expect(third.$outcome.get().type).toBe('paid')
    expect(third.orderedLines()).toEqual(gift(5000).lines)
  })

  test('thanks nobody else for it', async () => {
    const { next, site, decide } = await left()
    depart(site)
    decide()
    await next.resume.run()
    const card = fakeCard(undefined)
    await next.pay.run({ content: gift(5000), card })
    expect(card.confirmed).toHaveLength(1)
  })

  test('pays what is paid after the bank has decided', async () => {
    const { next, decide, server, over } = await left()
    decide()
    await over
    const card = fakeCard(undefined)
    await next.pay.run({ content: gift(9900), card })
    expect([card.confirmed.length, new Set(keysOf(server.requestsTo(payCall))).size]).toEqual([1, 2])
  })

  test('does not thank for it much later', async () => {
    const { next, decide, over } = await left()
    decide()
    await over
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 6 * 60_000)
    await next.resume.run()
    vi.restoreAllMocks()
    expect(next.$outcome.get().type).toBe('open')
  })
})

describe('a form that is built anew', () => {
  test('while its order is looked up thanks for it', async () => {
    const { payment, site, server, storage } = testPayment()
    await payment.pay.run({ content: gift(5000), card: fakeCard({ declined: 'No.' }) })
    const first = testPayment(storage)
    const answer = held(settled('succeeded'))
    first.server.answer(confirmCall, answer.answer)
    void first.payment.resume.run()
    await expect.poll(() => first.server.requestsTo(confirmCall)).toHaveLength(1)
    first.payment.leave()
    const next = createPayment(first.site, 'gift')
    const resumed = next.resume.run()
    answer.release()
    await resumed
    expect(next.$outcome.get().type).toBe('paid')
    expect([site.event, server.requestsTo(payCall).length]).toEqual([first.site.event, 1])
  })

  test('while it promises makes no other promise', async () => {
    const { payment, site, server } = testPayment()
    const answer = held(json({ ...wireOrder, instructions: 'By transfer' }))
    server.answer(promiseCall, answer.answer)
    void payment.promise.run({ content: gift(5000) })
    await expect.poll(() => server.requestsTo(promiseCall)).toHaveLength(1)
    payment.leave()
    const next = createPayment(site, 'gift')
    const again = next.promise.run({ content: gift(5000) })
    answer.release()
    await again
    expect([next.$outcome.get().type, server.requestsTo(promiseCall).length]).toEqual(['promised', 1])
    expect(next.orderedLines()).toEqual(gift(5000).lines)
  })
})

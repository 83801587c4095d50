import { describe, expect, test } from 'vitest'
import { solves } from '../../../src/lib/proof-of-work.ts'
import { json } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { fakeCard } from './fake-card.ts'
import { gift, intent, payCall, testPayment, wireOrder } from './payments.ts'
import '../../../src/api/send.ts'

describe('while cards are being tested', () => {
  test('the browser answers a challenge by itself, for the same attempt', async () => {
    const { payment, server } = testPayment()
    server.answer(payCall, json({ error: 'challenge_required' }, 403), intent)
    server.answer('GET /checkout/challenge', json({ puzzle: 'puzzle', bits: 6 }))
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(payment.$outcome.get().type).toBe('paid')
    const [first, second] = server.requestsTo(payCall).map(({ body }) => body as Record<string, string>)
    expect(second?.idempotency_key).toBe(first?.idempotency_key)
    const [puzzle = '', answer = ''] = second?.challenge_answer?.split(':') ?? []
    expect(await solves(puzzle, answer, 6)).toBe(true)
  })

  test('nobody is told what is wrong with a card', async () => {
    const { payment, server } = testPayment()
    server.answer(
      payCall,
      json({ ...wireOrder, payment_intent_id: 'pi_1', client_secret: 'secret_1', decline_details: 'no' }),
    )
    await payment.pay.run({ content: gift(5000), card: fakeCard({ declined: 'Your card has insufficient funds.' }) })
    expect(payment.$outcome.get()).toEqual({ type: 'declined', text: '' })
  })

  test('a second refusal is said, and the attempt stays', async () => {
    const storage = memoryStorage()
    const { payment, server } = testPayment(storage)
    server.answer(payCall, json({ error: 'challenge_required', error_description: 'Please try again.' }, 403))
    server.answer('GET /checkout/challenge', json({ puzzle: 'puzzle', bits: 4 }))
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(payment.pay.$state.get()).toMatchObject({ failure: { status: 403 } })
    expect(storage.getItem('app')).toContain('idempotencyKey')
  })
})

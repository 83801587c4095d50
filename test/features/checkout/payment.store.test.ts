import { describe, expect, test } from 'vitest'
import { held, json, offline } from '../../support/fake-server.ts'
import { blockedStorage } from '../../support/memory-storage.ts'
import { fakeCard } from './fake-card.ts'
import { confirmCall, gift, intent, keysOf, payCall, settled, testPayment, wireOrder } from './payments.ts'
// Loaded lazily in a browser; imported here, because fake timers would block it.
import '../../../src/api/send.ts'

describe('a payment that goes well', () => {
  test('is paid when the server says so', async () => {
    const { payment, server } = testPayment()
    const card = fakeCard(undefined)
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get()).toEqual({
      type: 'paid',
      order: { ...wireOrder, status: 'paid', payment_status: 'succeeded' },
      lines: gift(5000).lines,
    })
    expect(payment.pay.$state.get()).toEqual({ type: 'idle' })
    expect(card.confirmed).toEqual([
      { clientSecret: 'secret_1', payer: { name: 'Ada Lovelace', email: 'ada@example.com' } },
    ])
    expect(server.requestsTo(payCall)[0]?.body).toEqual({
      idempotency_key: expect.stringMatching(/^[\da-f]{32}$/),
      campaign: null,
      ...gift(5000),
    })
    expect(server.requestsTo(confirmCall).map(({ body }) => body)).toEqual([
      { order_id: 'order-1', order_key: 'order-key-1' },
    ])
  })

  test('names the campaign that the page around a frame sends after the form is there', async () => {
    const { payment, server, environment } = testPayment()
    environment.location = () => new URL('https://give.example/embed.html?utm_source=news')
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(server.requestsTo(payCall)[0]?.body).toMatchObject({ campaign: { utm_source: 'news' } })
  })

  test('names the campaign of the address that the visitor came to', async () => {
    const { payment, server, environment } = testPayment(undefined, 'gift', 'https://charity.example/?utm_source=news')
    environment.location = () => new URL('https://charity.example/later')
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(server.requestsTo(payCall)[0]?.body).toMatchObject({ campaign: { utm_source: 'news' } })
  })

  test('deletes the attempt, so that the next gift is another', async () => {
    const { payment, server, storage } = testPayment()
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(storage.getItem('app')).not.toContain('idempotencyKey')
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    const [first, second] = keysOf(server.requestsTo(payCall))
    expect(second).not.toBe(first)
  })

  test('shows no result before the server does', async () => {
    const { payment, server } = testPayment()
    const late = held(settled('succeeded'))
    server.answer(confirmCall, late.answer)
    const run = payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    await expect.poll(() => server.requestsTo(confirmCall).length).toBe(1)
    expect(payment.$outcome.get()).toEqual({ type: 'open' })
    expect(payment.pay.$state.get().type).toBe('busy')
    late.release()
    await run
    expect(payment.$outcome.get().type).toBe('paid')
  })

  test('run twice at a time is one payment', async () => {
    const { payment, server } = testPayment()
    const card = fakeCard(undefined)
    await Promise.all([1, 2, 3].map(() => payment.pay.run({ content: gift(5000), card })))
    expect(server.requestsTo(payCall)).toHaveLength(1)
    expect(card.confirmed).toHaveLength(1)
  })

  test('works without storage', async () => {
    const { payment } = testPayment(blockedStorage())
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(payment.$outcome.get().type).toBe('paid')
  })
})

describe('a card that is refused', () => {
  test('does not end the attempt: another card pays it', async () => {
    const { payment, server } = testPayment()
    const card = fakeCard({ declined: 'Your card was declined.' }, undefined)
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get()).toEqual({ type: 'declined', text: 'Your card was declined.' })
    expect(server.requestsTo(confirmCall)).toEqual([])
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get().type).toBe('paid')
    const [first, second] = keysOf(server.requestsTo(payCall))
    expect(second).toBe(first)
  })

  test('is believed when only the server knows of it', async () => {
    const { payment, server } = testPayment()
    server.answer(confirmCall, settled('requires_payment_method'))
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(payment.$outcome.get()).toEqual({ type: 'declined', text: '' })
  })

  test('that is not complete costs no call', async () => {
    const { payment, server } = testPayment()
    const card = { ...fakeCard(undefined), validate: async () => 'Your card number is incomplete.' }
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.$outcome.get()).toEqual({ type: 'incomplete', text: 'Your card number is incomplete.' })
    expect(server.requests).toEqual([])
  })
})

describe('the key of an attempt', () => {
  const declined = () => fakeCard({ declined: 'No.' })

  test('is another for another amount, and for another donor', async () => {
    const { payment, server } = testPayment()
    const other = { ...gift(5000), guest: { first_name: 'Bea', last_name: 'B', email: 'b@example.com' } }
    server.answer(confirmCall, settled('requires_payment_method'))
    for (const content of [gift(5000), gift(2500), other]) await payment.pay.run({ content, card: declined() })
    expect(new Set(keysOf(server.requestsTo(payCall))).size).toBe(3)
  })

  test('survives a reload', async () => {
    const before = testPayment()
    await before.payment.pay.run({ content: gift(5000), card: declined() })
    const after = testPayment(before.storage)
    await after.payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(keysOf(after.server.requestsTo(payCall))).toEqual(keysOf(before.server.requestsTo(payCall)))
    expect(after.payment.$outcome.get().type).toBe('paid')
  })

  test('is kept before it is sent, so that a lost answer to the order cannot make two', async () => {
    const before = testPayment()
    before.server.answer(payCall, offline)
    const card = fakeCard(undefined)
    await before.payment.pay.run({ content: gift(5000), card })
    expect(before.payment.pay.$state.get()).toEqual({ type: 'failed', failure: { type: 'network' } })
    expect(card.confirmed).toEqual([])
    const after = testPayment(before.storage)
    await after.payment.pay.run({ content: gift(5000), card })
    expect(keysOf(after.server.requestsTo(payCall))).toEqual(keysOf(before.server.requestsTo(payCall)))
  })

  test('is not read out of what somebody else has left there', async () => {
    const { payment, server, storage } = testPayment()
    storage.setItem(
      'app',
      '{"fayre":{"https://give.example gala":{"donation":{"subjects":{"gift":{"attempt":{"idempotencyKey":5}}}}}}}',
    )
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(keysOf(server.requestsTo(payCall))).toEqual([expect.stringMatching(/^[\da-f]{32}$/)])
  })
})

describe('a call that fails before the card is sent', () => {
  test('is a failed command, with the fields that the server means', async () => {
    const { payment, server } = testPayment()
    server.answer(
      payCall,
      json({ error: 'validation_error', fields: { 'guest.email': 'Not an address' } }, 400),
      intent,
    )
    await payment.pay.run({ content: gift(5000), card: fakeCard(undefined) })
    expect(payment.pay.$state.get()).toMatchObject({
      failure: { status: 400, fields: { 'guest.email': 'Not an address' } },
    })
    expect(payment.$outcome.get()).toEqual({ type: 'open' })
    // Only once, because a payment is never repeated automatically.
    expect(server.requestsTo(payCall)).toHaveLength(1)
  })

  test('does not send a card for an order that makes no sense', async () => {
    const { payment, server } = testPayment()
    server.answer(payCall, json({ ...wireOrder, order_total: 50.5, payment_intent_id: 'pi_1', client_secret: 's' }))
    const card = fakeCard(undefined)
    await payment.pay.run({ content: gift(5000), card })
    expect(payment.pay.$state.get()).toMatchObject({ failure: { type: 'shape' } })
    expect(card.confirmed).toEqual([])
  })
})

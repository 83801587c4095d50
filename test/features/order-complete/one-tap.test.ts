import { expect, test } from 'vitest'
import { createOneTap } from '../../../src/features/order-complete/one-tap.store.ts'
import { auth } from '../../../src/store/auth.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { json } from '../../support/fake-server.ts'
import { user } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { confirmCall, intent, keysOf, payCall, settled } from '../checkout/payments.ts'
import { wireCard } from '../pre-auth/wire-card.ts'

const offer = {
  type: 'pledge',
  title: 'A night of care',
  path: '/pledge/care',
  now: { amount: 25_00, line: { origin: 'pledge', pledge_item_id: 'care', amount: 25_00 } },
} as const
const card = { ...wireCard, is_expired: false, is_default: true }

async function atOffer(...answers: Parameters<typeof fakeCard>) {
  const storage = memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })
  const { site, server } = testSite({ storage })
  server.answer('GET /users/profile', json({ user }))
  server.answer(payCall, intent)
  server.answer(confirmCall, settled('succeeded'))
  await eventSettings(site).refresh()
  await auth(site).resume(undefined)
  const kept = fakeCard(...answers)
  return { site, server, kept, tap: createOneTap(site, offer, async () => kept) }
}

test('pressed twice it is one order, paid once by the saved card', async () => {
  const { server, kept, tap } = await atOffer(undefined)
  await Promise.all([tap.buy(card, 'pk'), tap.buy(card, 'pk')])
  await tap.buy(card, 'pk')
  expect(server.requestsTo(payCall)).toHaveLength(1)
  expect(kept.confirmed).toHaveLength(1)
  expect(tap.payment.$outcome.get().type).toBe('paid')
  const [{ body } = { body: undefined }] = server.requestsTo(payCall)
  expect(body).toMatchObject({ lines: [offer.now.line], order_total: 25_00, gift_aid: null, marketing_consent: null })
})

test('a declaration for all gifts covers a gift; without it nothing is claimed', async () => {
  const { server, tap } = await atOffer(undefined)
  await tap.buy(card, 'pk', true)
  const [{ body } = { body: undefined }] = server.requestsTo(payCall)
  expect(body).toMatchObject({ uk_tax_payer: 'yes', gift_aid: null })
})

test('a declined card charges nothing, and another tap is the same attempt', async () => {
  const { server, tap } = await atOffer({ declined: 'Not enough money' }, undefined)
  await tap.buy(card, 'pk')
  expect(tap.payment.$outcome.get()).toMatchObject({ type: 'declined', text: 'Not enough money' })
  await tap.buy(card, 'pk')
  expect(tap.payment.$outcome.get().type).toBe('paid')
  expect(new Set(keysOf(server.requestsTo(payCall))).size).toBe(1)
})

test('a card script that does not load is a payment that failed before the server heard of it', async () => {
  const { site, server } = await atOffer(undefined)
  const tap = createOneTap(site, offer, () => Promise.reject(new Error('Stripe did not load')))
  await tap.buy(card, 'pk')
  expect(tap.payment.pay.$state.get().type).toBe('failed')
  expect(server.requestsTo(payCall)).toEqual([])
})

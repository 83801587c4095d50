import { describe, expect, test } from 'vitest'
import type { CardProvider } from '../../../src/features/checkout/provider.ts'
import { createKeepCard } from '../../../src/features/pre-auth/keep-card.store.ts'
import { auth } from '../../../src/store/auth.ts'
import { savedCards } from '../../../src/store/saved-cards.ts'
import { json, offline } from '../../support/fake-server.ts'
import { testSite } from '../../support/test-site.ts'
import { wireCard } from './wire-card.ts'

const user = { user_id: 'u1', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', mobile: undefined }

/** Card fields controlled by a test. */
function fields(given: Partial<CardProvider> = {}) {
  const confirmed: unknown[] = []
  const card: CardProvider = {
    validate: async () => undefined,
    confirm: async (...told) => void confirmed.push(told),
    setAmount: () => {},
    ...given,
  }
  return { card, confirmed }
}

function keeping(replaces?: string) {
  const shown = testSite()
  auth(shown.site).begin({ access_token: 'token-1', user })
  shown.server.answer('POST /cards/setup', json({ setup_intent_id: 'seti_1', client_secret: 'seti_1_secret' }))
  shown.server.answer('POST /cards/confirm', json({ setup_status: 'succeeded', cards: [wireCard] }))
  return { ...shown, store: createKeepCard(shown.site, replaces) }
}

describe('keeping a card', () => {
  test('is saved by the provider, and confirmed by the server', async () => {
    const { store, server, site } = keeping('card_old')
    const { card, confirmed } = fields()
    await store.keep.run(card)
    expect(server.requestsTo('POST /cards/setup')[0]?.body).toEqual({ replaces: 'card_old' })
    expect(confirmed).toEqual([['seti_1_secret', { name: 'Ada Lovelace', email: 'ada@example.com' }]])
    expect(store.$outcome.get()).toEqual({ type: 'kept' })
    expect(savedCards(site).$state.get()).toMatchObject({ type: 'ready', value: [{ last4: '4242', is_default: true }] })
  })

  test('sends nothing before the fields are filled in', async () => {
    const { store, server } = keeping()
    await store.keep.run(fields({ validate: async () => 'Your card number is incomplete.' }).card)
    expect(store.$outcome.get()).toEqual({ type: 'incomplete', text: 'Your card number is incomplete.' })
    expect(server.requestsTo('POST /cards/setup')).toEqual([])
  })

  test('shows the bank’s message', async () => {
    const { store, server } = keeping()
    await store.keep.run(fields({ confirm: async () => ({ declined: 'Your card was declined.' }) }).card)
    expect(store.$outcome.get()).toEqual({ type: 'declined', text: 'Your card was declined.' })
    expect(server.requestsTo('POST /cards/confirm')).toEqual([])
  })

  test('is unsure without an answer, and asks again', async () => {
    const { store, server } = keeping()
    server.answer('POST /cards/confirm', offline, json({ setup_status: 'succeeded', cards: [wireCard] }))
    await store.keep.run(fields().card)
    expect(store.$outcome.get()).toEqual({ type: 'unsure', intent: 'seti_1' })
    await store.askAgain.run()
    expect(store.$outcome.get()).toEqual({ type: 'kept' })
    expect(server.requestsTo('POST /cards/setup')).toHaveLength(1)
  })

  test.each([
    ['processing', 'processing'],
    ['requires_payment_method', 'declined'],
    ['canceled', 'declined'],
  ])('calls %s %s', async (setup_status, type) => {
    const { store, server } = keeping()
    server.answer('POST /cards/confirm', json({ setup_status, cards: [] }))
    await store.keep.run(fields().card)
    expect(store.$outcome.get().type).toBe(type)
  })

  test('fails as a whole if the provider is unavailable and nothing was begun', async () => {
    const { store, server } = keeping()
    server.answer('POST /cards/setup', json({ error: 'payments_unavailable' }, 502))
    const { card, confirmed } = fields()
    await store.keep.run(card)
    expect(store.keep.$state.get()).toMatchObject({ type: 'failed' })
    expect(confirmed).toEqual([])
  })
})

test('another person’s cards are not shown', async () => {
  const { site, server } = keeping()
  server.answer('GET /cards', json([wireCard]))
  await savedCards(site).refresh()
  auth(site).begin({ access_token: 'token-2', user: { ...user, user_id: 'u2' } })
  server.answer('GET /cards', json([]))
  await savedCards(site).refresh()
  expect(savedCards(site).$state.get()).toEqual({ type: 'ready', value: [] })
})

import type { ReactNode } from 'react'
import { auth } from '../../src/store/auth.ts'
import { acting } from './acting.ts'
import { type FakeServer, json } from './fake-server.ts'
import { InMicrosite } from './in-microsite.tsx'
import { memoryStorage } from './memory-storage.ts'
import { type RenderedFeature, renderFeature } from './render-feature.tsx'

export const user = {
  user_id: 'u1',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  mobile: '+447700900123',
}

export const wireAccount = {
  user,
  address: {
    line_1: '12 St James’s Square',
    line_2: null,
    city: 'London',
    county: null,
    postcode: 'SW1Y 4JH',
    country: 'GB',
  },
  communication: [{ channel: 'email', allowed: 'yes', decided_at: '2026-11-01T10:00:00.000Z' }],
  has_password: 'yes',
  has_secure_pin: 'no',
  created_at: '2026-10-01T10:00:00.000Z',
}

export const wireOrder = {
  order_id: 'order-1',
  order_reference: 'MB-1001',
  status: 'paid',
  created_at: '2026-11-20T10:00:00.000Z',
  paid_at: '2026-11-20T10:01:00.000Z',
  refunded: 0,
  lines_total: 5000,
  discount_total: 0,
  processing_fee: 100,
  voluntary_contribution_amount: 250,
  voluntary_contribution_amount_display: '£2.50',
  order_total: 5350,
  currency: 'GBP',
  currency_decimals: 2,
  matched_amount: 2500,
  request_invoice: 'no',
  payment: 'card',
  buyer: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' },
  event_name: 'Moonlight Ball',
  charity_name: 'Starling House',
  charity_number: '1234567',
  lines: [
    {
      origin: 'donation',
      title: 'Gift',
      quantity: 1,
      unit_price: 5000,
      amount: 5000,
      discount: 0,
      benefit_value: 0,
      refunded: 0,
      gift_aid: 'yes',
      gift_aid_on: 4000,
    },
  ],
}

export const wireMonthly = {
  monthly_gift_id: 'mon_1',
  status: 'active',
  title: 'Ida Runner, Moonlight Ball',
  amount: 5000,
  processing_fee: 120,
  monthly_total: 5120,
  currency: 'GBP',
  currency_decimals: 2,
  began_at: '2026-10-20T10:00:00.000Z',
  next_at: '2026-12-20T10:00:00.000Z',
  ended_at: null,
  payment_failed: 'no',
  card_replaceableYN: 'yes',
}

/**
 * Shows a part of a signed-in person's account.
 * @param storage the storage of a page before it, as after a reload
 */
export async function showFor(
  feature: ReactNode,
  prepare?: (server: FakeServer) => void,
  locale = 'en-GB',
  storage: Storage = memoryStorage({ 'fayre.token https://give.example gala': 'token-1' }),
) {
  const shown: RenderedFeature = renderFeature(<InMicrosite>{feature}</InMicrosite>, {
    locale,
    storage,
    session: storage,
    prepare(server) {
      server.answer('GET /users/profile', json({ user }))
      server.answer('GET /account', json(wireAccount))
      prepare?.(server)
    },
  })
  await acting(() => auth(shown.site).resume(undefined))
  return shown
}

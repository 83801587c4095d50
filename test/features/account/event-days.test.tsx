import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Section as Donations } from '../../../src/features/account/donations-section.tsx'
import { Section as Orders } from '../../../src/features/account/orders-section.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor, wireMonthly, wireOrder } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(cleanup)

/** Half past midnight in London. */
const at = (month: string) => `2026-${month}-20T23:30:00.000Z`

test('an order has the same day in the list as on its receipt: the day at the event’s place', async () => {
  const order = { ...wireOrder, created_at: at('06'), paid_at: at('06') }
  const { text } = await showFor(<Orders rest="" />, server => server.answer('GET /orders', json([order])))
  await rest()
  expect(text()).toContain('21 June 2026')
})

test('gifts have the days at the event’s place', async () => {
  const gift = {
    ...{ donation_id: 'd1', order_id: 'order-1', order_reference: 'MB-1001', title: 'Ida Runner', given_at: at('06') },
    ...{ amount: 5000, refunded: 0, currency: 'GBP', currency_decimals: 2, message: null, anonymous: 'no' },
    gift_aid: { declaration: 'I want to Gift Aid my gift.', declared_at: at('05') },
  }
  const monthly = { ...wireMonthly, began_at: at('07'), next_at: at('08') }
  const { text } = await showFor(<Donations />, server => {
    server.answer('GET /account/monthly-gifts', json([monthly]))
    server.answer('GET /account/donations', json([gift]))
    server.answer('GET /account/gift-aid', json({}))
  })
  await rest()
  const months = ['May', 'June', 'July', 'August']
  expect(months.filter(month => text().includes(`21 ${month} 2026`))).toEqual(months)
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { DeclaredGift } from '../../../src/api/admin-gift-aid.ts'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { scheduleColumns, scheduleRow } from '../../../src/features/desk/payments/gift-aid.store.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const wire = {
  ...{ gift_id: '7', order_reference: 'AB12', title: 'Your gift', first_name: 'Ada', last_name: 'Lovelace' },
  ...{ line_1: '3 Lantern Row', line_2: null, town: 'Larchester', postcode: 'ZZ1 1AA', country: 'GB' },
  ...{ outside_ukYN: 'no', paid_on: '2026-11-21', amount: 50_05 },
}
const page = (items: readonly object[], gift_amount: number, tax_amount: number) =>
  json({ currency: 'GBP', currency_decimals: 2, items, total: items.length, gift_amount, tax_amount })

test('the claim lists the gifts with their sum, and asks for those of some days', async () => {
  const { server, text } = await showFor(<Desk path="payments/gift-aid" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['payments.viewlist'] }))
    server.answer('GET /admin/gift-aid-claim', page([wire], 50_05, 12_51), page([], 0, 0))
  })
  await rest()
  expect(text()).toContain('£50.05 given, on which you can claim £12.51.')
  expect(text()).toContain('3 Lantern Row, Larchester, ZZ1 1AA')
  expect(text()).toContain('21 November 2026')
  await acting(() => fireEvent.input(screen.getByLabelText('Paid from'), { target: { value: '2026-11-22' } }))
  await rest()
  const asked = server.requestsTo('GET /admin/gift-aid-claim').map(({ url }) => new URL(url).searchParams.get('from'))
  expect(asked).toEqual([null, '2026-11-22'])
  expect(text()).toContain('No such gifts')
  expect(text()).not.toContain('you can claim')
})

test('a row of the file has what HMRC’s schedule takes', () => {
  const gift = { ...wire, line_2: undefined, outside_ukYN: false } as DeclaredGift
  const row = (change: Partial<DeclaredGift> = {}) =>
    Object.fromEntries(scheduleRow({ ...gift, ...change }, 2).map((cell, at) => [scheduleColumns[at], cell]))
  expect(row()).toEqual({
    ...{ Title: undefined, 'First name': 'Ada', 'Last name': 'Lovelace', Postcode: 'ZZ1 1AA', Amount: '50.05' },
    ...{ 'House name or number': '3 Lantern Row', 'Aggregated donations': undefined, 'Sponsored event': undefined },
    'Donation date': '21/11/26',
  })
  const abroad = row({ outside_ukYN: true, postcode: undefined, last_name: 'a'.repeat(40) })
  expect(abroad).toMatchObject({ Postcode: 'X', 'Last name': 'a'.repeat(35) })
  expect(row({ postcode: 'zz11aa', last_name: 'House-Martin', amount: 200_00 })).toMatchObject({
    ...{ Postcode: 'ZZ1 1AA', 'Last name': 'House Martin', Amount: '200.00' },
  })
})

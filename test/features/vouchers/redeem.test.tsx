import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Redeem } from '../../../src/features/vouchers/redeem.tsx'
import { json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'

afterEach(cleanup)

test('a missing code is asked for in a sentence', async () => {
  await showFor(<Redeem />, server => server.answer('GET /account/vouchers', json({ items: [] })))
  await rest()
  await send('Redeem a voucher')
  expect(mistakes()).toEqual(['Please enter the voucher code'])
})

const voucher = {
  ...{ voucher_id: 'v1', voucher_code: 'TABLE20', price_mode: 'percent', value: 2000 },
  ...{ currency: 'GBP', currency_decimals: 2, origins: ['ticket'], limited_to: [], pieces: null },
  ...{ unlocksYN: 'no', valid_until: null, state: 'open' },
}
const isYours = 'The code TABLE20 is yours to use.'

async function redeemed() {
  const shown = await showFor(<Redeem />, server => {
    server.answer('GET /account/vouchers', json({ items: [voucher] }))
    server.answer('POST /account/vouchers/redeem', json(voucher))
  })
  await rest()
  await type('Voucher code', 'table20')
  await send('Redeem a voucher')
  expect(shown.text()).toContain(isYours)
  return shown
}

test('a code for some tickets and all lots names both', async () => {
  const mixed = { ...voucher, origins: ['ticket', 'auction'], limited_to: ['Early bird'], whole_origins: ['auction'] }
  const { text } = await showFor(<Redeem />, server => server.answer('GET /account/vouchers', json({ items: [mixed] })))
  await rest()
  expect(text()).toContain('For Early bird and lots')
})

test('the message about a code disappears when the next one is refused', async () => {
  const { server, text } = await redeemed()
  server.answer('POST /account/vouchers/redeem', json({ error: 'voucher_expired', error_description: '' }, 409))
  await type('Voucher code', 'old')
  await send('Redeem a voucher')
  expect(text()).not.toContain(isYours)
  expect(mistakes()).toEqual(['This code has expired.'])
})

test('the message about a code disappears with it', async () => {
  const { server, text } = await redeemed()
  server.answer('DELETE /account/vouchers/v1', json({}))
  server.answer('GET /account/vouchers', json({ items: [] }))
  await press('Remove the code TABLE20')
  await rest()
  expect(text()).not.toContain(isYours)
})

test('a code that could not be removed stays, and it is said why', async () => {
  const { server, text } = await redeemed()
  server.answer('DELETE /account/vouchers/v1', offline)
  await press('Remove the code TABLE20')
  await rest()
  expect(text()).toContain('Check your internet connection')
  expect(text()).toContain(isYours)
})

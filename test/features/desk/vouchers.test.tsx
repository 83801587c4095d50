import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const read = 'GET /admin/vouchers/early'
const voucher = (pausedYN: 'yes' | 'no') => ({
  ...{
    voucher_id: 'early',
    revision: 'r1',
    voucher_code: 'EARLY',
    price_mode: 'percent',
    value: 1000,
    origins: ['ticket'],
  },
  ...{ unlocksYN: 'no', note: '', pausedYN, state: pausedYN === 'yes' ? 'paused' : 'open' },
  ...{ used: 0, held: 0, discount_total: 0 },
})

async function show() {
  const shown = await showFor(<Desk path="vouchers/early" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/voucher-choices', json({ origins: [] }))
    const uses = { currency: 'GBP', currency_decimals: 2, items: [], total: 0 }
    server.answer('GET /admin/vouchers/early/uses', json(uses))
    server.answer(read, json(voucher('no')))
  })
  await rest()
  return shown
}

test('a voucher that was paused though the answer was lost is shown as paused, without an error', async () => {
  const { server } = await show()
  server.answer('POST /admin/vouchers/early/pause', offline)
  server.answer(read, json(voucher('yes')))
  await press('Pause')
  await rest()
  screen.getByRole('button', { name: 'Go on' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a voucher that was deleted though the answer was lost is left for the list', async () => {
  const { server } = await show()
  server.answer('DELETE /admin/vouchers/early', offline)
  server.answer(read, json({ error: 'not_found', error_description: 'There is no such voucher.' }, 404))
  await press('Delete')
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement))
  await rest()
  expect(location.pathname).toMatch(/\/vouchers$/)
  expect(screen.queryByRole('alert')).toBeNull()
})

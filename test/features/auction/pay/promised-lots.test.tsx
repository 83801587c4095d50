import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Section } from '../../../../src/features/auction/my-bids/my-bids.tsx'
import { AuctionPay } from '../../../../src/features/auction/pay/auction-pay.tsx'
import { acting } from '../../../support/acting.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { wireLot, wireLots } from '../../../support/wire-lot.ts'
import { bidsCall, wireOwn } from '../bid/wire-bid.ts'
// Loaded lazily in a browser.
import '../../../../src/api/send.ts'

vi.mock('../../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const won = { outcome: 'won', state: 'closed', to_pay: 130_00, paidYN: 'no', why: 'Yours was the best.' } as const
const promised = { ...won, auction_item_id: 'lot-2', title: 'A hamper', to_pay: 40_00, promisedYN: 'yes' } as const
const said = 'You have promised it: your mail says how to pay'

async function show(feature: Parameters<typeof showFor>[0], ...own: Parameters<typeof wireOwn>) {
  const shown = await showFor(feature, server => {
    server.answer(bidsCall, json(wireOwn(...own)))
    server.answer('GET /auction/items', json(wireLots([wireLot()])))
    server.answer('GET /account/watched-lots', json({ auction_item_ids: [] }))
  })
  await rest()
  return shown
}

test('a lot that was promised is in the payment only if its winner says so', async () => {
  const { text } = await show(<AuctionPay />, won, promised)
  expect(text()).toContain(said)
  expect(text()).toContain('Total£130')
  await acting(() => fireEvent.click(screen.getByLabelText('Pay now: A hamper')))
  expect(text()).toContain('Total£170')
  await acting(() => fireEvent.click(screen.getByLabelText('Pay now: A hamper')))
  expect(text()).toContain('Total£130')
})

test('where everything was promised, it can still be paid by card', async () => {
  const { text } = await show(<AuctionPay />, promised)
  expect(text()).toContain('Total£0')
  await acting(() => fireEvent.click(screen.getByLabelText('Pay now: A hamper')))
  expect(text()).toContain('Total£40')
})

test('what was promised is not in the sum of the activity’s button', async () => {
  const { text } = await show(<Section />, won, promised)
  expect(screen.getByRole('link', { name: 'Pay £130' })).not.toBeNull()
  expect(text()).toContain('1 lot won')
  cleanup()
  await show(<Section />, promised)
  expect(screen.queryByRole('link', { name: /^Pay £/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pay by card instead' }).getAttribute('href')).toContain('/auction/checkout')
})

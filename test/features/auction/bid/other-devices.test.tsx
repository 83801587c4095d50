import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LotView } from '../../../../src/features/auction/lot/lot-view.tsx'
import { acting } from '../../../support/acting.ts'
import type { FakeRealtime } from '../../../support/fake-realtime.ts'
import { json } from '../../../support/fake-server.ts'
import { showFor } from '../../../support/member.tsx'
import { rest } from '../../../support/rest.ts'
import { newSocket } from '../../../support/socket.ts'
import { bidsCall, lotCall, wireBids, wireDetails, wireOwn } from './wire-bid.ts'

vi.mock('../../../../src/api/realtime.ts', () => import('../../../support/socket.ts'))

let fake: FakeRealtime

beforeEach(() => {
  fake = newSocket()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const lead = { price: 90_00, sequence: 4, leaders: ['102'], leader_marks: ['mark-102'] }

async function show(bids: ReturnType<typeof wireOwn>) {
  const shown = await showFor(<LotView id="lot-1" />, server => {
    server.answer(lotCall, json(wireDetails({ price: 80_00, sequence: 3, leaders: ['7'], leader_marks: ['mark-7'] })))
    server.answer(bidsCall, json(bids))
  })
  const isHeard = () => fake.subscriptions.filter(({ events }) => events.includes('bid-data-update'))
  await vi.waitFor(() => expect(isHeard()).toHaveLength(2))
  await rest()
  return shown
}

const bidElsewhere = () =>
  acting(() => {
    fake.push({ auction_item_id: 'lot-1', sequence: 4 }, 'client-bid-placed')
    fake.push(wireBids(lead), 'bid-data')
  })

test.each([
  ['the first bid on a lot', { ...wireOwn({}), items: [] }],
  ['a higher maximum', wireOwn({ ...lead, sequence: 3, outcome: 'leading', own_maximum: 95_00 })],
])('%s on another device is read', async (_name, known) => {
  const { text, server } = await show(known)
  expect(text()).not.toContain('Your maximum is £130')
  server.answer(bidsCall, json(wireOwn({ ...lead, outcome: 'leading', own_maximum: 130_00 })))
  await bidElsewhere()
  await vi.waitFor(() => expect(text()).toContain('Your maximum is £130'), 3000)
})

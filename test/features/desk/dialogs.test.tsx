import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { type FakeServer, json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { rest } from '../../support/rest.ts'
import { mistakes, press, type } from '../../support/visitor.tsx'
import { deskLot } from './desk-lot.ts'

afterEach(close)

function close(): void {
  cleanup()
  document.body.replaceChildren()
}

const currency = { currency: 'GBP', currency_decimals: 2 }
const pledge = {
  ...{ pledge_id: 'p1', pledge_item_id: 'i1', sequence: 1, at: '2026-11-20T22:00:00.000Z', amount: 50_00, matched: 0 },
  ...{ paddle: 7, source: 'room', anonymousYN: 'no', anonymous_amountYN: 'no', hiddenYN: 'no', refunded: 0 },
}
const item = {
  ...{ pledge_item_id: 'i1', sequence: 1, number: 1, title: 'A night of care', summary: '', description: '' },
  ...{ state: 'open', pledged: 50_00, matched: 0, pledge_count: 1, picture: null, target: null, levels: [] },
  ...{ own_amountYN: 'yes', pay_laterYN: 'yes', charity_ids: [], publishedYN: 'yes', revision: 'r1' },
}
const win = {
  ...{ auction_item_id: 'lot-1', number: 1, title: 'Boat', paddle: 107, shown_as: '107', amount: 100_00 },
  ...{ won_at: '2026-11-20T22:00:00.000Z', charge: 'none', charge_tries: 0, promisedYN: 'no' },
  has_cardYN: 'no',
  charge_amount: 100_00,
  charge_items: 1,
}
const next_bidder = { paddle: 108, shown_as: '108', price: 8000, maximum: 9000 }
const unsold = deskLot({ wins: [], next_bidder })
const correct = 'PUT /admin/pledges/p1'
const receive = 'POST /admin/auction/items/lot-1/wins/107/received'
const link = 'POST /admin/auction/items/lot-1/wins/107/payment-link'

async function open(path: string, storage: Storage, prepare?: (server: FakeServer) => void) {
  const shown = await showFor(
    <Desk path={path} />,
    server => {
      server.answer('GET /admin/profile', json({ permissions: ['*'] }))
      server.answer('GET /admin/pledge-items', json({ ...currency, items: [item] }))
      server.answer('GET /admin/pledges', json({ ...currency, items: [pledge], total: 1 }))
      server.answer('GET /admin/auction/wins', json({ ...currency, items: [win], total: 1, unpaid_amount: 100_00 }))
      server.answer('GET /admin/auction/items', json({ ...currency, items: [], total: 0 }))
      server.answer('GET /admin/auction/items/lot-1/desk', json(unsold))
      prepare?.(server)
    },
    'en-GB',
    storage,
  )
  await rest()
  return shown
}

const typedIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const inDialog = (name: string) =>
  acting(() => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement))
const signedIn = () => memoryStorage({ 'fayre.token https://give.example gala': 'token-1' })

const dialogs: readonly (readonly [path: string, opener: string, label: string | RegExp])[] = [
  ['pledges', 'Correct', 'Name'],
  ['wins', 'Mark as paid', /^Name/],
  ['wins', 'Mail payment link', /^Email address/],
  ['floor/lot-1', 'Sell it', 'Amount'],
  ['floor/lot-1', 'Reopen', 'Reason'],
  ['floor/lot-1', 'Withdraw lot', 'Reason'],
]

test.each(dialogs)('in %s, “%s” keeps what was typed when the session ends', async (path, opener, label) => {
  const storage = signedIn()
  const before = await open(path, storage)
  await press(opener)
  await type(label, '85')
  await acting(() => before.site.$token.set(undefined))
  close()
  storage.setItem('fayre.token https://give.example gala', 'token-2')
  await open(path, storage)
  await press(opener)
  expect(typedIn(label)).toBe('85')
})

describe('what is wrong is said at its field, and nothing that was typed is lost', () => {
  const invalid = (field: string, text: string) =>
    json({ error: 'validation_error', error_description: text, fields: { [field]: text } }, 400)

  test('when a pledge is corrected', async () => {
    const wrong = invalid('email', 'This address has no mailbox.')
    const { server } = await open('pledges', signedIn(), server => server.answer(correct, wrong))
    await press('Correct')
    const [behind, amount] = screen.getAllByLabelText('Amount')
    const typeAmount = (value: string) => acting(() => fireEvent.input(amount as HTMLElement, { target: { value } }))
    await type('Paddle number', '0')
    await typeAmount('')
    await press('Save')
    expect(mistakes()).toEqual(['Paddle number must be between 1 and 999,999', 'Please enter an amount'])
    expect(server.requestsTo(correct)).toEqual([])
    // The page behind it has a field of the same name.
    await acting(() => fireEvent.click(screen.getByRole('link', { name: 'Please enter an amount' })))
    expect(amount?.matches(':focus')).toBe(true)
    expect(behind?.matches(':focus')).toBe(false)
    await typeAmount('75')
    await type('Paddle number', '8')
    await type('Email address', 'ada@nowhere.example')
    await press('Save')
    await rest()
    expect(mistakes()).toEqual(['This address has no mailbox.'])
    expect(server.requestsTo(correct).map(({ body }) => body)).toMatchObject([{ paddle: 8, amount: 75_00 }])
    expect([typedIn('Paddle number'), typedIn('Email address')]).toEqual(['8', 'ada@nowhere.example'])
  })

  test('when a win is paid', async () => {
    const wrong = invalid('email', 'This address has no mailbox.')
    await open('wins', signedIn(), server => server.answer(receive, wrong))
    await press('Mark as paid')
    await press('Save')
    expect(mistakes()).toEqual(['Say how it was paid'])
    await acting(() => fireEvent.click(screen.getByLabelText('Cash')))
    await type(/^Email address for the receipt/, 'ada@nowhere.example')
    await press('Save')
    await rest()
    expect(mistakes()).toEqual(['This address has no mailbox.'])
    expect(screen.getByLabelText<HTMLInputElement>('Cash').checked).toBe(true)
  })
})

test('the wins are read again when the answer about a payment link is lost', async () => {
  const { server } = await open('wins', signedIn(), server => server.answer(link, offline))
  const reads = () => server.requestsTo('GET /admin/auction/wins').length
  const before = reads()
  await press('Mail payment link')
  await type(/^Email address/, 'ada@example.com')
  await inDialog('Mail payment link')
  await rest()
  expect(screen.getByRole('dialog').textContent).toMatch(/connection/)
  expect(reads()).toBe(before + 1)
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1)
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { type } from '../../support/visitor.tsx'
import { deskLot } from './desk-lot.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const closed = deskLot()
const unsold = { ...closed, wins: [], next_bidder: { paddle: 108, shown_as: '108', price: 8000, maximum: 9000 } }
const act = (name: string) => `POST /admin/auction/items/lot-1/${name}`
const press = (name: string | RegExp) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

async function atClosed(lot: object, permissions: readonly string[] = ['*']) {
  const shown = await showFor(<Desk path="floor/lot-1" />, server => {
    server.answer('GET /admin/profile', json({ permissions }))
    server.answer('GET /admin/auction/items', json({ currency: 'GBP', currency_decimals: 2, items: [], total: 0 }))
    server.answer('GET /admin/auction/items/lot-1/desk', json(lot))
    server.answer(act('cancel-win'), json(unsold))
  })
  await rest()
  return shown
}

test('cancels a win with its reason, and then offers the lot to whoever is next', async () => {
  const { server, text } = await atClosed(closed)
  expect(text()).toContain('Paddle 107, £100')
  expect(text()).toContain('Nobody else has bid.')
  await press('Cancel win of paddle 107')
  server.answer('GET /admin/auction/items/lot-1/desk', json(unsold))
  await press('Cancel win')
  expect(server.requestsTo(act('cancel-win'))).toEqual([])
  await type('Reason', 'Cannot pay')
  await press('Cancel win')
  await rest()
  expect(server.requestsTo(act('cancel-win'))[0]?.body).toMatchObject({ paddle: 107, reason: 'Cannot pay' })
  expect(text()).toContain('Next is paddle 108: £80 by the rules, at most £90.')
})

test('the nearest title gets the focus when the button of an action is gone', async () => {
  const { server } = await atClosed(closed)
  const opener = screen.getByRole('button', { name: 'Cancel win of paddle 107' })
  opener.focus()
  await press('Cancel win of paddle 107')
  server.answer('GET /admin/auction/items/lot-1/desk', json(unsold))
  await type('Reason', 'Cannot pay')
  await press('Cancel win')
  await expect.poll(() => opener.isConnected).toBe(false)
  const root = screen.getByRole('heading', { level: 1 }).getRootNode() as Document | ShadowRoot
  await expect.poll(() => root.activeElement?.textContent).toBe('Not sold')
})

test('sells to the next bidder at the rules’ price; a refusal loses nothing that was typed', async () => {
  const { server, text } = await atClosed(unsold)
  await press('Sell it')
  expect(screen.getByLabelText<HTMLInputElement>('Paddle').value).toBe('108')
  await type('Amount', '95')
  server.answer(
    act('sell-copy'),
    json({ error: 'above_maximum', error_description: 'This bidder has not offered as much.' }, 409),
    json(closed),
  )
  await press('Sell for £95')
  await rest()
  expect(text()).toContain('This bidder has not offered as much.')
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('95')
  await type('Amount', '90')
  server.answer('GET /admin/auction/items/lot-1/desk', json(closed))
  await press('Sell for £90')
  await rest()
  expect(server.requestsTo(act('sell-copy')).at(-1)?.body).toMatchObject({ paddle: 108, price: 9000 })
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

test('names winners, and who is next, by their paddle and what guests see', async () => {
  const wins = [{ ...closed.wins[0], shown_as: 'Sam' }]
  const { text } = await atClosed({ ...closed, wins, next_bidder: { ...unsold.next_bidder, shown_as: 'Zoë' } })
  expect(text()).toContain('Sold for £100 to paddle 107 (\u2068Sam\u2069)')
  expect(text()).toContain('Next is paddle 108 (\u2068Zoë\u2069): £80')
})

test('does not name one of several winners as the only one', async () => {
  const wins = [107, 108].map(paddle => ({ ...closed.wins[0], paddle, shown_as: `${paddle}` }))
  const { text } = await atClosed({ ...closed, wins })
  expect(text()).toContain('Sold to 2 bidders')
  expect(text()).not.toContain('Sold for £100 to paddle 107')
})

test('offers no cancelling without the permission, or of a paid win', async () => {
  await atClosed(closed, ['auction.edit', 'auction.view'])
  expect(screen.queryByRole('button', { name: /Cancel win/ })).toBeNull()
  cleanup()
  await atClosed({ ...closed, wins: [{ ...closed.wins[0], paidYN: 'yes' }] })
  expect(screen.queryByRole('button', { name: /Cancel win/ })).toBeNull()
})

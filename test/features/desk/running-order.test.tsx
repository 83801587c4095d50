import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(cleanup)

/** The microsite shows each address of the desk anew. */
function Addresses() {
  const [path, setPath] = useState('floor')
  return (
    <>
      <button type="button" onClick={() => setPath('floor/lot-8')}>
        Lot 8
      </button>
      <Desk key={path} path={path} />
    </>
  )
}

test('still lists the same lots once one of them is chosen', async () => {
  await showFor(<Addresses />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/items', json({ currency: 'GBP', currency_decimals: 2, items: [], total: 0 }))
    server.answer('GET /admin/auction/items/lot-8/desk', json({ error: 'lot_not_found' }, 404))
  })
  await rest()
  const group = () => screen.getByLabelText<HTMLSelectElement>('Which lots')
  expect(group().value).toBe('live')
  await acting(() => fireEvent.change(group(), { target: { value: 'timed' } }))
  await acting(() => fireEvent.click(screen.getByText('Lot 8')))
  await rest()
  expect(group().value).toBe('timed')
})

test('scrolls the list to the chosen lot, and no further', async () => {
  const lots = [1, 2, 3].map(number => ({
    ...{ auction_item_id: `lot-${number}`, sequence: 1, number, title: `Lot ${number}`, kind: 'competitive_bid' },
    ...{ state: 'open', publishedYN: 'yes', pausedYN: 'no', on_floorYN: 'no', opening_price: 1000, bid_count: 0 },
    ...{ sold: 0, stock: 1, opens_at: '2026-01-01T10:00:00Z', ends_at: '2027-01-01T10:00:00Z' },
  }))
  const height = 100
  const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const at = this.tagName === 'A' ? (Number(this.textContent?.[0]) - 1) * height : 0
    return DOMRect.fromRect({ y: at, height: this.tagName === 'UL' ? height : height / 2 })
  })
  await showFor(<Desk path="floor/lot-3" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/items', json({ currency: 'GBP', currency_decimals: 2, items: lots, total: 3 }))
    server.answer('GET /admin/auction/items/lot-3/desk', json({ error: 'lot_not_found' }, 404))
  })
  await rest()
  expect(screen.getByText('Lot 3').closest('ul')?.scrollTop).toBe(200)
  boxes.mockRestore()
})

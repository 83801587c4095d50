import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { type FakeServer, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const row = (number: number, title: string) => ({
  auction_item_id: `lot-${number}`,
  number,
  title,
  kind: 'live_auction',
  category: null,
  picture: null,
  donor: null,
  publishedYN: 'yes',
  state: 'open',
  price: null,
  opening_price: 5000,
  reserve: null,
  buy_now_price: null,
  bid_count: 0,
  sold: 0,
  stock: 1,
  opens_at: '2026-11-20T10:00:00.000Z',
  ends_at: '2126-11-20T10:00:00.000Z',
  on_floorYN: 'no',
  sequence: 1,
  pausedYN: 'no',
})

const lots = (...items: object[]) => json({ currency: 'GBP', currency_decimals: 2, items, total: 60 })

const show = (permissions: readonly string[], path = '', prepare?: (server: FakeServer) => void) =>
  showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions }))
    server.answer('GET /admin/auction/items', lots(row(1, 'Boat'), row(2, 'Piano')))
    prepare?.(server)
  })

const linksOf = (navigation: string) =>
  [...screen.getByRole('navigation', { name: navigation }).querySelectorAll('a')].map(link => [
    link.textContent,
    link.getAttribute('aria-current'),
  ])

test('shows the rooms that somebody may enter, and no others', async () => {
  await show(['auction.viewlist', 'auction.edit'])
  await rest()
  expect(linksOf('Auction')).toEqual([
    ['Lots', 'page'],
    ['Auction desk', null],
    ['Won and unpaid', null],
    ['Rules and times', null],
  ])
  expect(screen.queryByRole('navigation', { name: 'Rooms of the desk' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'New lot' })).toBeNull()
})

test('groups the rooms, and shows those of the group that is open', async () => {
  await show(['auction.viewlist', 'tickets.viewlist', 'door.edit', 'payments.viewlist'], 'guests')
  await rest()
  expect(linksOf('Rooms of the desk')).toEqual([
    ['Auction', null],
    ['Tickets and guests', 'true'],
    ['Offline payments', null],
  ])
  expect(linksOf('Tickets and guests')).toEqual([
    ['Tickets', null],
    ['Programme', null],
    ['Guests', 'page'],
    ['Door', null],
  ])
  cleanup()
  await show(['auction.viewlist', 'payments.viewlist'], 'payments')
  await rest()
  expect(linksOf('Rooms of the desk')).toEqual([
    ['Auction', null],
    ['Offline payments', 'page'],
  ])
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
})

test('does not show a room that is not open, also by its address', async () => {
  const { text, server } = await show(['auction.viewlist'], 'log')
  await rest()
  expect(text()).toContain('There is no such room')
  expect(server.requestsTo('GET /admin/audit-log')).toEqual([])
})

test('searches once, when nothing was typed for a while, and turns pages', async () => {
  const { server, text } = await show(['*'])
  await rest()
  expect(text()).toContain('1–25 of 60')
  for (const typed of ['p', 'pi', 'pia']) await type('Search', typed)
  const asked = () => server.requestsTo('GET /admin/auction/items').map(({ url }) => url.searchParams.get('search'))
  expect(asked()).toEqual([null])
  await expect.poll(asked).toEqual([null, 'pia'])
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Next page' })))
  await rest()
  const { searchParams } = server.requestsTo('GET /admin/auction/items').at(-1)?.url ?? new URL('https://x.example')
  expect(Object.fromEntries(searchParams)).toEqual({ search: 'pia', page: '2', limit: '25' })
})

test('moves a lot with the arrow keys, and stays on its handle', async () => {
  const { server } = await show(['*'], '', server => server.answer('POST /admin/auction/items/lot-2/move', json({})))
  await rest()
  const handle = screen.getByRole('button', { name: /^Move lot 2, Piano/ })
  handle.focus()
  server.answer('GET /admin/auction/items', lots(row(1, 'Piano'), row(2, 'Boat')))
  await acting(() => fireEvent.keyDown(handle, { key: 'ArrowUp' }))
  await rest()
  expect(server.requestsTo('POST /admin/auction/items/lot-2/move')[0]?.body).toEqual({ number: 1 })
  await acting(() => fireEvent.keyDown(screen.getByRole('button', { name: /^Move lot 1, Piano/ }), { key: 'ArrowUp' }))
  expect(server.requestsTo('POST /admin/auction/items/lot-2/move')).toHaveLength(1)
})

test('loses no arrow key that is pressed while a lot is on its way', async () => {
  const { server } = await show(['*'], '', server => server.answer('POST /admin/auction/items/lot-2/move', json({})))
  await rest()
  const handle = screen.getByRole('button', { name: /^Move lot 2, Piano/ })
  await acting(() => {
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) fireEvent.keyDown(handle, { key })
  })
  await rest()
  const asked = server.requestsTo('POST /admin/auction/items/lot-2/move').map(({ body }) => body)
  expect(asked).toEqual([{ number: 3 }, { number: 4 }])
})

test('shows where a lot is when a later move of it is refused', async () => {
  const { server } = await show(['*'], '', server =>
    server.answer('POST /admin/auction/items/lot-2/move', json({}), json({}, 403)),
  )
  await rest()
  const handle = screen.getByRole('button', { name: /^Move lot 2, Piano/ })
  server.answer('GET /admin/auction/items', lots(row(1, 'Boat'), row(3, 'Piano')))
  await acting(() => {
    for (const key of ['ArrowDown', 'ArrowDown']) fireEvent.keyDown(handle, { key })
  })
  await rest()
  expect(screen.getByRole('button', { name: /^Move lot 3, Piano/ })).toBeTruthy()
})

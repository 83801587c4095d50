import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { held, json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const onFloor = {
  auction_item_id: 'lot-1',
  sequence: 4,
  state: 'open',
  price: 10000,
  next_bid: 11000,
  bid_count: 1,
  reserve_metYN: 'no',
  leaders: ['107'],
  soldYN: 'no',
  leader_marks: ['a1'],
  leader_paddles: { a1: 107 },
  ends_at: '2126-11-20T10:00:00.000Z',
  pausedYN: 'no',
  buy_now_price: null,
  on_floorYN: 'yes',
  asking_price: 11000,
  remote_lockedYN: 'no',
  currency: 'GBP',
  currency_decimals: 2,
  server_time: '2026-11-21T20:00:00.000Z',
  number: 1,
  kind: 'live_auction',
  title: 'Boat',
  opening_price: 5000,
  reserve: 50000,
  increments: [{ from: 0, step: 1000 }],
  pre_bids: [],
  wins: [],
  entries: [],
  refused: [],
}
const act = (name: string) => `POST /admin/auction/items/lot-1/${name}`

async function atWork(extra: object = {}) {
  const shown = await showFor(<Desk path="floor/lot-1" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/items', json({ currency: 'GBP', currency_decimals: 2, items: [], total: 0 }))
    server.answer('GET /admin/auction/items/lot-1/desk', json({ ...onFloor, entries: [], sequence: 0, ...extra }))
    for (const name of ['floor-bid', 'asking-price', 'lock', 'hammer']) server.answer(act(name), json(onFloor))
  })
  await rest()
  const paddle = () => screen.getByLabelText<HTMLInputElement>('Paddle')
  const key = (key: string) => acting(() => fireEvent.keyDown(paddle(), { key }))
  return { ...shown, paddle, key }
}

test('records a paddle at the asking price, once, and is ready for the next', async () => {
  const { server, paddle } = await atWork()
  await type('Paddle', '112')
  await acting(() => {
    const form = paddle().form
    if (form) fireEvent.submit(form)
  })
  await rest()
  const [bid, second] = server.requestsTo(act('floor-bid'))
  expect(bid?.body).toMatchObject({ paddle: 112, amount: 11000, idempotency_key: expect.stringMatching(/.{8}/) })
  expect([second, paddle().value]).toEqual([undefined, ''])
})

test('keeps the paddle that was typed when its bid is refused, and says why', async () => {
  const { server, paddle, text } = await atWork()
  const refusal = { error: 'already_leading', error_description: 'This bidder leads already.' }
  server.answer(act('floor-bid'), () => Response.json(refusal, { status: 409 }))
  await type('Paddle', '107')
  await acting(() => {
    const form = paddle().form
    if (form) fireEvent.submit(form)
  })
  await rest()
  expect(text()).toContain('This bidder leads already.')
  expect(paddle().value).toBe('107')
})

test('keeps the next paddle that is typed before an answer, and records it after the first', async () => {
  const { server, paddle } = await atWork()
  let answer = () => {}
  server.answer(act('floor-bid'), async () => {
    await new Promise<void>(resolve => (answer = resolve))
    return Response.json(onFloor)
  })
  const enter = () => acting(() => fireEvent.click(screen.getByRole('button', { name: /^Floor bid of/ })))
  await type('Paddle', '112')
  await enter()
  expect(paddle().value).toBe('')
  await type('Paddle', '118')
  await enter()
  await type('Paddle', '12')
  const answerNext = async () => {
    await acting(() => answer())
    await rest()
  }
  await answerNext()
  await answerNext()
  expect(server.requestsTo(act('floor-bid')).map(({ body }) => Object(body).paddle)).toEqual([112, 118])
  expect(paddle().value).toBe('12')
})

test('shows each paddle that was not recorded after a failure, to be typed again', async () => {
  const { server, paddle } = await atWork()
  const refusal = held(json({ error: 'lot_paused' }, 409))
  server.answer(act('floor-bid'), refusal.answer)
  const enter = () => acting(() => fireEvent.click(screen.getByRole('button', { name: /^Floor bid of/ })))
  for (const typed of ['112', '118', '107']) {
    await type('Paddle', typed)
    await enter()
  }
  await acting(() => refusal.release())
  await rest()
  expect([paddle().value, server.requestsTo(act('floor-bid')).length]).toEqual(['112', 1])
  const lost = () => screen.queryAllByRole('button', { name: /^Not recorded: £110, paddle/ })
  const numbers = () => lost().map(({ textContent }) => /paddle (\d+)/.exec(textContent ?? '')?.[1])
  expect(numbers()).toEqual(['118', '107'])
  await acting(() => fireEvent.click(lost()[0] as HTMLElement))
  expect([paddle().value, screen.getByLabelText<HTMLInputElement>('Amount').value]).toEqual(['118', '110'])
  expect(numbers()).toEqual(['107', '112'])
})

test('treats letters in the paddle field as actions, one after the other', async () => {
  const { server, key } = await atWork()
  await key('a')
  await key('l')
  await rest()
  expect(server.requestsTo(act('asking-price'))[0]?.body).toMatchObject({ asking_price: 12000 })
  expect(server.requestsTo(act('lock'))).toHaveLength(1)
})

test('asks before the hammer falls below the reserve', async () => {
  const { server, key } = await atWork()
  await key('h')
  await rest()
  expect(server.requestsTo(act('hammer'))).toEqual([])
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Sell for £100' })))
  await rest()
  expect(server.requestsTo(act('hammer'))[0]?.body).toMatchObject({ sold: 'yes', below_reserve: 'yes' })
})

test('asks before the hammer falls below what somebody has left with the auctioneer', async () => {
  const left = (paddle: number, maximum: number) => ({ paddle, shown_as: String(paddle), maximum })
  const pre_bids = [left(107, 40000), left(112, 32000), left(113, 10000)]
  const { server, key } = await atWork({ reserve_metYN: 'yes', pre_bids })
  await key('h')
  await rest()
  expect(server.requestsTo(act('hammer'))).toEqual([])
  expect([...screen.getByRole('alertdialog').querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Paddle 112 has left up to £320 with you. At £100 the lot would go to somebody else.',
  ])
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Sell for £100' })))
  await rest()
  expect(server.requestsTo(act('hammer'))[0]?.body).toMatchObject({ sold: 'yes', price: 10000 })
})

test('asks before a lot is passed, and says who would not get it', async () => {
  const { server, key } = await atWork({ reserve_metYN: 'yes' })
  const answer = async (name: string) => {
    const dialog = within(screen.getByRole('alertdialog', { name: 'Pass this lot?' }))
    dialog.getByText('Paddle 107 leads at £100, and would not get it.')
    await acting(() => fireEvent.click(dialog.getByText(name)))
    await rest()
  }
  await key('p')
  await answer('Leave it as it is')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(server.requestsTo(act('hammer'))).toEqual([])
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Pass' })))
  await answer('Pass')
  expect(server.requestsTo(act('hammer'))[0]?.body).toMatchObject({ sold: 'no', price: 10000, leader_mark: 'a1' })
})

test('sells at the bid that is on screen, and asks again when another one has come in', async () => {
  const { server, key, text } = await atWork({ reserve_metYN: 'yes' })
  const sentence = 'Paddle 112 leads at £110 now. The hammer has not fallen.'
  const refusal = { error: 'bid_overtaken', error_description: sentence }
  server.answer(act('hammer'), () => Response.json(refusal, { status: 409 }))
  const next = { price: 11000, leaders: ['112'], leader_marks: ['b2'], leader_paddles: { b2: 112 }, sequence: 1 }
  server.answer('GET /admin/auction/items/lot-1/desk', json({ ...onFloor, reserve_metYN: 'yes', ...next }))
  await key('h')
  await rest()
  expect(server.requestsTo(act('hammer'))[0]?.body).toMatchObject({ sold: 'yes', price: 10000, leader_mark: 'a1' })
  expect(text()).toContain('Another bid leads now')
  server.answer(act('hammer'), json(onFloor))
  const dialog = screen.getByRole('alertdialog')
  await acting(() => fireEvent.click(within(dialog).getByRole('button', { name: 'Sold: £110, paddle 112' })))
  await rest()
  expect(server.requestsTo(act('hammer'))[1]?.body).toMatchObject({ sold: 'yes', price: 11000, leader_mark: 'b2' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('shows which bids were refused, and why', async () => {
  const at = '2026-11-21T20:00:00.000Z'
  const why = 'Bid £110 or more. Your bid was not placed.'
  const { text } = await atWork({ refused: [{ refusal_id: 1, at, paddle: 112, shown_as: '112', amount: 9000, why }] })
  expect(text()).toContain(`Paddle 112 · ${why}£90`)
})

test.each([
  ['competitive_bid', true],
  ['buy_now', false],
  ['sealed_bid', false],
])('offers to reopen a closed lot where that can be done: %s, %s', async (kind, isOffered) => {
  await atWork({ kind, state: 'closed', on_floorYN: 'no', asking_price: null })
  expect(screen.queryByRole('button', { name: 'Reopen' }) !== null).toBe(isOffered)
})

test.each([
  [15, 'Extended by 15 min'],
  [-20, 'End moved 20 min sooner'],
])('the log says by how much the end was moved: %s minutes', async (minutes, words) => {
  const entry = { sequence: 4, at: '2026-11-21T20:00:00.000Z', kind: 'extended', minutes, withdrawnYN: 'no' }
  const { text } = await atWork({ entries: [entry] })
  expect(text()).toContain(words)
})

test('says of several leaders that they lead', async () => {
  const { text } = await atWork({ leaders: ['107', '112'], leader_marks: ['a1', 'a2'] })
  expect(text()).toMatch(/Paddles .*107.*, .*112.* lead(?!s)/)
})

test('knows a leader whom guests see by a name by the paddle too', async () => {
  const entry = {
    sequence: 4,
    at: '2026-11-21T20:00:00.000Z',
    kind: 'bid',
    paddle: 107,
    shown_as: 'Sam',
    amount: 10000,
  }
  const extra = { price: 10000, by: null, reason: null, withdrawnYN: 'no' }
  const { text } = await atWork({ leaders: ['Sam'], entries: [{ ...entry, ...extra }] })
  expect(text()).toContain('Paddle 107 (\u2068Sam\u2069) leads')
  expect(text()).toContain('· Paddle 107 (\u2068Sam\u2069)')
  expect(screen.getByRole('button', { name: /Sold: £100, paddle 107 \(.Sam.\)/ })).toBeTruthy()
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, type } from '../../support/visitor.tsx'
import { deskLot } from './desk-lot.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const act = (name: string) => `POST /admin/auction/items/lot-1/${name}`
const invalid = (field: string, text: string) =>
  json({ error: 'validation_error', error_description: text, fields: { [field]: text } }, 400)
/** The button of a dialog, not the one that has opened it. */
const confirm = (name: string) =>
  acting(() => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement))
const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

async function atDesk(lot: object) {
  const shown = await showFor(<Desk path="floor/lot-1" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/items', json({ currency: 'GBP', currency_decimals: 2, items: [], total: 0 }))
    server.answer('GET /admin/auction/items/lot-1/desk', json(lot))
  })
  await rest()
  const sent = (name: string) => shown.server.requestsTo(act(name)).map(({ body }) => body as Record<string, unknown>)
  return { ...shown, sent }
}

const open = deskLot({ state: 'open', soldYN: 'no', wins: [] })

test('Enter in the field moves the end', async () => {
  const { server, sent } = await atDesk(open)
  server.answer(act('extend'), json(open))
  await press('Move the end')
  await type('Minutes', '-5')
  await acting(() => fireEvent.submit(screen.getByLabelText('Minutes')))
  await rest()
  expect(sent('extend')).toMatchObject([{ minutes: -5 }])
  expect(screen.queryByLabelText('Minutes')).toBeNull()
})

test('an end whose answer is lost is moved once when it is tried again, and other minutes are another move', async () => {
  const { server, sent, text } = await atDesk(open)
  server.answer(act('extend'), offline)
  await press('Move the end')
  for (const minutes of ['20', '20', '25']) {
    await type('Minutes', minutes)
    await confirm('Move the end')
    await rest()
  }
  expect(screen.getByRole('dialog').textContent).toMatch(/connection/)
  expect(text()).toContain('By how many minutes')
  const [first, again, other] = sent('extend').map(({ idempotency_key }) => idempotency_key)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a quick step whose answer is lost is done once when it is tried again', async () => {
  const { server, sent } = await atDesk(open)
  server.answer(act('extend'), offline, offline, json(open))
  for (let presses = 0; presses < 4; presses++) {
    await press('5 min more')
    await rest()
  }
  const [first, again, done, another] = sent('extend').map(({ idempotency_key }) => idempotency_key)
  expect([again, done]).toEqual([first, first])
  expect(another).not.toBe(first)
})

test('what is wrong with a reason is said at its field, and nothing that was typed is lost', async () => {
  const { server, sent } = await atDesk(open)
  server.answer(act('withdraw'), invalid('reason', 'This holds a character that can’t be stored.'))
  await press('Withdraw lot')
  await confirm('Withdraw lot')
  expect(mistakes()).toEqual(['Please enter a reason'])
  expect(sent('withdraw')).toEqual([])
  await type('Reason', ' Misheard ')
  await confirm('Withdraw lot')
  await rest()
  expect(mistakes()).toEqual(['This holds a character that can’t be stored.'])
  expect(typedIn('Reason')).toBe(' Misheard ')
  expect(sent('withdraw')).toMatchObject([{ reason: 'Misheard' }])
})

test('the reason for one win is not the reason for the next', async () => {
  const wins = [107, 108].map(paddle => ({ ...deskLot().wins[0], paddle, shown_as: String(paddle) }))
  await atDesk(deskLot({ wins }))
  await press('Cancel win of paddle 107')
  await type('Reason', 'Cannot pay')
  await confirm('Leave it as it is')
  await press('Cancel win of paddle 108')
  expect(typedIn('Reason')).toBe('')
})

test('a reason outlives its closed dialog, until it is sent', async () => {
  const { server } = await atDesk(open)
  server.answer(act('withdraw'), json(open))
  await press('Withdraw lot')
  await type('Reason', 'Misheard')
  await confirm('Leave it as it is')
  await press('Withdraw lot')
  expect(typedIn('Reason')).toBe('Misheard')
  await confirm('Withdraw lot')
  await rest()
  await press('Withdraw lot')
  expect(typedIn('Reason')).toBe('')
})

test('an answer that was lost is not asked for again once the lot shows that it was done', async () => {
  const { server, text } = await atDesk(open)
  server.answer(act('close'), offline)
  await press('Close now')
  await confirm('Close now')
  await rest()
  expect(text()).toMatch(/connection/)
  server.answer('GET /admin/auction/items/lot-1/desk', json(deskLot({ soldYN: 'no', wins: [] })))
  await press('Close now')
  await confirm('Close now')
  await rest()
  expect(text()).not.toMatch(/connection/)
  expect(screen.queryByRole('button', { name: 'Close now' })).toBeNull()
})

test('a paddle that there cannot be is named with the range, and what the server says is shown at its field', async () => {
  const next_bidder = { paddle: 108, shown_as: '108', price: 8000, maximum: 9000 }
  const { server, sent } = await atDesk(deskLot({ wins: [], next_bidder }))
  server.answer(act('sell-copy'), invalid('price', 'Price must be at most £1,000'))
  await press('Sell it')
  await type('Paddle', '0')
  await confirm('Sell for £80')
  expect(mistakes()).toEqual(['Paddle must be between 1 and 999,999'])
  expect(sent('sell-copy')).toEqual([])
  await type('Paddle', '109')
  await confirm('Sell for £80')
  await rest()
  expect(mistakes()).toEqual(['Price must be at most £1,000'])
  expect([typedIn('Paddle'), typedIn('Amount')]).toEqual(['109', '80'])
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PreAuth } from '../../../src/features/pre-auth/pre-auth.tsx'
import { json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'
import { wireCard } from './wire-card.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const second = { ...wireCard, card_id: 'card_2', last4: '4444', brand: 'mastercard', is_default: 'no' }
const shown = (cards: readonly unknown[], onGoOn?: () => void) =>
  showFor(<PreAuth onGoOn={onGoOn} />, server => server.answer('GET /cards', json(cards)))

test('says first that nothing is charged unless one wins', async () => {
  const { text } = await shown([wireCard])
  expect(text()).toContain('No money moves unless you win.')
})

test('shows each card, which one is for bids, and what can be done with it', async () => {
  const onGoOn = vi.fn()
  await shown([wireCard, second], onGoOn)
  await rest()
  const [first, other] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Visa ending in 4242 For bids')
  expect(first?.textContent).toContain('Expires 07/29')
  expect(screen.queryByRole('button', { name: 'Use for bids: Visa ending in 4242' })).toBeNull()
  expect(other?.textContent).toContain('Mastercard ending in 4444')
  await press('Continue')
  expect(onGoOn).toHaveBeenCalledOnce()
})

test('makes another card the one for bids', async () => {
  const { server } = await shown([wireCard, second])
  await rest()
  const chosen = [
    { ...second, is_default: 'yes' },
    { ...wireCard, is_default: 'no' },
  ]
  server.answer('POST /cards/card_2/default', json(chosen))
  await press('Use for bids: Mastercard ending in 4444')
  await rest()
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Mastercard ending in 4444 For bids')
})

test('while one card is being made the one for bids, no other can be, so that no press is lost', async () => {
  const { server } = await shown([wireCard, second, { ...second, card_id: 'card_3', last4: '5555' }])
  await rest()
  let answer = () => {}
  const answered = new Promise<void>(done => (answer = done))
  server.answer('POST /cards/card_2/default', async () => {
    await answered
    return Response.json([wireCard])
  })
  await press('Use for bids: Mastercard ending in 4444')
  const other = screen.getByRole('button', { name: 'Use for bids: Mastercard ending in 5555' })
  expect(other.getAttribute('aria-disabled')).toBe('true')
  answer()
  await rest()
})

test('removes a card after a confirmation', async () => {
  const { server } = await shown([wireCard])
  await rest()
  server.answer('DELETE /cards/card_1', json({}))
  server.answer('GET /cards', json([]))
  await press('Remove Visa ending in 4242')
  expect(server.requestsTo('DELETE /cards/card_1')).toEqual([])
  await press('Remove')
  await waitFor(() => expect(screen.queryByText(/ending in 4242 /)).toBeNull())
  expect(server.requestsTo('DELETE /cards/card_1')).toHaveLength(1)
})

test('an expired card does not allow to continue', async () => {
  await shown([{ ...wireCard, is_expired: 'yes' }], () => {})
  await rest()
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('says that the cards cannot be loaded, and tries again', async () => {
  const { server } = await showFor(<PreAuth onGoOn={undefined} />, server => server.answer('GET /cards', offline))
  await rest()
  expect(screen.getByRole('alert').textContent).toContain('Your cards can’t be shown just now')
  server.answer('GET /cards', json([wireCard]))
  await press('Try again')
  await rest()
  expect(screen.getByText(/Visa ending in 4242/)).toBeTruthy()
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

/** The win of somebody in the room without an account. */
const win = {
  auction_item_id: 'lot-1',
  number: 1,
  title: 'Boat',
  paddle: 107,
  shown_as: '107',
  amount: 100_00,
  won_at: '2026-11-20T22:00:00.000Z',
  charge: 'none',
  charge_tries: 0,
  promisedYN: 'no',
  has_cardYN: 'no',
  charge_amount: 100_00,
  charge_items: 1,
}
const page = (one: object, unpaid_amount: number) =>
  json({ currency: 'GBP', currency_decimals: 2, items: [one], total: 1, unpaid_amount })
const press = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

test('what somebody in the room has won is marked as paid, with an address for the receipt', async () => {
  const paid = { ...win, paid_at: '2026-11-21T10:00:00.000Z', paid_by: 'card_machine' }
  const shown = await showFor(<Desk path="wins" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/wins', page(win, 100_00), page(paid, 0))
    server.answer('POST /admin/auction/items/lot-1/wins/107/received', json(paid))
  })
  await rest()
  await press('Mark as paid')
  await acting(() => fireEvent.click(screen.getByLabelText('Card machine')))
  await type(/^Email address for the receipt/, 'mary@example.com')
  await press('Save')
  await rest()
  const [sent] = shown.server.requestsTo('POST /admin/auction/items/lot-1/wins/107/received')
  expect(sent?.body).toEqual({ paid_by: 'card_machine', name: '', email: 'mary@example.com' })
  expect(shown.text()).toContain('Paid at the card machine, 21 November 2026')
})

test('what somebody in the room has won can be paid by a link, which is mailed to the address that they tell', async () => {
  const shown = await showFor(<Desk path="wins" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/wins', page(win, 100_00))
    server.answer('POST /admin/auction/items/lot-1/wins/107/payment-link', json({}))
  })
  await rest()
  const sent = () => shown.server.requestsTo('POST /admin/auction/items/lot-1/wins/107/payment-link')
  const mail = () =>
    acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Mail payment link' }).at(-1) as HTMLElement))
  await mail()
  await mail()
  expect(shown.text()).toContain('Please enter an email address')
  await type(/^Email address/, 'mary@example.com')
  await mail()
  await rest()
  expect(sent().map(({ body }) => body)).toEqual([{ email: 'mary@example.com' }])
  expect(shown.text()).toContain('A payment link is on its way to mary@example.com.')
})

test('a winner who has promised to pay outside is named so, before anybody reminds them', async () => {
  const { text } = await showFor(<Desk path="wins" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/wins', page({ ...win, promisedYN: 'yes' }, 100_00))
  })
  await rest()
  expect(text()).toContain('Promised, to be paid outside this site')
  expect(text()).not.toContain('Not paid yet')
})

test('a charge says how it went, and before it that it takes the place of a promise', async () => {
  const owed = { ...win, name: 'Mary Lamb', email: 'mary@example.com', has_cardYN: 'yes', promisedYN: 'yes' }
  const declined = { ...owed, promisedYN: 'no', charge: 'failed', charge_problem: 'Declined.', charge_tries: 1 }
  const paid = { ...declined, charge: 'paid', paid_at: '2026-11-21T10:00:00.000Z' }
  const { text } = await showFor(<Desk path="wins" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/wins', page(owed, 100_00), page(declined, 100_00), page(paid, 0))
    server.answer('POST /admin/auction/items/lot-1/wins/107/charge', json(declined), json(paid))
  })
  await rest()
  const charge = async () => {
    await press('Charge card: £100')
    const words = text()
    const buttons = screen.getAllByRole('button', { name: 'Charge card: £100' })
    await acting(() => fireEvent.click(buttons.at(-1) as HTMLElement))
    await rest()
    return words
  }
  expect(await charge()).toContain('The charge takes the place of the promise.')
  expect(text()).toContain('The card of Mary Lamb was not charged.')
  expect(await charge()).not.toContain('takes the place of the promise')
  expect(text()).toContain('Mary Lamb has paid by card.')
  expect(text()).not.toContain('was not charged')
})

test('a charge names and sends the sum that it takes, also for the other lots of the winner', async () => {
  const sum = { charge_amount: 3100_00, charge_items: 2 }
  const owed = { ...win, ...sum, name: 'Mary Lamb', email: 'mary@example.com', has_cardYN: 'yes' }
  const { server, text } = await showFor(<Desk path="wins" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/wins', page(owed, 3100_00))
    server.answer('POST /admin/auction/items/lot-1/wins/107/charge', json({ ...owed, charge: 'paid' }))
  })
  await rest()
  await press('Charge card: £3,100 for 2 lots')
  expect(text()).toContain('Charges the card of Mary Lamb for 2 lots: this one and whatever else they have won')
  const buttons = screen.getAllByRole('button', { name: 'Charge card: £3,100 for 2 lots' })
  expect(buttons).toHaveLength(2)
  await acting(() => fireEvent.click(buttons.at(-1) as HTMLElement))
  await rest()
  const sent = server.requestsTo('POST /admin/auction/items/lot-1/wins/107/charge')
  expect(sent.map(({ body }) => body)).toEqual([sum])
})

test('a server from before the sums were named charges nothing, because it would charge more than is shown', async () => {
  const { charge_amount: _, charge_items: __, ...old } = win
  const owed = { ...old, name: 'Mary Lamb', email: 'mary@example.com', has_cardYN: 'yes' }
  await showFor(<Desk path="wins" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/wins', page(owed, 100_00))
  })
  await rest()
  expect(screen.getByRole('button', { name: /payment link/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Charge card/ })).toBeNull()
})

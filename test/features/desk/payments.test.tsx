import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { held, json, offline } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const order = {
  order_id: 'one',
  order_reference: 'AB12',
  status: 'awaiting_offline_payment',
  name: 'Ada Lovelace',
  email: 'ada@donors.example',
  organisation: 'Engines & Sons',
  titles: ['Table of ten', 'A gift'],
  order_total: 850_00,
  refunded_amount: 0,
  ordered_at: '2026-11-20T10:00:00.000Z',
  pay_by: '2026-12-04T10:00:00.000Z',
  paid_at: null,
  paid_by: null,
}
const page = (one: object, awaited_amount: number) =>
  json({ currency: 'GBP', currency_decimals: 2, items: [one], total: 1, awaited_amount })
const press = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

test('an order is marked as paid once it is said how, put right, and only cancelled while it is not paid', async () => {
  const paid = { ...order, status: 'paid', paid_by: 'cash', paid_at: '2026-11-21T10:00:00.000Z' }
  const shown = await showFor(<Desk path="payments" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/offline-orders', page(order, 850_00), page(paid, 0))
    server.answer('POST /admin/offline-orders/one/received', json(paid))
  })
  await rest()
  expect(shown.text()).toContain('£850 is awaited.')
  expect(shown.text()).toContain('Table of ten, A gift')
  expect(shown.text()).toContain('Ends on 4 December 2026')
  await press('Cancel order AB12')
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Not now' })[1] as Element))
  await press('Mark as paid')
  await press('Save')
  expect(shown.text()).toContain('Say how it was paid')
  await acting(() => fireEvent.click(screen.getByLabelText('Cash')))
  await press('Save')
  await rest()
  const sent = () => shown.server.requestsTo('POST /admin/offline-orders/one/received').map(({ body }) => body)
  expect(sent()).toEqual([{ paid_by: 'cash', paid_by_before: null }])
  expect(shown.text()).toContain('Paid by cash, 21 November 2026')
  expect(shown.text()).not.toContain('Ends on')
  expect(screen.queryByRole('button', { name: 'Cancel order AB12' })).toBeNull()
  await press('Correct the payment')
  await acting(() => fireEvent.click(screen.getByLabelText('It is not paid after all')))
  await press('Save')
  await rest()
  expect(sent().at(-1)).toEqual({ paid_by: null, paid_by_before: 'cash' })
})

test('an order of which a part was refunded says so, and is not offered as unpaid', async () => {
  const paid = {
    ...order,
    status: 'paid',
    paid_by: 'cash',
    paid_at: '2026-11-21T10:00:00.000Z',
    refunded_amount: 85_00,
  }
  const shown = await showFor(<Desk path="payments" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/offline-orders', page(paid, 0))
  })
  await rest()
  expect(shown.text()).toContain('£85 of it refunded')
  await press('Correct the payment')
  expect(screen.queryByLabelText('Cash')).not.toBeNull()
  expect(screen.queryByLabelText('It is not paid after all')).toBeNull()
})

test('a failure is brought into view, and is not shown for another order', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const other = { ...order, order_id: 'two', order_reference: 'CD34' }
  const shown = await showFor(<Desk path="payments" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    const listed = { currency: 'GBP', currency_decimals: 2, items: [order, other], total: 2, awaited_amount: 0 }
    server.answer('GET /admin/offline-orders', json(listed))
    const refusal = json({ error: 'order_over', error_description: 'This order is over.' }, 409)
    server.answer('POST /admin/offline-orders/one/received', refusal)
  })
  await rest()
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Mark as paid' })[0] as Element))
  await acting(() => fireEvent.click(screen.getByLabelText('Cash')))
  await press('Save')
  await rest()
  expect(shown.text()).toContain('This order is over.')
  const inView = scrolled.mock.contexts.map(element => (element as Element).textContent)
  expect(inView).toContain('This order is over.')
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as Element))
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Mark as paid' })[1] as Element))
  expect(shown.text()).toContain('Order CD34')
  expect(shown.text()).not.toContain('This order is over.')
})

test('the dialog stays open while it saves, so that its failure is seen', async () => {
  const refused = held(json({ error: 'order_over', error_description: 'This order is over.' }, 409))
  const shown = await showFor(<Desk path="payments" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/offline-orders', page(order, 850_00))
    server.answer('POST /admin/offline-orders/one/received', refused.answer)
  })
  await rest()
  await press('Mark as paid')
  await acting(() => fireEvent.click(screen.getByLabelText('Cash')))
  await press('Save')
  const dialog = screen.getByLabelText('Cash').closest('dialog') as HTMLDialogElement
  await acting(() => fireEvent(dialog, new Event('cancel', { cancelable: true })))
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  refused.release()
  await rest()
  expect(shown.text()).toContain('This order is over.')
  await acting(() => fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as Element))
  expect(screen.queryByLabelText('Cash')).toBeNull()
})

test('an order whose answer is lost on the way shows what became of it, beside what went wrong', async () => {
  const paid = { ...order, status: 'paid', paid_by: 'cash', paid_at: '2026-11-21T10:00:00.000Z' }
  const shown = await showFor(<Desk path="payments" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/offline-orders', page(order, 850_00), page(paid, 0))
    server.answer('POST /admin/offline-orders/one/received', offline)
  })
  await rest()
  await press('Mark as paid')
  await acting(() => fireEvent.click(screen.getByLabelText('Cash')))
  await press('Save')
  await rest()
  await vi.waitFor(() => expect(shown.text()).toContain('Paid by cash, 21 November 2026'))
  expect(screen.getByRole('dialog').textContent).toMatch(/connection/)
})

test('a long address breaks before its @, and is copied whole', async () => {
  await showFor(<Desk path="payments" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/offline-orders', page(order, 850_00))
  })
  await rest()
  const [row] = screen.getAllByRole('row').slice(1)
  expect(row?.textContent).toContain('Engines & Sons · ada@donors.example')
  expect(row?.querySelector('wbr')?.nextSibling?.textContent).toBe('@donors.example')
})

test('payments that do not match their order are shown until they are dealt with', async () => {
  const problem = {
    problem_id: '7',
    order_reference: 'CD34',
    name: 'Ada Lovelace',
    email: 'ada@donors.example',
    order_total: 30_00,
    amount: 3000,
    currency: 'JPY',
    currency_decimals: 0,
    found_at: '2026-11-21T10:00:00.000Z',
    payment_intent_id: 'pi_1',
  }
  const problems = (...items: object[]) => json({ currency: 'GBP', currency_decimals: 2, items })
  const shown = await showFor(<Desk path="payments" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/offline-orders', page(order, 0))
    server.answer('GET /admin/payment-problems', problems(problem), problems(problem), problems())
    server.answer('POST /admin/payment-problems/7/settle', offline, json({}))
  })
  await rest()
  expect(shown.text()).toContain('A payment does not match its order')
  expect(shown.text()).toContain('£30')
  expect(shown.text()).toContain('¥3,000')
  await press('The payment of order CD34 is dealt with')
  await rest()
  expect(shown.text()).toContain('CD34')
  await press('The payment of order CD34 is dealt with')
  await rest()
  expect(shown.text()).not.toContain('CD34')
  expect(shown.server.requestsTo('POST /admin/payment-problems/7/settle')).toHaveLength(2)
})

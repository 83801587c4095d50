import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, press, send, type } from '../../support/visitor.tsx'

const save = vi.hoisted(() => vi.fn())
vi.mock('../../../src/ui/save-file.ts', () => ({ saveFile: save }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const batches = 'POST /admin/voucher-batches'
const limit = () => screen.getByLabelText<HTMLInputElement>(/^Orders that can use it/)
const choosePrice = (value: string) =>
  acting(() => fireEvent.change(screen.getByLabelText('Price'), { target: { value } }))

/** The button of the question, which has the same name as one behind or above it. */
const answer = (name: string) =>
  acting(() => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement))

async function show(path: string) {
  const shown = await showFor(<Desk path={path} />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    const origins = [{ origin: 'ticket', subjects: [{ subject: 't1', title: 'Dinner seat', hiddenYN: 'no' }] }]
    server.answer('GET /admin/voucher-choices', json({ origins }))
    server.answer(batches, json({ voucher_codes: ['AAAAA', 'BBBBB', 'CCCCC'] }))
  })
  await rest()
  return shown
}

async function typeBatch(): Promise<void> {
  await type('How many codes', '3')
  await type('Per cent', '100')
  await acting(() => fireEvent.click(screen.getByLabelText('All of “Tickets”')))
}

test('each of many codes is for one order, and what was made replaces the form', async () => {
  const { server, text } = await show('vouchers/batch')
  await typeBatch()
  await send()
  expect(server.requestsTo(batches).map(({ body }) => body)).toMatchObject([{ max_usages: 1, quantity: 3 }])
  expect(text()).toContain('3 codes are made')
  expect(text()).toContain('Each can be used for one order.')
  expect(document.activeElement?.textContent).toContain('3 codes are made')
  expect(screen.queryByRole('button', { name: 'Make the codes' })).toBeNull()
  await press('Make more codes')
  await rest()
  expect(screen.getByLabelText<HTMLInputElement>('Per cent').value).toBe('')
  await typeBatch()
  await send()
  const keys = server.requestsTo(batches).map(({ body }) => (body as { idempotency_key: string }).idempotency_key)
  expect(new Set(keys).size).toBe(2)
})

test('many codes are for any number of orders only if the form says so', async () => {
  const { server } = await show('vouchers/batch')
  await typeBatch()
  await type('Per cent', '50')
  await type(/^Orders that can use it/, '')
  await send()
  expect(server.requestsTo(batches).map(({ body }) => body)).toMatchObject([{ max_usages: null }])
})

test('free codes for any number of orders are asked about first', async () => {
  const { server, text } = await show('vouchers/batch')
  await typeBatch()
  await type(/^Orders that can use it/, '')
  await send()
  screen.getByRole('alertdialog', { name: 'Free codes, for any number of orders?' })
  expect(server.requestsTo(batches)).toHaveLength(0)
  await answer('Set a limit')
  expect(limit().value).toBe('')
  await send()
  await answer('Make the codes')
  await rest()
  expect(server.requestsTo(batches)).toHaveLength(1)
  expect(text()).toContain('Each can be used for any number of orders.')
})

test('a free voucher for any number of orders is asked about, once its mistakes are corrected', async () => {
  const { server } = await show('vouchers/new')
  await choosePrice('free')
  await send()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(mistakes()).toHaveLength(2)
  await type('Code', 'CHOIR')
  await acting(() => fireEvent.click(screen.getByLabelText('All of “Tickets”')))
  await send()
  screen.getByRole('alertdialog', { name: 'Free, for any number of orders?' })
  expect(server.requestsTo('POST /admin/vouchers')).toHaveLength(0)
})

test('everything of one origin is saved beside one ticket of another', async () => {
  const { server } = await showFor(<Desk path="vouchers/v1" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    const subjects = ['t1', 't2'].map(subject => ({ subject, title: `Seat ${subject}`, hiddenYN: 'no' }))
    const origins = [
      { origin: 'ticket', subjects },
      { origin: 'auction', subjects: [] },
    ]
    server.answer('GET /admin/voucher-choices', json({ origins }))
    server.answer('GET /admin/vouchers/v1', json(mixed))
    server.answer('PUT /admin/vouchers/v1', json(mixed))
  })
  await rest()
  const isChosen = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked
  expect(['All of “Tickets”', 'Seat t1', 'Seat t2', 'All of “Lots”'].map(isChosen)).toEqual([false, true, false, true])
  await send()
  const [saved] = server.requestsTo('PUT /admin/vouchers/v1')
  expect(saved?.body).toMatchObject({ origins: ['ticket', 'auction'], subjects: ['t1', 'auction:*'] })
})

const mixed = {
  ...{ voucher_id: 'v1', voucher_code: 'WINNERS', revision: 'r1', price_mode: 'percent', value: 10_00, note: '' },
  ...{ origins: ['ticket', 'auction'], subjects: ['t1', 'auction:*'], unlocksYN: 'no', pausedYN: 'no', state: 'open' },
  ...{ used: 0, held: 0, discount_total: 0 },
}

test('an amount that is not needed any more is no mistake', async () => {
  await show('vouchers/new')
  await choosePrice('subtract')
  await type('Amount', 'abc')
  await choosePrice('free')
  await send()
  expect(mistakes().join()).not.toContain('figures')
})

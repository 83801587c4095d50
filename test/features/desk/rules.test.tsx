import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { mistakes, type } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const rules = {
  revision: 'r1',
  increments: null,
  standard_increments: [
    { from: 0, step: 100 },
    { from: 1000, step: 1000 },
  ],
  card_requiredYN: 'no',
  charge_after_minutes: null,
  outbid_mail_minutes: 15,
  lost_mailsYN: 'no',
}
const press = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

async function atRules() {
  const shown = await showFor(<Desk path="rules" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['auction.edit', 'auction.viewlist'] }))
    server.answer('GET /admin/auction/rules', json(rules))
    server.answer('PUT /admin/auction/rules', json(rules))
    server.answer('GET /admin/auction/categories', json([{ category_id: 'c1', title: 'Travel', items: 3 }]))
  })
  await rest()
  return shown
}

test('edits the increments row by row, shows what they lead to, and sends them as numbers', async () => {
  const { server, text } = await atRules()
  expect(text()).toContain('After £100, bids go £110, £120, £130')
  await acting(() => fireEvent.change(screen.getByLabelText('Increments'), { target: { value: 'own' } }))
  await type('1. Bids rise by', '5')
  await type('2. Bids rise by', '25')
  expect(text()).toContain('After £100, bids go £110, £135, £160')
  await press('Add a step')
  await press('Save')
  await rest()
  expect(text()).toContain('Each step needs an amount')
  expect(server.requestsTo('PUT /admin/auction/rules')).toEqual([])
  await type('3. From a price of', '100')
  await type('3. Bids rise by', '12.50')
  await acting(() => fireEvent.click(screen.getByLabelText('Charge the kept cards of winners by itself')))
  await press('Save')
  await rest()
  expect(server.requestsTo('PUT /admin/auction/rules')[0]?.body).toEqual({
    revision: 'r1',
    increments: [
      { from: 0, step: 500 },
      { from: 1000, step: 2500 },
      { from: 10000, step: 1250 },
    ],
    card_requiredYN: 'no',
    charge_after_minutes: 30,
    outbid_mail_minutes: 15,
    lost_mailsYN: 'no',
  })
})

test('rules that another desk has changed meanwhile are shown before they are saved over', async () => {
  const put = 'PUT /admin/auction/rules'
  const minutes = /^Minutes between two mails/
  const { server, text } = await atRules()
  server.answer(put, json({ error: 'auction_rules_changed', error_header: 'Somebody was faster' }, 409))
  await type(minutes, '44')
  await press('Save')
  await rest()
  server.answer('GET /admin/auction/rules', json({ ...rules, outbid_mail_minutes: 20, revision: 'r2' }))
  await press('See what they saved')
  await rest()
  expect(screen.getByLabelText<HTMLInputElement>(minutes).value).toBe('20')
  await press('Back to what I typed')
  server.answer(put, json({ ...rules, outbid_mail_minutes: 44, revision: 'r3' }))
  await press('Save')
  await rest()
  expect(server.requestsTo(put).at(-1)?.body).toMatchObject({ outbid_mail_minutes: 44, revision: 'r2' })
  expect(text()).toContain('Saved')
})

test('sets the closing times after a question, and tells when each category ends', async () => {
  const { server, text } = await atRules()
  const path = 'POST /admin/auction/closing-times'
  server.answer(
    path,
    json({
      categories: [
        { category_id: 'c1', closes_at: '2026-11-21T22:00:00.000Z', items: 3 },
        { category_id: null, closes_at: '2026-11-21T22:10:00.000Z', items: 1 },
      ],
    }),
  )
  await type('Minutes until the next one', '')
  await press('Set the ends')
  expect(text()).toContain('Please enter the minutes, or 0')
  await type('Minutes until the next one', '10')
  await press('Set the ends')
  expect(server.requestsTo(path)).toEqual([])
  const [, confirm] = screen.getAllByRole('button', { name: 'Set the ends' })
  await acting(() => fireEvent.click(confirm as HTMLElement))
  await rest()
  expect(server.requestsTo(path)[0]?.body).toMatchObject({ minutes_apart: 10 })
  expect(text()).toMatch(/Travel\s*3 lots/)
  expect(text()).toMatch(/Without a category\s*1 lot/)
})

test('more minutes than the server takes are refused at their field; hidden ones are not asked for', async () => {
  const { server } = await atRules()
  await type(/^Minutes between two mails/, '1441')
  await press('Save')
  await rest()
  expect(mistakes()[0]).toBe('Minutes between two mails to somebody who is outbid must be between 0 and 1,440')
  await acting(() => fireEvent.click(screen.getByLabelText('Charge the kept cards of winners by itself')))
  await type(/^Minutes from the last win/, '')
  await acting(() => fireEvent.click(screen.getByLabelText('Charge the kept cards of winners by itself')))
  await type(/^Minutes between two mails/, '0')
  await press('Save')
  await rest()
  expect(server.requestsTo('PUT /admin/auction/rules')[0]?.body).toMatchObject({ outbid_mail_minutes: 0 })
})

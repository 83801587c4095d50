import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Desk } from '../../../src/features/desk/desk.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const gifts = 'GET /admin/individual-giving/offline-gifts'
const gift = {
  ...{ gift_id: '7', given_at: '2026-11-20T10:00:00.000Z', amount: 1250, name: 'The bakery', note: null },
  ...{ fundraiser_id: 'ada', fundraiser_name: 'Ada', removedYN: 'no' },
}

test('an offline gift that was taken back can be counted again', async () => {
  const { server, text } = await showFor(<Desk path="people" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/individual-giving/messages', json({ items: [], total: 0 }))
    server.answer(gifts, json({ items: [gift], total: 1 }))
    server.answer('DELETE /admin/individual-giving/offline-gifts/7', json({}))
    server.answer('POST /admin/individual-giving/offline-gifts/7/restore', json({}))
  })
  await rest()
  await acting(() => fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'gifts' } }))
  await rest()
  screen.getByLabelText('Who gave it (optional)')
  expect(screen.getByLabelText('Amount').parentElement?.textContent).toContain('£')
  expect(text()).toContain('20 Nov')
  server.answer(gifts, json({ items: [{ ...gift, removedYN: 'yes' }], total: 1 }))
  await press('Take it back')
  await rest()
  expect(text()).toContain('Taken back')
  server.answer(gifts, json({ items: [gift], total: 1 }))
  await press('Count it again')
  await rest()
  expect(server.requestsTo('POST /admin/individual-giving/offline-gifts/7/restore')).toHaveLength(1)
  expect(text()).not.toContain('Taken back')
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy()
})

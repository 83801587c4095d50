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

test('keeps what was typed of a lot while other fields are typed, and names steps that are wrong', async () => {
  const { server, text } = await showFor(<Desk path="lots/new" />, server => {
    server.answer('GET /admin/profile', json({ permissions: ['*'] }))
    server.answer('GET /admin/auction/categories', json([]))
    server.answer(
      'GET /admin/auction/rules',
      json({
        revision: 'r1',
        increments: null,
        standard_increments: [{ from: 0, step: 100 }],
        card_requiredYN: 'no',
        charge_after_minutes: null,
        outbid_mail_minutes: 15,
        lost_mailsYN: 'no',
      }),
    )
  })
  await rest()
  await type('Title', 'A walk with the dog')
  await acting(() => fireEvent.change(screen.getByLabelText('Increments'), { target: { value: 'own' } }))
  await type('1. Bids rise by', '')
  await acting(() => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
  await rest()
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A walk with the dog')
  expect(text()).toContain('Each step needs an amount')
  expect(server.requestsTo('POST /admin/auction/items')).toEqual([])
})

import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Section as Donations } from '../../../src/features/account/donations-section.tsx'
import { json } from '../../support/fake-server.ts'
import { showFor } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { press } from '../../support/visitor.tsx'
import { wireSettings } from '../../support/wire.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const read = 'GET /account/gift-aid'
const withdraw = 'POST /account/gift-aid/withdraw'
const in_force = { words: 'I want to Gift Aid all my gifts.', declared_at: '2026-10-20T10:00:00.000Z' }
// The next gift is asked again, such as after a move.
const standing = { declaration: null, in_force, withdrawn_at: null }
const withdrawn = { declaration: null, in_force: null, withdrawn_at: '2026-11-22T10:00:00.000Z' }

const show = (answer: object, gift_aid = 'yes') =>
  showFor(<Donations />, server => {
    server.answer('GET /app/settings', json({ ...wireSettings, giving: { ...wireSettings.giving, gift_aid } }))
    server.answer('GET /account/donations', json([]))
    server.answer('GET /account/monthly-gifts', json([]))
    const isWithdrawn = () => server.requestsTo(withdraw).length > 0
    server.answer(read, request => json(isWithdrawn() ? withdrawn : answer)(request))
    server.answer(withdraw, json(withdrawn))
  })

test('a declaration for all gifts is withdrawn after a confirmation', async () => {
  const { text, server } = await show(standing)
  await rest()
  expect(text()).toContain('You declared Gift Aid on 20 October 2026')
  expect(text()).toContain(in_force.words)
  await press('Withdraw this declaration')
  expect(server.requestsTo(withdraw)).toEqual([])
  await press('Withdraw it')
  await rest()
  expect(server.requestsTo(withdraw)).toHaveLength(1)
  expect(text()).toContain('You withdrew your declaration')
  expect(text()).toContain('on 22 November 2026')
})

test('without a declaration nothing is shown', async () => {
  const { text } = await show({ ...withdrawn, withdrawn_at: null })
  await rest()
  expect(text()).not.toContain('Gift Aid on')
  expect(text()).not.toContain('You withdrew')
})

test('nobody is asked where the event claims none', async () => {
  const { server } = await show(standing, 'no')
  await rest()
  expect(server.requestsTo(read)).toEqual([])
})

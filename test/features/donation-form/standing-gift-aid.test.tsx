import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { giftAidDeclaration } from '../../../src/lib/gift-aid.ts'
import { auth } from '../../../src/store/auth.ts'
import { acting } from '../../support/acting.ts'
import { type Answer, json, offline } from '../../support/fake-server.ts'
import { user } from '../../support/member.tsx'
import { rest } from '../../support/rest.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { choose, mistakes, press, send, type } from './donor.tsx'
import { paid, review, show } from './giver.tsx'

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...fakeCard(undefined), remove: () => place.replaceChildren() }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const declaration = {
  words: giftAidDeclaration('all_gifts', 'Starling House'),
  declared_at: '2026-05-03T10:00:00.000Z',
  first_name: 'ADA',
  last_name: 'Lovelace',
  line_1: '3 Lantern Row',
  postcode: 'ZZ1 1AA',
}
const aid = () => screen.findByRole('heading', { name: 'Make your £25 worth £31.25, at no cost to you' })

/** Ada is signed in, and has chosen her gift. */
async function toDetails(answer: Answer) {
  const shown = await show({ gift_aid: 'yes' })
  shown.server.answer('GET /account/gift-aid', answer)
  await acting(() => auth(shown.site).begin({ access_token: 'token', user }))
  await send()
  await screen.findByLabelText('First name')
  await vi.waitFor(() => expect(shown.server.requestsTo('GET /account/gift-aid')).toHaveLength(1))
  await rest()
  return shown
}

test('a donor with a declaration for all gifts goes straight to the review, and it is claimed', async () => {
  const shown = await toDetails(json({ declaration }))
  await send()
  await review()
  expect(shown.text()).toContain('Starling House claims £6.25 more')
  const body = await paid(shown)
  expect(body).toMatchObject({ uk_tax_payer: 'yes' })
  expect(body).toHaveProperty('gift_aid', null)
})

test('they can take it back for this gift, or declare it anew from another home', async () => {
  const shown = await toDetails(json({ declaration }))
  await send()
  await review()
  await press('Change your answer about Gift Aid')
  await aid()
  expect(shown.text()).toContain('3 Lantern Row, ZZ1 1AA')
  const before = screen.getByRole<HTMLInputElement>('radio', { name: /^Yes, as I declared on/ })
  expect(before.checked).toBe(true)
  await choose(/^Yes, but my name or address has changed/)
  await send()
  expect(mistakes()).toHaveLength(3)
  await choose(/^No/)
  await send()
  await review()
  expect(await paid(shown)).toMatchObject({ uk_tax_payer: 'no' })
})

test('a donor with another name is asked', async () => {
  await toDetails(json({ declaration }))
  await type('Last name', 'Byron')
  await send()
  await aid()
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
})

test.each([
  ['who has not declared', json({ declaration: null })],
  ['of whom it cannot be known', offline],
])('somebody %s is asked', async (_, answer) => {
  await toDetails(answer)
  await send()
  await aid()
})

test('a donor who signs out is asked', async () => {
  const { site } = await toDetails(json({ declaration }))
  await acting(() => auth(site).logOut())
  await type('First name', user.first_name)
  await type('Last name', user.last_name)
  await type('Email address', 'ada@example.com')
  await send()
  await aid()
})

test('no declaration is looked up for a guest', async () => {
  const { server } = await show({ gift_aid: 'yes' })
  await send()
  expect(server.requestsTo('GET /account/gift-aid')).toEqual([])
})

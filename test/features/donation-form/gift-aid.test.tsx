import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { giftAidDeclaration } from '../../../src/lib/gift-aid.ts'
import { slowAfter } from '../../../src/store/resource.ts'
import { acting } from '../../support/acting.ts'
import { held, json, offline } from '../../support/fake-server.ts'
import { wireSettings } from '../../support/wire.ts'
import { type FakeCard, fakeCard } from '../checkout/fake-card.ts'
import { intent, payCall } from '../checkout/payments.ts'
import { choose, fieldValue, fillDetails, mistakes, press, send, type } from './donor.tsx'
import { paid, review, show, tick, toReview } from './giver.tsx'

const provider = vi.hoisted(() => ({ card: undefined as FakeCard | undefined }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...provider.card, remove: () => place.replaceChildren() }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

beforeEach(() => {
  provider.card = fakeCard(undefined)
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe('Gift Aid', () => {
  const asked = { gift_aid: 'yes' }
  const aid = () => screen.findByRole('heading', { name: 'Make your £25 worth £31.25, at no cost to you' })

  async function toAid() {
    await send()
    await fillDetails()
    await send()
    await aid()
  }

  test('is asked with nothing chosen, and must be answered', async () => {
    await show(asked)
    await toAid()
    for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
    await send()
    expect(mistakes()).toEqual(['Please choose whether we may claim Gift Aid'])
  })

  test('is sent with the words that were on screen, and the address', async () => {
    const shown = await show(asked)
    await toAid()
    await choose(/^Yes/)
    const words = giftAidDeclaration('this_gift', 'Starling House')
    expect(shown.text()).toContain(words)
    await send()
    expect(mistakes()).toEqual([
      'Please enter your postcode',
      'Please enter the first line of your address',
      'Please enter your town or city',
    ])
    await type('Postcode', 'nonsense')
    await type('First line of the address', '3 Lantern Row')
    await type('Town or city', 'Larchester')
    await send()
    expect(mistakes()).toEqual(['Enter a full UK postcode, like SW1A 2AA'])
    await type('Postcode', 'zz1 1aa')
    await send()
    await review()
    expect(shown.text()).toContain('Starling House claims £6.25 more')
    expect(await paid(shown)).toMatchObject({
      uk_tax_payer: 'yes',
      gift_aid: { scope: 'this_gift', words, address: { outside_uk: 'no', postcode: 'zz1 1aa' } },
    })
  })

  test('is declared anew where the organiser has changed its words meanwhile', async () => {
    const shown = await show(asked)
    await toAid()
    await choose(/^Yes/)
    await type('Postcode', 'zz1 1aa')
    await type('First line of the address', '3 Lantern Row')
    await type('Town or city', 'Larchester')
    await send()
    await review()
    const fields = { gift_aid: 'Please read it again.' }
    shown.server.answer(payCall, json({ error: 'gift_aid_declaration_changed', fields }, 409), intent)
    const renamed = { charity_name: 'Starling House Trust', giving: { ...wireSettings.giving, ...asked } }
    shown.server.answer('GET /app/settings', json({ ...wireSettings, ...renamed }))
    await paid(shown)
    await aid()
    await vi.waitFor(() => expect(mistakes()).toEqual(['Please read it again.']))
    const words = giftAidDeclaration('this_gift', 'Starling House Trust')
    await vi.waitFor(() => expect(shown.text()).toContain(words))
    await send()
    await review()
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull(),
    )
    await send()
    await screen.findByRole('heading', { name: 'Thank you, Ada!' })
    expect(shown.server.requestsTo(payCall)[1]?.body).toMatchObject({ gift_aid: { words } })
  })

  test('is declined with a no', async () => {
    const shown = await show(asked)
    await toAid()
    await choose(/^No/)
    await send()
    await review()
    const body = await paid(shown)
    expect(body).toMatchObject({ uk_tax_payer: 'no' })
    expect(body).toHaveProperty('gift_aid', null)
  })

  test.each([
    ['in another currency', { currency: 'EUR' }],
    ['where the charity is not recognised', { giving: wireSettings.giving }],
  ])('is not asked %s', async (_, settings) => {
    await show('giving' in settings ? {} : asked, settings)
    await toReview()
  })

  test('is not asked of a company', async () => {
    const shown = await show(asked, { request_invoice: 'yes' })
    await send()
    await fillDetails()
    await tick('On behalf of a company or a group')
    await type('Name of the company or group', 'Acme Ltd')
    await tick('Please send an invoice')
    await send()
    await review()
    expect(await paid(shown)).toMatchObject({ guest: { organisation: 'Acme Ltd' }, request_invoice: 'yes' })
  })

  test('finds the address by its postcode, and takes it by hand where there is none', async () => {
    const shown = await show(asked, { address_lookup: 'yes' })
    shown.server.answer(
      'GET /addresses',
      json([{ line_1: 'Flat 1', line_2: '4 Lantern Row', town: 'Larchester', postcode: 'ZZ1 1AA' }]),
      json([]),
    )
    await toAid()
    await choose(/^Yes/)
    // At first there is one field. The others open with the found address.
    expect(screen.queryByLabelText('Town or city')).toBeNull()
    await type('Postcode', 'zz1 1aa')
    await press('Find address')
    const list = await screen.findByLabelText<HTMLSelectElement>('Choose your address')
    expect([...list.options].map(option => option.textContent)).toEqual([
      'Choose your address',
      'Flat 1, 4 Lantern Row',
    ])
    expect(screen.queryByLabelText('Town or city')).toBeNull()
    await acting(() => fireEvent.change(list, { target: { value: '0' } }))
    expect(fieldValue('Town or city')).toBe('Larchester')
  })

  test('searches by Enter in the postcode, until the fields of the address are open', async () => {
    const shown = await show(asked, { address_lookup: 'yes' })
    shown.server.answer('GET /addresses', json([]))
    await toAid()
    await choose(/^Yes/)
    await type('Postcode', 'zz9 9zz')
    /** Does it send the form? */
    async function enter() {
      const key = createEvent.keyDown(screen.getByLabelText('Postcode'), { key: 'Enter' })
      await acting(() => fireEvent(screen.getByLabelText('Postcode'), key))
      return !key.defaultPrevented
    }
    expect(await enter()).toBe(false)
    await screen.findByText('We found no address there. Please enter it below.')
    expect(await enter()).toBe(true)
    expect(shown.server.requestsTo('GET /addresses')).toHaveLength(1)
  })

  test('searches for nothing that is no postcode', async () => {
    const shown = await show(asked, { address_lookup: 'yes' })
    await toAid()
    await choose(/^Yes/)
    await press('Find address')
    expect(mistakes()).toEqual(['Please enter your postcode'])
    expect(screen.queryByLabelText('Town or city')).toBeNull()
    await type('Postcode', 'here')
    await press('Find address')
    expect(mistakes()).toHaveLength(1)
    expect(shown.server.requestsTo('GET /addresses')).toEqual([])
  })

  test('says that the search does not answer, and opens the fields', async () => {
    const shown = await show(asked, { address_lookup: 'yes' })
    shown.server.answer('GET /addresses', json({ error: 'server_error', error_description: 'Oh no' }, 500), offline)
    await toAid()
    await choose(/^Yes/)
    await type('Postcode', 'zz1 1aa')
    for (const _ of ['a broken server', 'no network']) {
      await press('Find address')
      await screen.findByText('The search does not answer. Please enter your address below.')
      expect(fieldValue('Town or city')).toBe('')
    }
  })

  test('does not let anybody wait for a slow search', async () => {
    const shown = await show(asked, { address_lookup: 'yes' })
    const { answer, release } = held(
      json([{ line_1: '1 Lantern Row', line_2: null, town: 'Larchester', postcode: 'ZZ1 1AA' }]),
    )
    shown.server.answer('GET /addresses', answer)
    await toAid()
    await choose(/^Yes/)
    await type('Postcode', 'zz1 1aa')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      await press('Find address')
      await acting(() => vi.advanceTimersByTime(slowAfter))
    } finally {
      vi.useRealTimers()
    }
    await screen.findByText('The search takes long. You need not wait: enter your address below.')
    expect(fieldValue('Town or city')).toBe('')
    release()
    await screen.findByLabelText('Choose your address')
    expect(screen.queryByText(/takes long/)).toBeNull()
  })

  test('opens the fields of an address where none is found, and where the donor would rather type', async () => {
    const shown = await show(asked, { address_lookup: 'yes' })
    shown.server.answer('GET /addresses', json([]))
    await toAid()
    await choose(/^Yes/)
    await type('Postcode', 'zz9 9zz')
    await press('Find address')
    await screen.findByText('We found no address there. Please enter it below.')
    expect(fieldValue('Town or city')).toBe('')
    // What was said of the old postcode goes; the fields stay.
    await type('Postcode', 'zz9 9z')
    expect(screen.queryByText(/found no address/)).toBeNull()
    expect(fieldValue('Town or city')).toBe('')
    cleanup()
    await show(asked, { address_lookup: 'yes' })
    await toAid()
    await choose(/^Yes/)
    await press('Type the address instead')
    expect(fieldValue('Town or city')).toBe('')
  })
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { type FakeCard, fakeCard } from '../checkout/fake-card.ts'
import { payCall } from '../checkout/payments.ts'
import { choose, fillDetails, mistakes, press, send, type } from './donor.tsx'
import { box, paid, payButton, pick, review, show, tick, toReview } from './giver.tsx'

const provider = vi.hoisted(() => ({ card: undefined as FakeCard | undefined, ready: Promise.resolve() }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    await provider.ready
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

describe('the card fee', () => {
  test('is added only once the donor ticks it, and then stands in lines and button', async () => {
    const shown = await show({}, { guest_pays_fees: 'yes' })
    await toReview()
    await payButton('Pay £25')
    expect(box(/for the card fee/).checked).toBe(false)
    await tick(/Add £0.58 for the card fee/)
    await payButton('Pay £25.58')
    expect(shown.text()).toContain('Card fee£0.58')
    expect(await paid(shown)).toMatchObject({ guest_pays_fees: 'yes', order_total: 25_58, lines: [{ amount: 25_00 }] })
  })

  test('that is added while the card’s fields are on their way is known to them', async () => {
    let come = () => {}
    provider.ready = new Promise(done => {
      come = done
    })
    const setAmount = vi.fn()
    provider.card = { ...fakeCard(undefined), setAmount }
    await show({}, { guest_pays_fees: 'yes' })
    await toReview()
    await tick(/for the card fee/)
    await acting(() => come())
    await vi.waitFor(() => expect(setAmount).toHaveBeenLastCalledWith(25_58))
  })

  test('stands beside each price from the first step, where the organiser decides it', async () => {
    const shown = await show({ guest_pays_fees_default: 'yes' }, { guest_pays_fees: 'yes' })
    expect(screen.getByRole('radio', { name: /^£25\s*\+ £0\.58 card fee$/ })).toBeTruthy()
    expect(shown.text()).toContain('You pay £25.58 with the card fee.')
    expect(screen.getByRole('button', { name: 'Give £25' })).toBeTruthy()
    await toReview()
    expect(screen.queryByLabelText(/for the card fee/)).toBeNull()
    expect(await paid(shown)).toMatchObject({ order_total: 25_58 })
  })
})

describe('a contribution', () => {
  const contribution = { voluntary_contribution: { purpose: 'the band', amounts: [200, 500] } }

  test('is asked for with nothing preselected, and can be declined', async () => {
    const shown = await show(contribution)
    await toReview()
    expect(box('Add something for the band').value).toBe('')
    expect(await paid(shown)).toHaveProperty('voluntary_contribution_amount', null)
  })

  test('goes on top, and is refused where it is no amount', async () => {
    const shown = await show(contribution)
    await toReview()
    await pick('Add something for the band', 'own')
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: /^Pay/ }).getAttribute('aria-disabled')).toBeNull(),
    )
    await send()
    expect(mistakes()).toEqual(['Please enter an amount'])
    await type('Your contribution', '3.50')
    await payButton('Pay £28.50')
    expect(await paid(shown)).toMatchObject({ voluntary_contribution_amount: 350, order_total: 28_50 })
  })

  test('offers nothing that a small gift would make absurd', async () => {
    const suggested = { donation_amounts: [{ amount: 500 }, { amount: 1000 }], donation_amount_default: 1000 }
    await show(contribution, suggested)
    await toReview()
    const options = () => [...box('Add something for the band').querySelectorAll('option')].map(({ text }) => text)
    expect(options()).toEqual(['No, thank you', '£2', 'Another amount'])
    await pick('Add something for the band', '200')
    await payButton('Pay £12')
    await press('Change your gift')
    await choose('£5')
    await send()
    expect(screen.queryByLabelText('Add something for the band')).toBeNull()
    await payButton('Pay £5')
  })
})

describe('the other answers of a donor', () => {
  test('is a tribute, a message and what others may see, and each can be changed at the review', async () => {
    const shown = await show({ tributes: 'yes', gift_messages: 'yes', marketing_question: 'May we write?' })
    await send()
    await fillDetails()
    // Nothing is decided for the donor, except that the most private answer is preselected.
    const others = screen.getByRole('group', { name: 'What may others see?' })
    expect([...others.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, false, true])
    await press('Dedicate it, or add a message')
    await choose('In memory of somebody')
    await type('Message (optional)', 'For Grace')
    await choose('My name only')
    await send()
    expect(mistakes()).toEqual(['Please enter their name'])
    await type('Their name', 'Grace Hopper')
    await acting(() => fireEvent.click(screen.getAllByRole('radio', { name: 'Yes' }).at(-1) as HTMLElement))
    await send()
    await review()
    expect(shown.text()).toContain('In memory ofGrace Hopper')
    expect(shown.text()).toContain('Others seeYour name only')
    expect(shown.text()).toContain('ContactMay we write? Yes')
    await press('Change what others see')
    await choose('My name and the amount')
    await acting(() => fireEvent.click(screen.getAllByRole('radio', { name: 'No' }).at(-1) as HTMLElement))
    await send()
    await review()
    expect(shown.text()).toContain('Others seeYour name and the amount')
    expect(shown.text()).not.toContain('May we write?')
    expect(await paid(shown)).toMatchObject({
      lines: [
        {
          message: 'For Grace',
          anonymous: 'no',
          anonymous_amount: 'no',
          tribute: { kind: 'memory', name: 'Grace Hopper' },
        },
      ],
      marketing_consent: 'no',
    })
  })
})

test('nobody has to answer the marketing question, and no answer is a no', async () => {
  const shown = await show({ marketing_question: 'May we write?' })
  await toReview()
  expect(shown.text()).not.toContain('May we write?')
  expect(await paid(shown)).toMatchObject({ marketing_consent: 'no' })
})

describe('who gives for a company or a group', () => {
  async function forGroup() {
    const shown = await show({}, { request_invoice: 'yes' })
    await send()
    await fillDetails()
    await tick('On behalf of a company or a group')
    await type('Name of the company or group', 'Larch Ltd')
    await tick('Please send an invoice')
    await type('Its company or charity number (optional)', '0123')
    await type('Its address, as on the invoice (optional)', '1 Mill Lane')
    return shown
  }

  test('sees its name and the invoice before paying', async () => {
    const shown = await forGroup()
    await send()
    await review()
    expect(shown.text()).toMatch(/From.*Larch Ltd.*You get an invoice/)
    const guest = { organisation: 'Larch Ltd', organisation_number: '0123', organisation_address: '1 Mill Lane' }
    expect(await paid(shown)).toMatchObject({ guest, request_invoice: 'yes' })
  })

  test('gets no invoice after giving for themselves after all', async () => {
    const shown = await forGroup()
    await tick('On behalf of a company or a group')
    await send()
    await review()
    expect(shown.text()).not.toContain('You get an invoice')
    expect(await paid(shown)).toHaveProperty('request_invoice', null)
  })
})

test('the first step says what an amount does and who adds to it', async () => {
  const donation_amounts = [{ amount: 2500, description: 'A night of care', picture: { uri: '/night.svg' } }]
  const matched_fund = { name: 'The Larch Foundation', percent: 100, left: 1000, ends_at: null }
  const shown = await show({}, { donation_amounts, matched_fund })
  expect(shown.text()).toContain('A night of care The Larch Foundation doubles each gift while its money lasts.')
  // The address is the platform's, whatever page the form is on.
  expect(shown.container.querySelector('img')?.src).toBe('https://give.example/night.svg')
})

test('a fund’s part is told before paying as far as its money goes, and afterwards where none was left', async () => {
  const matched_fund = { name: 'The Larch Foundation', percent: 100, left: 1000, ends_at: null }
  const shown = await show({}, { matched_fund })
  await toReview()
  expect(shown.text()).toContain('The Larch Foundation adds up to £10: as much as it still has')
  await paid(shown)
  await screen.findByText(/The money of The Larch Foundation had gone to other gifts/)
})

test('a fund whose time was over is not told as one whose money was gone', async () => {
  const ends_at = new Date(Date.now() - 1000).toISOString()
  const matched_fund = { name: 'The Larch Foundation', percent: 100, left: 1000, ends_at }
  const shown = await show({}, { matched_fund })
  await toReview()
  await paid(shown)
  await screen.findByText(/The Larch Foundation had stopped adding to gifts when yours arrived/)
  expect(shown.text()).not.toContain('had gone to other gifts')
})

test('another total at the server is said, and nothing is charged', async () => {
  const shown = await show({}, { guest_pays_fees: 'yes' })
  shown.server.answer(
    payCall,
    json({ error: 'order_total_changed', error_header: 'The total has changed', error_description: 'It is £26.' }, 409),
  )
  await toReview()
  const settingsBefore = shown.server.requestsTo('GET /app/settings').length
  await paid(shown)
  expect((await screen.findByRole('alert')).textContent).toContain('The total has changed')
  expect(provider.card?.confirmed).toEqual([])
  await vi.waitFor(() => expect(shown.server.requestsTo('GET /app/settings').length).toBeGreaterThan(settingsBefore))
})

test('all of it survives a reload', async () => {
  const storage = memoryStorage()
  const giving = { gift_aid: 'yes', gift_messages: 'yes' }
  await show(giving, {}, { storage })
  await send()
  await fillDetails()
  await press('Add a message')
  await type('Message (optional)', 'For Grace')
  await send()
  await screen.findByRole('heading', { name: /at no cost to you/ })
  await choose(/^Yes/)
  await type('Town or city', 'Larchester')
  cleanup()
  await show(giving, {}, { storage })
  expect(box('Town or city').value).toBe('Larchester')
  await press('Back')
  expect(box('Message (optional)').value).toBe('For Grace')
})

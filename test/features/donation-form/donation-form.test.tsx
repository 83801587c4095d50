import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DonationForm } from '../../../src/features/donation-form/donation-form.tsx'
import { acting } from '../../support/acting.ts'
import { held, json, offline } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { wireSettings } from '../../support/wire.ts'
import { choose, fieldValue, fillDetails, mistakes, press, send, showForm, type } from './donor.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const withGiftAid = { ...wireSettings, giving: { ...wireSettings.giving, gift_aid: 'yes' } }
const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
const chosen = () => radios().find(radio => radio.checked)?.value
const said = (label: string) => {
  const field = screen.getByLabelText(label)
  const words = field.getAttribute('aria-describedby') ?? ''
  return field.getAttribute('aria-invalid') ? document.getElementById(words)?.textContent : undefined
}

describe('the amount', () => {
  test('can be one of the suggestions, and the button says which', async () => {
    const { emitted } = await showForm()
    expect(screen.getByRole('group', { name: 'How much will you give?' })).toBeTruthy()
    expect(radios().map(radio => radio.value)).toEqual(['1000', '2500', '5000', 'own'])
    expect(chosen()).toBe('2500')
    expect(screen.getByRole('button', { name: 'Give £25' })).toBeTruthy()
    await choose('£50')
    expect(screen.getByRole('button', { name: 'Give £50' })).toBeTruthy()
    expect(emitted).toEqual([])
    await send()
    expect(emitted).toEqual([{ name: 'donation-started', detail: { amount: 5000, currency: 'GBP' } }])
  })

  test("can be the donor's own", async () => {
    await showForm()
    expect(screen.queryByLabelText('Your own amount')).toBeNull()
    await choose('Other amount')
    expect(screen.getByRole('button', { name: 'Give' })).toBeTruthy()
    await type('Your own amount', '12.50')
    expect(screen.getByRole('button', { name: 'Give £12.50' })).toBeTruthy()
  })

  test('is chosen at first as the element says', async () => {
    await showForm({ amount: 5000 })
    expect(chosen()).toBe('5000')
  })

  test.each([
    ['', 'Please enter an amount'],
    ['1,000', 'Write the amount without separators, and with a dot before any decimals, such as 1000'],
    ['12.3456', 'Write the amount with at most 2 digits after the dot'],
    ['0.50', 'Your own amount must be at least £1'],
    ['20000', 'Your own amount must be at most £10,000'],
    ['lots', 'Write the amount in figures, such as 50'],
    ['€50', 'This form takes amounts in £ alone. Please enter yours in £'],
  ])('"%s" is refused, in the summary, beside the field, and with focus', async (own, words) => {
    const { emitted } = await showForm()
    await choose('Other amount')
    await type('Your own amount', own)
    await send()
    expect(mistakes()).toEqual([words])
    expect(said('Your own amount')).toBe(words)
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
    expect(fieldValue('Your own amount')).toBe(own)
    expect(screen.queryByLabelText('First name')).toBeNull()
    // An invalid gift does not count as started.
    expect(emitted).toEqual([])
  })
})

describe('the details', () => {
  test('come up with focus on their title and the gift in sight', async () => {
    const { text } = await showForm()
    await send()
    const title = await screen.findByRole('heading', { name: 'Your details' })
    expect(document.activeElement).toBe(title)
    expect(text()).toContain('£25Change')
  })

  test('are refused with every mistake at once, in the order of the fields', async () => {
    await showForm()
    await send()
    await screen.findByLabelText('First name')
    await type('Email address', 'ada')
    await send()
    const words = [
      'Please enter your first name',
      'Please enter your last name',
      'Enter an email address in the correct format, like name@example.com',
    ]
    expect(mistakes()).toEqual(words)
    expect(['First name', 'Last name', 'Email address'].map(said)).toEqual(words)
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
  })

  test('lead from the summary to the field', async () => {
    await showForm()
    await send()
    await screen.findByLabelText('First name')
    await send()
    fireEvent.click(screen.getByRole('link', { name: 'Please enter your last name' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  })

  test('take focus to the summary again at each try, and drop a mistake as it is mended', async () => {
    await showForm()
    await send()
    await screen.findByLabelText('First name')
    await send()
    await type('First name', 'Ada')
    expect(mistakes()).toHaveLength(2)
    expect(said('First name')).toBeUndefined()
    screen.getByLabelText('Last name').focus()
    await send()
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
  })

  test('and all that was typed stay when the gift is changed', async () => {
    await showForm()
    await send()
    await fillDetails('ada@')
    await press('Change your gift')
    await choose('£10')
    await send()
    await screen.findByLabelText('First name')
    expect(['First name', 'Last name', 'Email address'].map(fieldValue)).toEqual(['Ada', 'Lovelace', 'ada@'])
    expect(screen.getByText('£10')).toBeTruthy()
  })
})

test('nothing typed is lost by a reload', async () => {
  const storage = memoryStorage()
  await showForm({ storage })
  await choose('Other amount')
  await type('Your own amount', '12.50')
  await send()
  await fillDetails()
  cleanup()
  await showForm({ storage })
  await screen.findByLabelText('First name')
  expect(document.activeElement).toBe(document.body)
  expect(['First name', 'Last name', 'Email address'].map(fieldValue)).toEqual(['Ada', 'Lovelace', 'ada@example.com'])
  await press('Back')
  expect(fieldValue('Your own amount')).toBe('12.50')
})

test('Back goes one step back from each step, with the focus where to go on from', async () => {
  await showForm({ prepare: server => server.answer('GET /app/settings', json(withGiftAid)) })
  await choose('£50')
  await send()
  await fillDetails()
  await send()
  await choose(/^No/)
  await send()
  const title = () => document.activeElement?.textContent
  expect(title()).toBe('Review and pay')
  await press('Back')
  expect(title()).toContain('at no cost to you')
  await press('Back')
  expect(title()).toBe('Your details')
  expect(fieldValue('First name')).toBe('Ada')
  await press('Back')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '£50' }))
})

describe('without its settings', () => {
  test('says that it loads', async () => {
    const late = held(json(wireSettings))
    const shown = showForm({ prepare: server => server.answer('GET /app/settings', late.answer) })
    expect(screen.getByRole('status', { name: 'Loading the donation form' })).toBeTruthy()
    await acting(() => late.release())
    await shown
    expect(chosen()).toBe('2500')
  })

  test('says after a while that it is still trying, and shows the link of the page', async () => {
    vi.useFakeTimers()
    const late = held(json(wireSettings))
    renderFeature(<DonationForm amount={undefined} />, {
      prepare: server => server.answer('GET /app/settings', late.answer),
    })
    expect(document.querySelector('slot')).toBeNull()
    await acting(() => vi.advanceTimersByTimeAsync(8100))
    vi.useRealTimers()
    expect(screen.getByText('Still trying to load the donation form…')).toBeTruthy()
    expect(document.querySelector('slot')).toBeTruthy()
  })

  test.each([
    ['they did not come', offline],
    ['they make no sense', json({ ...wireSettings, donation_minimum: 1.5 })],
  ])('can be asked to try again, where %s', async (_, answer) => {
    const { text } = await showForm({
      prepare: server => server.answer('GET /app/settings', answer, json(wireSettings)),
    })
    expect(text()).toContain('The donation form can’t be shown just now.')
    await press('Try again')
    await screen.findAllByRole('radio')
    expect(chosen()).toBe('2500')
  })
})

import { describe, expect, test } from 'vitest'
import { checkAmount } from '../../../src/features/donation-form/check-amount.ts'
import { createGift } from '../../../src/features/donation-form/gift.store.ts'
import { createGiftCheckout } from '../../../src/features/donation-form/gift-checkout.store.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { json } from '../../support/fake-server.ts'
import { blockedStorage, memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'
import { settingsWith } from '../../support/wire.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { payCall } from '../checkout/payments.ts'

interface Given {
  settings?: Readonly<Record<string, unknown>>
  preset?: number
  storage?: Storage
}

/** A gift on its own site. With another one's storage it behaves as after a reload. */
function testGift({ settings = {}, preset, storage = memoryStorage() }: Given = {}) {
  const { site, server } = testSite({ storage })
  eventSettings(site).accept(settingsWith(settings))
  return { gift: createGift(site, preset, async () => checkAmount), site, server }
}

describe('the amount at first', () => {
  test.each([
    ["the organiser's suggestion", {}, undefined, '2500', 2500],
    ['the one that the element names', {}, 5000, '5000', 5000],
    ['an own amount, where the element names one that is not suggested', {}, 1750, 'own', 1750],
    ['none, where nobody suggests one', { donation_amount_default: null }, undefined, 'own', undefined],
  ])('is %s', (_, settings, preset, choice, minor) => {
    const { gift } = testGift({ settings, ...(preset && { preset }) })
    expect(gift.form.$values.get().choice).toBe(choice)
    expect(gift.$amount.get()).toBe(minor)
  })

  test('is written as the currency has it', () => {
    const settings = { currency: 'JPY', currency_decimals: 0, donation_amounts: [{ amount: 1000 }] }
    expect(testGift({ settings, preset: 1750 }).gift.form.$values.get().amount).toBe('1750')
    expect(testGift({ preset: 1750 }).gift.form.$values.get().amount).toBe('17.50')
  })
})

test('the amount is the choice, or what was typed as far as it is an amount', () => {
  const { gift } = testGift()
  gift.choose('5000')
  expect(gift.$amount.get()).toBe(5000)
  gift.choose('own')
  expect(gift.$amount.get()).toBeUndefined()
  gift.form.change({ amount: '12.50' })
  expect(gift.$amount.get()).toBe(1250)
  for (const amount of ['1,000', 'lots', '12.345', '0']) {
    gift.form.change({ amount })
    expect(gift.$amount.get()).toBeUndefined()
  }
})

describe('the way to the checkout', () => {
  test.each([
    ['', { key: 'required' }],
    ['lots', { key: 'invalid' }],
    ['€50', { key: 'amountCurrency' }],
    ['1,000', { key: 'amountAmbiguous' }],
    ['1.000', { key: 'amountAmbiguous' }],
    ['12.345', { key: 'amountAmbiguous' }],
    ['12.3456', { key: 'amountPrecise', values: { decimals: 2 } }],
    ['0.99', { key: 'numberMin' }],
    ['0', { key: 'numberMin' }],
    ['10000.01', { key: 'numberMax' }],
  ])('is closed for "%s"', async (amount, problem) => {
    const { gift } = testGift()
    gift.form.change({ choice: 'own', amount })
    await gift.form.submit()
    expect(gift.$view.get()).toBe('amount')
    expect(gift.form.$problems.get()).toEqual({ amount: problem })
  })

  test.each(['1', '1.00', '10,000.00', '10000'])('is open for "%s"', async amount => {
    const { gift } = testGift()
    gift.form.change({ choice: 'own', amount })
    await gift.form.submit()
    expect(gift.$view.get()).toBe('checkout')
    expect(gift.form.$problems.get()).toEqual({})
  })

  test('does not mind what an unchosen field holds', async () => {
    const { gift } = testGift()
    gift.form.change({ choice: '5000', amount: 'lots' })
    await gift.form.submit()
    expect(gift.$view.get()).toBe('checkout')
  })

  test('is taken without a word of a mistake after another choice', async () => {
    const { gift } = testGift()
    gift.form.change({ choice: 'own', amount: 'lots' })
    await gift.form.submit()
    gift.choose('2500')
    expect(gift.form.$problems.get()).toEqual({})
  })
})

describe('what was chosen', () => {
  test('outlives a reload', () => {
    const storage = memoryStorage()
    testGift({ storage }).gift.form.change({ choice: 'own', amount: '12.50' })
    const { gift } = testGift({ storage })
    expect(gift.form.$values.get()).toMatchObject({ choice: 'own', amount: '12.50' })
    expect(gift.$view.get()).toBe('amount')
  })

  test.each(['7500', '', 'lots'])('is chosen anew where "%s" is not offered any more', choice => {
    const storage = memoryStorage()
    testGift({ storage }).gift.form.change({ choice })
    expect(testGift({ storage }).gift.form.$values.get().choice).toBe('2500')
  })

  test('is not taken from a value of another shape', () => {
    const at = (donation: unknown) =>
      memoryStorage({ app: JSON.stringify({ fayre: { 'https://give.example gala': { donation } } }) })
    const stored: unknown[] = ['x', null, [], { choice: 5 }, { choice: 5, amount: 7, toString: 'x' }]
    for (const donation of [
      ...[null, 'x', 5, [], {}, { subjects: 'x' }, { subjects: { gift: 5 } }],
      ...stored.map(gift => ({ subjects: { gift: { gift } } })),
    ])
      expect(testGift({ storage: at(donation) }).gift.form.$values.get()).toEqual({
        choice: '2500',
        amount: '',
        frequency: 'once',
      })
  })

  test('is there without storage too', () => {
    const { gift } = testGift({ storage: blockedStorage() })
    gift.choose('5000')
    expect(gift.$amount.get()).toBe(5000)
  })

  test('is the first choice again for the next gift', async () => {
    const { gift } = testGift()
    gift.form.change({ choice: 'own', amount: '12.50' })
    await gift.form.submit()
    gift.startAnew()
    expect(gift.form.$values.get()).toMatchObject({ choice: '2500', amount: '' })
    expect(gift.$view.get()).toBe('amount')
  })
})

test('what the server refuses of the amount leads back to it, and what it refuses of the words does not', async () => {
  const { gift, site, server } = testGift()
  const { form, $card } = createGiftCheckout(site, gift)
  await gift.form.submit()
  form.change({ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' })
  await form.submit()
  $card.set(fakeCard(undefined))
  const refused = (fields: object) => json({ error: 'validation_error', fields }, 400)
  server.answer(payCall, refused({ 'lines.0.message': 'Rude' }), refused({ 'lines.0.amount': 'Too much' }))
  await form.submit()
  expect([gift.$view.get(), form.$step.get(), form.$problems.get()]).toEqual([
    'checkout',
    'details',
    { message: { text: 'Rude' } },
  ])
  form.goTo('payment')
  await form.submit()
  expect([gift.$view.get(), gift.form.$problems.get()]).toEqual(['amount', { amount: { text: 'Too much' } }])
})

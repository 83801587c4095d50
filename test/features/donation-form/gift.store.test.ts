import { describe, expect, test } from 'vitest'
import { checkAmount } from '../../../src/features/donation-form/check-amount.ts'
import { createGift, type Gift } from '../../../src/features/donation-form/gift.store.ts'
import { createGiftCheckout } from '../../../src/features/donation-form/gift-checkout.store.ts'
import { depart } from '../../../src/store/departures.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { json } from '../../support/fake-server.ts'
import { blockedStorage, memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'
import { settingsWith } from '../../support/wire.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { payCall } from '../checkout/payments.ts'

interface Given {
  signIn?: (gift: Gift) => void
  settings?: Readonly<Record<string, unknown>>
  preset?: number
  storage?: Storage
}

/** A gift on its own site. With another one's storage it behaves as after a reload. */
function testGift({ settings = {}, preset, storage = memoryStorage(), signIn }: Given = {}) {
  const { site, server } = testSite({ storage })
  eventSettings(site).accept(settingsWith(settings))
  return { gift: createGift(site, { amount: preset }, async () => checkAmount, signIn), site, server }
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

test('an amount that the element names later is chosen unless the donor has chosen', () => {
  const { gift } = testGift()
  gift.preselect({ amount: 5000 })
  expect(gift.$amount.get()).toBe(5000)
  gift.choose('2500')
  gift.preselect({ amount: 9900 })
  expect(gift.$amount.get()).toBe(2500)
  gift.startAnew()
  expect(gift.$amount.get()).toBe(9900)
  gift.show('checkout')
  gift.preselect({ amount: 1000 })
  expect(gift.$amount.get()).toBe(9900)
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
    ['lots', { key: 'amountFigures' }],
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

  test('ignores the content of an unchosen field', async () => {
    const { gift } = testGift()
    gift.form.change({ choice: '5000', amount: 'lots' })
    await gift.form.submit()
    expect(gift.$view.get()).toBe('checkout')
  })

  test('shows no error after another choice', async () => {
    const { gift } = testGift()
    gift.form.change({ choice: 'own', amount: 'lots' })
    await gift.form.submit()
    gift.choose('2500')
    expect(gift.form.$problems.get()).toEqual({})
  })
})

test('whoever uses the device after a sign-out begins with the amount', async () => {
  const storage = memoryStorage()
  const { gift, site } = testGift({ storage })
  gift.form.change({ choice: '5000' })
  await gift.form.submit()
  expect(testGift({ storage }).gift.$view.get()).toBe('checkout')
  depart(site)
  expect(testGift({ storage }).gift.$view.get()).toBe('amount')
})

describe('where the event takes no guests', () => {
  const settings = { guest_checkout_enabled: 'no' }

  test('the first step leads to the sign-in, and comes back to the next one with what was chosen', async () => {
    const storage = memoryStorage()
    const seen: unknown[] = []
    const { gift, site } = testGift({ settings, storage, signIn: ({ $amount }) => seen.push($amount.get()) })
    expect(gift.$mustSignIn.get()).toBe(true)
    gift.form.change({ choice: '5000', frequency: 'monthly' })
    await gift.form.submit()
    expect([gift.$view.get(), seen]).toEqual(['amount', [5000]])

    // Without signing in, the first step is all there is.
    expect(testGift({ settings, storage }).gift.$view.get()).toBe('amount')
    site.$token.set('token')
    expect(gift.$mustSignIn.get()).toBe(false)
    const back = testGift({ settings, storage }).gift
    expect([back.$view.get(), back.form.$values.get()]).toEqual([
      'checkout',
      { choice: '5000', amount: '', frequency: 'monthly' },
    ])
  })

  test('nobody is asked to sign in for an amount that is not one', async () => {
    const seen: unknown[] = []
    const { gift } = testGift({ settings, signIn: gift => seen.push(gift) })
    gift.form.change({ choice: 'own', amount: 'lots' })
    await gift.form.submit()
    expect([seen, gift.form.$problems.get()]).toEqual([[], { amount: { key: 'amountFigures' } }])
  })

  test.each([
    ['no', undefined, true],
    ['no', 'token', false],
    ['yes', undefined, false],
  ])('guests: %s, token: %s', (guest_checkout_enabled, token, expected) => {
    const { gift, site } = testGift({ settings: { guest_checkout_enabled } })
    site.$token.set(token)
    expect(gift.$mustSignIn.get()).toBe(expected)
  })
})

describe('what was chosen', () => {
  test('survives a reload', () => {
    const storage = memoryStorage()
    testGift({ storage }).gift.form.change({ choice: 'own', amount: '12.50' })
    const { gift } = testGift({ storage })
    expect(gift.form.$values.get()).toMatchObject({ choice: 'own', amount: '12.50' })
    expect(gift.$view.get()).toBe('amount')
  })

  test('is at its step again after a reload, if it still has an amount', async () => {
    const storage = memoryStorage()
    const before = testGift({ storage }).gift
    await before.form.submit()
    const { gift } = testGift({ storage })
    expect([gift.$view.get(), gift.isResumed]).toEqual(['checkout', true])
    before.form.change({ choice: 'own', amount: '' })
    expect(testGift({ storage }).gift.$view.get()).toBe('amount')
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

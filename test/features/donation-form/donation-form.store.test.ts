import { describe, expect, test } from 'vitest'
import { createDonationForm } from '../../../src/features/donation-form/donation-form.store.ts'
import type { Field } from '../../../src/features/donation-form/draft.ts'
import { emptyFields } from '../../../src/features/donation-form/draft.ts'
import { goOn, stepOf } from '../../../src/features/donation-form/later-rules.ts'
import { blockedStorage, memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'
import { settingsWith } from '../../support/wire.ts'

const donor = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

interface Given {
  settings?: Readonly<Record<string, unknown>>
  preset?: number
  storage?: Storage
}

/** A form on its own site. Give it the storage of another to see what a reload keeps. */
function testForm({ settings = {}, preset, storage = memoryStorage() }: Given = {}) {
  const { site } = testSite({ storage })
  return createDonationForm(site, settingsWith(settings), preset)
}

describe('the amount at first', () => {
  test.each([
    ["the organiser's suggestion", {}, undefined, '2500', 2500],
    ['the one that the element names', {}, 5000, '5000', 5000],
    ['an own amount, where the element names one that is not suggested', {}, 1750, 'own', 1750],
    ['none, where nobody suggests one', { donation_amount_default: null }, undefined, 'own', undefined],
  ])('is %s', (_, settings, preset, choice, minor) => {
    const form = testForm({ settings, ...(preset && { preset }) })
    expect(form.$draft.get().choice).toBe(choice)
    expect(form.$amount.get()?.minor).toBe(minor)
  })

  test('is written as the currency has it', () => {
    const settings = { currency: 'JPY', currency_decimals: 0, donation_amounts: [{ amount: 1000 }] }
    expect(testForm({ settings, preset: 1750 }).$draft.get().own).toBe('1750')
    expect(testForm({ preset: 1750 }).$draft.get().own).toBe('17.50')
  })
})

test('the amount is the choice, or what was typed as far as it is an amount', () => {
  const form = testForm()
  const amount = () => form.$amount.get()
  form.change({ choice: '5000' })
  expect(amount()).toEqual({ minor: 5000, currency: 'GBP', decimals: 2 })
  form.change({ choice: 'own' })
  expect(amount()).toBeUndefined()
  form.change({ own: '12.50' })
  expect(amount()?.minor).toBe(1250)
  for (const own of ['1,000', 'lots', '12.345', '0']) {
    form.change({ own })
    expect(amount()).toBeUndefined()
  }
})

describe('the way to the details', () => {
  test.each([
    ['', { key: 'required' }],
    ['lots', { key: 'invalid' }],
    ['1,000', { key: 'amountAmbiguous' }],
    ['1.000', { key: 'amountAmbiguous' }],
    ['12.345', { key: 'amountAmbiguous' }],
    ['12.3456', { key: 'amountPrecise', values: { decimals: 2 } }],
    ['0.99', { key: 'numberMin' }],
    ['0', { key: 'numberMin' }],
    ['10000.01', { key: 'numberMax' }],
  ])('is closed for "%s"', (own, problem) => {
    const form = testForm()
    form.change({ choice: 'own', own })
    form.goTo('details')
    expect(form.$step.get()).toBe('amount')
    expect(form.$problems.get()).toEqual({ amount: problem })
  })

  test.each(['1', '1.00', '10,000.00', '10000'])('is open for "%s"', own => {
    const form = testForm()
    form.change({ choice: 'own', own })
    form.goTo('details')
    expect(form.$step.get()).toBe('details')
    expect(form.$problems.get()).toEqual({})
  })

  test('does not mind what an unchosen field holds', () => {
    const form = testForm()
    form.change({ choice: '5000', own: 'lots' })
    form.goTo('details')
    expect(form.$step.get()).toBe('details')
  })
})

describe('the way to the payment', () => {
  test('is closed until every field is right', () => {
    const form = testForm()
    form.goTo('details')
    goOn(form, form.$settings.get())
    expect(form.$step.get()).toBe('details')
    expect(form.$problems.get()).toEqual({
      firstName: { key: 'required' },
      lastName: { key: 'required' },
      email: { key: 'required' },
    })
    form.change({ ...donor, email: 'ada' })
    goOn(form, form.$settings.get())
    expect(form.$problems.get()).toEqual({ email: { key: 'email' } })
    form.change(donor)
    goOn(form, form.$settings.get())
    expect(form.$step.get()).toBe('payment')
  })

  test('leads back to an amount that is wrong', () => {
    const form = testForm()
    form.change({ choice: 'own', own: '', ...donor })
    goOn(form, form.$settings.get())
    expect(form.$step.get()).toBe('amount')
  })
})

test('a mistake goes away when its field changes, and the others stay', () => {
  const form = testForm()
  form.goTo('details')
  goOn(form, form.$settings.get())
  form.change({ firstName: 'A' })
  expect(Object.keys(form.$problems.get())).toEqual(['lastName', 'email'])
  form.refuse({ amount: { text: 'Too much' } }, 'amount')
  form.change({ own: '5' })
  expect(form.$problems.get()).toEqual({})
})

test('each try with mistakes is told apart, a good one is none', () => {
  const form = testForm()
  form.goTo('details')
  expect(form.$refusals.get()).toBe(0)
  goOn(form, form.$settings.get())
  goOn(form, form.$settings.get())
  expect(form.$refusals.get()).toBe(2)
})

test.each([
  [{ amount: { text: 'Too much' } }, 'amount'],
  [{ email: { text: 'Not an address' } }, 'details'],
  [{ amount: { text: 'Too much' }, email: { text: 'Not an address' } }, 'amount'],
  [{ email: { text: 'Not an address' }, amount: { text: 'Too much' } }, 'amount'],
] as const)('what the server finds wrong in %j leads to the %s', (problems, step) => {
  const form = testForm()
  form.change(donor)
  goOn(form, form.$settings.get())
  form.refuse(problems, stepOf(Object.keys(problems)[0] as Field))
  expect(form.$step.get()).toBe(step)
  expect(form.$problems.get()).toEqual(problems)
})

describe('what was chosen and typed', () => {
  test('outlives a reload', () => {
    const storage = memoryStorage()
    testForm({ storage }).change({ choice: 'own', own: '12.50', ...donor })
    const after = testForm({ storage })
    expect(after.$draft.get()).toEqual({ ...emptyFields, choice: 'own', own: '12.50', ...donor })
    expect(after.$step.get()).toBe('amount')
  })

  test('stays when a donor goes back and forth', () => {
    const form = testForm()
    form.change({ choice: '5000', ...donor })
    goOn(form, form.$settings.get())
    form.goTo('amount')
    form.change({ choice: '1000' })
    goOn(form, form.$settings.get())
    expect(form.$draft.get()).toEqual({ ...emptyFields, choice: '1000', own: '', ...donor })
  })

  test('outlives a gift as far as it is about the person', () => {
    const form = testForm()
    form.change({ choice: 'own', own: '12.50', ...donor })
    goOn(form, form.$settings.get())
    form.startAnew()
    expect(form.$draft.get()).toEqual({ ...emptyFields, choice: '2500', own: '', ...donor })
    expect(form.$step.get()).toBe('amount')
  })

  test.each(['7500', '', 'lots'])('is chosen anew where "%s" is not offered any more', choice => {
    const storage = memoryStorage()
    testForm({ storage }).change({ choice, ...donor })
    expect(testForm({ storage }).$draft.get()).toEqual({ ...emptyFields, choice: '2500', own: '', ...donor })
  })

  test('is not taken from a value of another shape', () => {
    const at = (donation: unknown) =>
      memoryStorage({ app: JSON.stringify({ fayre: { 'https://give.example gala': { donation } } }) })
    for (const donation of [
      null,
      'x',
      5,
      [],
      {},
      { subjects: 'x' },
      ...['x', null, { choice: 5 }, { choice: '2500' }].map(draft => ({ subjects: { gift: { draft } } })),
    ])
      expect(testForm({ storage: at(donation) }).$draft.get()).toMatchObject({ choice: '2500', firstName: '' })
  })

  test('is there without storage too', () => {
    const form = testForm({ storage: blockedStorage() })
    form.change(donor)
    expect(form.$draft.get()).toMatchObject(donor)
  })
})

test('keeps nobody’s name in the page’s storage once the gift is made', () => {
  const storage = memoryStorage()
  const form = testForm({ storage })
  form.change(donor)
  expect(storage.getItem('app')).toContain('ada@example.com')
  form.$step.set('done')
  expect(storage.getItem('app')).not.toMatch(/Ada|Lovelace|ada@example.com/)
})

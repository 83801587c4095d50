import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { emptyAnswers } from '../../../src/features/checkout/answers.ts'
import { createCheckout, type Purchase } from '../../../src/features/checkout/checkout.store.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { json } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { testSite } from '../../support/test-site.ts'
import { settingsWith, wireSettings } from '../../support/wire.ts'
import { fakeCard } from './fake-card.ts'
import { confirmCall, intent, payCall, settled } from './payments.ts'

const payer = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
const giving = { ...wireSettings.giving, gift_aid: 'yes' }

type Given = Readonly<{ settings?: Record<string, unknown>; purchase?: Partial<Purchase>; storage?: Storage }>

/** A checkout of £25 on its own site. With another one's storage it behaves as after a reload. */
function testCheckout({ settings = {}, purchase, storage = memoryStorage() }: Given = {}) {
  const { site, server } = testSite({ storage })
  eventSettings(site).accept(settingsWith(settings))
  server.answer(payCall, intent)
  server.answer(confirmCall, settled('succeeded'))
  const checkout = createCheckout(site, {
    subject: 'gift',
    asks: ['organisation', 'marketing', 'gift-aid', 'contribution', 'offline'],
    $amount: atom(2500),
    lines: () => [{ origin: 'donation', amount: 2500 }],
    ...purchase,
  })
  return { checkout, form: checkout.form, site, server, storage }
}

/** At the payment step, with a card. */
async function atPayment(given: Given = {}) {
  const shown = testCheckout(given)
  shown.form.change(payer)
  await shown.form.submit()
  shown.checkout.$card.set(fakeCard(undefined))
  return shown
}

describe('the way to the payment', () => {
  test('is closed until every field is right', async () => {
    const { form } = testCheckout()
    await form.submit()
    expect(form.$step.get()).toBe('details')
    expect(Object.keys(form.$problems.get())).toEqual(['firstName', 'lastName', 'email'])
    form.change({ ...payer, email: 'ada' })
    await form.submit()
    expect(form.$problems.get()).toEqual({ email: { key: 'email' } })
    form.change(payer)
    await form.submit()
    expect(form.$step.get()).toBe('payment')
  })

  test('leads by Gift Aid where it can be claimed, and not again with a declaration that stands', async () => {
    const { form } = await atPayment({ settings: { giving } })
    expect(form.$step.get()).toBe('gift-aid')
    await form.submit()
    expect(form.$problems.get()).toEqual({ giftAid: { key: 'choose' } })
    form.goTo('details')
    form.change({ giftAid: 'standing' })
    await form.submit()
    expect(form.$step.get()).toBe('payment')
  })

  test('leads back to what has come undone since', async () => {
    const { form } = await atPayment({ settings: { giving } })
    form.change({ giftAid: 'no' })
    await form.submit()
    expect(form.$step.get()).toBe('payment')
    form.change({ lastName: '' })
    await form.submit()
    expect(form.$step.get()).toBe('details')
    expect(form.$problems.get()).toEqual({ lastName: { key: 'required' } })
  })

  test('goes back one step that was asked at a time', async () => {
    const { form } = await atPayment({ settings: { giving } })
    form.change({ giftAid: 'no' })
    await form.submit()
    const back = () => [form.back(), form.$step.get()]
    expect([back(), back(), back()]).toEqual([
      [true, 'gift-aid'],
      [true, 'details'],
      [false, 'details'],
    ])
    const without = await atPayment()
    without.form.back()
    expect(without.form.$step.get()).toBe('details')
  })

  test('is at the payment after a reload, while it is not read yet whether any of it is a gift', async () => {
    const $gift = atom<number | undefined>(0)
    const { form, storage } = await atPayment({ settings: { giving }, purchase: { $gift } })
    expect(form.$step.get()).toBe('payment')
    const again = atom<number | undefined>()
    const reloaded = testCheckout({ settings: { giving }, storage, purchase: { $gift: again } })
    again.set(0)
    expect(reloaded.form.$step.get()).toBe('payment')
  })

  test('is where it was after a reload, unless an answer before it is missing', async () => {
    const storage = memoryStorage()
    const { form } = await atPayment({ storage })
    expect(testCheckout({ storage }).form.$step.get()).toBe('payment')
    expect(testCheckout({ storage, settings: { giving } }).form.$step.get()).toBe('gift-aid')
    form.change({ email: '' })
    expect(testCheckout({ storage }).form.$step.get()).toBe('details')
  })

  test('has one step where all is on one page', async () => {
    const { form, server, checkout } = testCheckout({ purchase: { onePage: true } })
    checkout.$card.set(fakeCard(undefined))
    await form.submit()
    expect(Object.keys(form.$problems.get())).toEqual(['firstName', 'lastName', 'email'])
    form.change(payer)
    await form.submit()
    expect(server.requestsTo(payCall)).toHaveLength(1)
    expect(checkout.payment.$outcome.get().type).toBe('paid')
  })
})

describe('what the server finds wrong', () => {
  test.each([
    ['guest.email', 'details', 'email'],
    ['gift_aid.address.town', 'gift-aid', 'town'],
    ['voluntary_contribution_amount', 'payment', 'ownContribution'],
  ] as const)('with %s leads to the %s', async (path, step, field) => {
    const { form, server, checkout } = await atPayment()
    server.answer(payCall, json({ error: 'validation_error', fields: { [path]: 'Not this one' } }, 400))
    await form.submit()
    expect(form.$step.get()).toBe(step)
    expect(form.$problems.get()).toEqual({ [field]: { text: 'Not this one' } })
    // The message is at the field only.
    expect(checkout.payment.pay.$state.get()).toEqual({ type: 'idle' })
  })

  test('with what a feature has brought leads where the feature says', async () => {
    const extra = {
      values: { message: '' },
      check: () => ({}),
      refused: (fields: Readonly<Record<string, string>>) => ({ message: { text: fields['lines.0.message'] ?? '' } }),
    }
    const { form, server } = await atPayment({ purchase: { extra } })
    server.answer(payCall, json({ error: 'validation_error', fields: { 'lines.0.message': 'Too rude' } }, 400))
    await form.submit()
    expect(form.$step.get()).toBe('details')
    expect(form.$problems.get()).toEqual({ message: { text: 'Too rude' } })
  })

  test('with anything else stays where the payment is', async () => {
    const { form, server, checkout } = await atPayment()
    server.answer(payCall, json({ error: 'x', error_header: 'Closed' }, 409))
    await form.submit()
    expect(form.$step.get()).toBe('payment')
    expect(checkout.payment.pay.$state.get()).toMatchObject({ type: 'failed' })
  })
})

describe('what was typed', () => {
  test('outlives a reload, and starts at the first step', () => {
    const storage = memoryStorage()
    testCheckout({ storage }).form.change(payer)
    const { form } = testCheckout({ storage })
    expect(form.$values.get()).toEqual({ ...emptyAnswers, ...payer })
    expect(form.$step.get()).toBe('details')
  })

  test('is not taken for the answers to another subject', () => {
    const storage = memoryStorage()
    testCheckout({ storage }).form.change(payer)
    const { form } = testCheckout({ storage, purchase: { subject: 'basket' } })
    expect(form.$values.get()).toEqual(emptyAnswers)
  })

  test('is deleted from the page’s storage once it is paid, with the name', async () => {
    const { form, storage } = await atPayment()
    expect(storage.getItem('app')).toContain('ada@example.com')
    await form.submit()
    expect(storage.getItem('app')).not.toMatch(/Ada|Lovelace|ada@example.com/)
  })

  test('stays for the next payment as far as it is about the person', async () => {
    const { form, checkout } = await atPayment()
    form.change({ coverFee: 'yes' })
    await form.submit()
    checkout.startAnew()
    expect(form.$values.get()).toEqual({ ...emptyAnswers, ...payer })
    expect(form.$step.get()).toBe('details')
    expect(checkout.payment.$outcome.get()).toEqual({ type: 'open' })
  })
})

test('nothing is sent without a card, unless there is nothing to pay', async () => {
  const { form, checkout, server } = await atPayment()
  checkout.$card.set(undefined)
  await form.submit()
  expect(server.requestsTo(payCall)).toEqual([])
})

import { act, cleanup } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyAnswers } from '../../../src/features/checkout/answers.ts'
import { type Checkout, createCheckout } from '../../../src/features/checkout/checkout.store.ts'
import { useKnownPayer } from '../../../src/features/checkout/use-known-payer.ts'
import { auth } from '../../../src/store/auth.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { testSite } from '../../support/test-site.ts'
import { settingsWith } from '../../support/wire.ts'

const ada = { user_id: 'u1', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com', mobile: undefined }
const grace = { user_id: 'u2', first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com', mobile: undefined }
const typed = { giftAid: 'yes', line1: '1 Lantern Row', postcode: 'E1 1AA' }

afterEach(cleanup)

function Known({ checkout }: Readonly<{ checkout: Checkout }>) {
  useKnownPayer(checkout)
  return null
}

/** A page with a form. With another one's storage it behaves as after a reload. */
function page(storage = memoryStorage()) {
  const on = testSite({ storage })
  eventSettings(on.site).accept(settingsWith({}))
  const checkout = createCheckout(on.site, {
    subject: 'gift',
    asks: ['gift-aid'],
    $amount: atom(2500),
    lines: () => [{ origin: 'donation', amount: 2500 }],
  })
  renderFeature(<Known checkout={checkout} />, { on })
  const { begin, logOut } = auth(on.site)
  return {
    storage,
    checkout,
    form: checkout.form,
    values: () => checkout.form.$values.get(),
    signIn: (user: typeof ada, token = user.user_id) => act(() => begin({ access_token: token, user })),
    signOut: () => act(() => logOut()),
    expire: () => act(() => on.site.$token.set(undefined)),
  }
}

const names = ({ firstName, lastName, email }: typeof emptyAnswers) => [firstName, lastName, email]

/** Ada is signed in, and about to pay. */
function begun() {
  const shown = page()
  shown.signIn(ada)
  shown.form.change(typed)
  shown.form.goTo('payment')
  shown.checkout.voucher.use('TABLE-9')
  return shown
}

describe('after a sign-out', () => {
  test('the device and the form hold nothing of who was signed in', () => {
    const { storage, form, values, checkout, signOut } = begun()
    signOut()
    expect(storage.getItem('app')).not.toMatch(/Ada|Lovelace|ada@|Lantern|E1 1AA|TABLE-9|u1/)
    expect(values()).toEqual(emptyAnswers)
    expect([form.$step.get(), checkout.voucher.$typed.get()]).toEqual(['details', ''])
  })

  test('the next one who signs in gives in their own name', () => {
    const { form, values, signIn, signOut } = begun()
    signOut()
    signIn(grace)
    expect(values()).toEqual({ ...emptyAnswers, firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' })
    expect(form.$step.get()).toBe('details')
  })

  test('a payment that is under way is not forgotten', () => {
    const { storage, signOut } = begun()
    const stored = JSON.parse(storage.getItem('app') ?? '')
    const [place = ''] = Object.keys(stored.fayre)
    const attempt = { idempotencyKey: 'key', content: '{}', order: { orderId: '1', orderKey: 'k' } }
    stored.fayre[place].donation.subjects.gift.attempt = attempt
    storage.setItem('app', JSON.stringify(stored))
    signOut()
    expect(storage.getItem('app')).toContain(JSON.stringify(attempt))
  })
})

test('another user who takes over gives in their own name, also once the first session has expired', () => {
  const shown = begun()
  shown.signIn(grace)
  expect(names(shown.values())).toEqual(['Grace', 'Hopper', 'grace@example.com'])
  shown.form.change(typed)
  shown.expire()
  const reloaded = page(shown.storage)
  reloaded.signIn(ada)
  expect(reloaded.values()).toMatchObject({ firstName: 'Ada', line1: '', giftAid: '' })
})

test('who signs in again after an expired session finds what they had typed', () => {
  const shown = begun()
  shown.expire()
  const reloaded = page(shown.storage)
  reloaded.signIn(ada, 'another')
  expect(reloaded.values()).toMatchObject({ firstName: 'Ada', ...typed })
})

test('a guest who signs in after typing keeps what they typed', () => {
  const { values, form, signIn } = page()
  form.change({ ...typed, firstName: 'Countess', lastName: 'Lovelace' })
  signIn(ada)
  expect(values()).toMatchObject({ ...typed, firstName: 'Countess', lastName: 'Lovelace', email: '' })
})

test('a name that was filled in follows the account, one that was typed does not', () => {
  const { values, form, signIn } = page()
  signIn(ada)
  signIn({ ...ada, first_name: 'Augusta' })
  expect(values().firstName).toBe('Augusta')
  form.change({ firstName: 'A.' })
  signIn(ada)
  expect(values().firstName).toBe('A.')
})

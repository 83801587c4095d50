import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkAmount } from '../../../src/features/donation-form/check-amount.ts'
import { DonationForm } from '../../../src/features/donation-form/donation-form.tsx'
import { createGift } from '../../../src/features/donation-form/gift.store.ts'
import { GiftCheckout } from '../../../src/features/donation-form/gift-checkout.tsx'
import { consent } from '../../../src/store/consent.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { hostConsent } from '../../../src/store/host-consent.ts'
import { acting } from '../../support/acting.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { testSite } from '../../support/test-site.ts'
import { settingsWith } from '../../support/wire.ts'
import { type FakeCard, fakeCard } from '../checkout/fake-card.ts'
import { fillDetails, goToPayment, press, send, showForm } from './donor.tsx'

const provider = vi.hoisted(() => ({ card: undefined as FakeCard | undefined }))

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(_: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...provider.card, remove: () => {} }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

interface Page {
  dataLayer?: { event?: string }[] | undefined
}

const page = window as Page
const told = () => page.dataLayer?.flatMap(({ event }) => event ?? []) ?? []
const grant = () => acting(() => document.dispatchEvent(new CustomEvent('fayre-consent', { detail: 'granted' })))

beforeEach(() => {
  provider.card = fakeCard(undefined)
  page.dataLayer = undefined
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

async function give(consent?: 'granted') {
  await showForm({ dataLayer: true, ...(consent && { consent }) })
  await goToPayment()
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Pay £25' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
}

test('the page’s analytics are told of each step of a gift', async () => {
  await give('granted')
  expect(told()).toEqual(['begin_checkout', 'add_payment_info', 'purchase'])
})

test('a consent that comes while a gift is thanked for is in time for the purchase, once', async () => {
  await give()
  expect(page.dataLayer).toBeUndefined()
  await grant()
  await grant()
  expect(told()).toEqual(['purchase'])
})

test('a refusal that comes before the form has its data counts', async () => {
  const shown = renderFeature(<DonationForm amount={undefined} dataLayer consent="granted" />)
  await acting(() => document.dispatchEvent(new CustomEvent('fayre-consent', { detail: 'denied' })))
  await screen.findByRole('button', { name: /^Continue|^Give|£/ })
  await rest()
  expect(consent(shown.site).$state.get()).toBe('denied')
})

test('a donor who continues before the next steps are loaded has started, and starts only once', async () => {
  const on = testSite()
  const { site } = on
  eventSettings(site).accept(settingsWith({}))
  const gift = createGift(site, {}, async () => checkAmount)
  await gift.form.submit()
  hostConsent(site).set('granted')
  renderFeature(<GiftCheckout gift={gift} dataLayer />, { on })
  expect(told()).toEqual(['begin_checkout'])
  await fillDetails()
  await send()
  await press('Change your details')
  expect(told()).toEqual(['begin_checkout'])
  await acting(() => gift.$view.set('amount'))
  await acting(() => gift.form.submit())
  expect(told()).toEqual(['begin_checkout', 'begin_checkout'])
})

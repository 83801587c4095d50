import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PaymentRequest } from '../../../src/features/payment-request/payment-request.tsx'
import { completion } from '../../../src/store/completion.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { acting } from '../../support/acting.ts'
import { type Answer, json, offline } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { wireSettings } from '../../support/wire.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { confirmCall, intent, payCall, settled, wireOrder } from '../checkout/payments.ts'
// Loaded lazily in a browser.
import '../../../src/api/send.ts'

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...fakeCard(undefined), remove: () => place.replaceChildren() }
  },
}))

const voucherCall = 'POST /checkout/voucher'
const money = { currency: 'GBP', currency_decimals: 2 }
const takesOff = (discount_total: number) =>
  json({ voucher_code: 'EARLYBIRD', lines_total: 850_00, discount_total, gift_total: 0, ...money })
const refuses = (error: string, status = 409) =>
  json({ error, error_description: error, fields: { voucher_code: error } }, status)

beforeEach(() => {
  vi.stubGlobal('location', Object.assign(new URL('https://charity.example/'), { replace: vi.fn(), assign: vi.fn() }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function show(answer: Answer, { storage = memoryStorage(), takes = 'yes', settings = {} } = {}) {
  const shown = renderFeature(
    <InMicrosite>
      <PaymentRequest request="id.signature" />
    </InMicrosite>,
    {
      storage,
      prepare(server) {
        server.answer('GET /app/settings', json({ ...wireSettings, ...settings }))
        server.answer(
          'GET /checkout/payment-request',
          json({
            ...{ title: 'Your table', description: null, amount: 850_00, ...money },
            ...{ status: 'open', expires_at: null, takes_voucher_code: takes },
          }),
        )
        server.answer(voucherCall, answer)
        server.answer(payCall, intent)
        server.answer(confirmCall, settled('succeeded'))
      },
    },
  )
  await acting(() => eventSettings(shown.site).refresh())
  await rest()
  await screen.findByRole('heading', { name: 'Your table' })
  return { ...shown, storage }
}

const press = (name: string | RegExp) => acting(() => fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) =>
  acting(() => fireEvent.input(screen.getByLabelText(label), { target: { value } }))

/** Waits until the server has answered. */
async function sendCode() {
  await acting(() => fireEvent.submit(document.querySelector('.voucher-form') as HTMLFormElement))
  await rest()
}

async function apply(code: string) {
  await press('Add a voucher code')
  await type('Voucher code', code)
  await sendCode()
}

async function pay() {
  await type('First name', 'Ada')
  await type('Last name', 'Lovelace')
  await type('Email address', 'ada@example.com')
  await acting(() => fireEvent.submit(document.querySelector('.form') as HTMLFormElement))
}

const rows = () =>
  [...document.querySelectorAll('.sum-rows > div')].map(row =>
    [...row.children].map(part => part.textContent?.trim()).join(' | '),
  )

test('one quiet line becomes a field, and the field a discount that the total shows', async () => {
  const { server } = await show(takesOff(85_00))
  expect(screen.queryByLabelText('Voucher code')).toBeNull()
  expect(rows()).toEqual([])
  await apply('early bird')
  expect(server.requestsTo(voucherCall).map(({ body }) => body)).toEqual([
    { voucher_code: 'early bird', lines: [{ origin: 'dynamic_payment', payment_request: 'id.signature' }] },
  ])
  expect(await screen.findByText('The code EARLYBIRD takes off £85.')).toBeTruthy()
  expect(rows()).toEqual(['Price | £850', 'Discount (EARLYBIRD) | -£85', 'Total | £765'])
  expect(screen.queryByLabelText('Voucher code')).toBeNull()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Pay £765' })).toBeTruthy())
  await pay()
  await vi.waitFor(() => expect(server.requestsTo(payCall)).toHaveLength(1))
  expect(server.requestsTo(payCall)[0]?.body).toMatchObject({ voucher_code: 'EARLYBIRD', order_total: 765_00 })
})

test('where somebody near guesses codes, the browser answers the challenge, and the code is taken', async () => {
  const { server } = await show(json({ error: 'challenge_required' }, 403))
  server.answer(voucherCall, json({ error: 'challenge_required' }, 403), takesOff(85_00))
  server.answer('GET /checkout/challenge', json({ puzzle: 'puzzle', bits: 4 }))
  await apply('EARLYBIRD')
  expect(await screen.findByText('The code EARLYBIRD takes off £85.')).toBeTruthy()
  const [, second] = server.requestsTo(voucherCall)
  expect(second?.body).toMatchObject({ challenge_answer: expect.stringMatching(/^puzzle:/) })
})

test('the fee is added to what is left', async () => {
  await show(takesOff(750_00), { settings: { guest_pays_fees: 'yes' } })
  await apply('EARLYBIRD')
  await acting(() => fireEvent.click(screen.getByLabelText(/for the card fee/)))
  expect(rows().at(-2)).toBe('Card fee | £1.73')
  expect(screen.getByRole('button', { name: 'Pay £101.73' })).toBeTruthy()
})

test('the field of a stored code stays when it is emptied to type another one', async () => {
  const { storage } = await show(refuses('voucher_expired'))
  await apply('LAST-YEAR')
  cleanup()
  await show(refuses('voucher_expired'), { storage })
  await type('Voucher code', '')
  expect(screen.getByLabelText('Voucher code')).toBeTruthy()
})

test('no event without codes asks for one', async () => {
  await show(takesOff(1), { takes: 'no' })
  expect(screen.queryByRole('button', { name: 'Add a voucher code' })).toBeNull()
})

test.each([
  ['voucher_not_found', 'This code is not known here. Please check how it is written.'],
  ['voucher_expired', 'This code has expired.'],
  ['voucher_used_up', 'This code has been used as often as it can be.'],
  ['voucher_not_for_this', 'This code can’t be used for this.'],
])('%s stands at the field, and what was typed stays', async (error, text) => {
  await show(refuses(error))
  await apply('SUMMER')
  const field = screen.getByLabelText<HTMLInputElement>('Voucher code')
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['SUMMER', 'true'])
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(text)
  await type('Voucher code', 'SUMMER2')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

test('an empty field asks for a code, and nobody is asked about it', async () => {
  const { server } = await show(takesOff(1))
  await apply('  ')
  expect(screen.getByText('Please enter a code')).toBeTruthy()
  expect(server.requestsTo(voucherCall)).toEqual([])
})

test('without a network the code stays, to be tried again', async () => {
  const { server } = await show(offline)
  await apply('EARLYBIRD')
  expect(await screen.findByText('The code could not be checked. Please try again.')).toBeTruthy()
  server.answer(voucherCall, takesOff(85_00))
  await sendCode()
  expect(rows().at(-1)).toBe('Total | £765')
})

test('a code is asked about anew after a reload, and is gone once it is removed', async () => {
  const { storage } = await show(takesOff(85_00))
  await apply('EARLYBIRD')
  cleanup()
  await show(takesOff(50_00), { storage })
  await vi.waitFor(() => expect(rows().at(-1)).toBe('Total | £800'))
  await press('Remove the code EARLYBIRD')
  expect(rows()).toEqual([])
  expect(screen.getByRole('button', { name: 'Add a voucher code' })).toBeTruthy()
  cleanup()
  const { server } = await show(takesOff(50_00), { storage })
  expect(server.requestsTo(voucherCall)).toEqual([])
})

test('the keyboard stays where it was when its button goes', async () => {
  await show(takesOff(85_00))
  await press('Add a voucher code')
  expect(document.activeElement).toBe(screen.getByLabelText('Voucher code'))
  await type('Voucher code', 'EARLYBIRD')
  await sendCode()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove the code EARLYBIRD' }))
  await press('Remove the code EARLYBIRD')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a voucher code' }))
})

test('a code that is used up meanwhile is said so where it stands, and the price is the whole one again', async () => {
  const { server } = await show(takesOff(85_00))
  await apply('EARLYBIRD')
  server.answer(payCall, refuses('voucher_used_up'))
  await pay()
  await vi.waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Voucher code').value).toBe('EARLYBIRD'))
  expect(screen.getByRole('button', { name: 'Pay £850' })).toBeTruthy()
  // Beside the pay button too, until the code is another one.
  const refusals = () => screen.queryAllByText('voucher_used_up').length
  expect(refusals()).toBe(1)
  server.answer(voucherCall, takesOff(85_00))
  await type('Voucher code', 'LATE')
  await sendCode()
  expect(await screen.findByText('The code EARLYBIRD takes off £85.')).toBeTruthy()
  expect(refusals()).toBe(0)
})

test('a code that takes off less meanwhile is asked about again', async () => {
  const { server } = await show(takesOff(85_00))
  await apply('EARLYBIRD')
  server.answer(payCall, json({ error: 'order_total_changed', error_description: 'It is £840 now.' }, 409))
  server.answer(voucherCall, takesOff(10_00))
  await pay()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Pay £840' })).toBeTruthy())
})

test('what costs nothing needs no card', async () => {
  const { server, site } = await show(takesOff(850_00))
  await apply('EARLYBIRD')
  expect(document.querySelector('.card-field')).toBeNull()
  expect(screen.getByText('There is nothing to pay, so no card is needed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Complete the order' }).getAttribute('aria-disabled')).toBeNull()
  const free = { ...wireOrder, status: 'paid', order_total: 0, discount_total: 850_00, lines_total: 850_00 }
  server.answer(payCall, json({ ...free, payment_intent_id: '', client_secret: '', decline_details: 'yes' }))
  server.answer(confirmCall, json({ ...free, payment_status: 'succeeded' }))
  await pay()
  await vi.waitFor(() => expect(completion(site).$details.get()).toBeDefined())
  expect(server.requestsTo(payCall)[0]?.body).toMatchObject({ voucher_code: 'EARLYBIRD', order_total: 0 })
})

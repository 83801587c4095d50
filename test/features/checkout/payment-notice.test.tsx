import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PaymentNotice } from '../../../src/features/checkout/payment-notice.tsx'
import { notices } from '../../../src/store/notices.ts'
import { pagePort } from '../../../src/store/page-port.ts'
import { acting } from '../../support/acting.ts'
import { json, offline } from '../../support/fake-server.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { fakeCard } from './fake-card.ts'
import { gift, payCall, testPayment } from './payments.ts'

afterEach(cleanup)

const refused = (status: number, body: object) => paidTo(json(body, status))

/** A payment that the server refuses, or does not answer. */
async function paidTo(answer: ReturnType<typeof json> | typeof offline) {
  const { payment, server } = testPayment()
  server.answer(payCall, answer)
  const shown = renderFeature(<PaymentNotice payment={payment} />)
  await acting(() => pagePort(shown.site).set({ isOwn: true, restart() {}, open() {}, leave() {} }))
  await acting(() => payment.pay.run({ content: gift(5000), card: fakeCard() }))
  return shown
}

test('the server’s reason stands alone, without the name of a class of errors', async () => {
  const { text } = await refused(409, { error: 'draw_sold_out', error_description: 'All numbers are sold.' })
  expect(text()).toBe('All numbers are sold.')
})

test('a payment without an answer may be repeated, and says so', async () => {
  const { text } = await paidTo(offline)
  expect(text()).toMatch(/Check your internet.* You can press again: your payment is taken once at most\.$/)
})

test('a session that has ended is told where there is a button to sign in again', async () => {
  const { site } = await refused(401, { error: 'session_expired' })
  expect(screen.queryByText('Session expired.')).toBeNull()
  expect(notices(site).$list.get()).toMatchObject([{ title: { key: 'title401' }, blocks: true }])
})

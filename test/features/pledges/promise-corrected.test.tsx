import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PromisePay } from '../../../src/features/pledges/pay/promise-pay.tsx'
import { completion } from '../../../src/store/completion.ts'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { rest } from '../../support/rest.ts'
import { press, send } from '../../support/visitor.tsx'
import { fakeCard } from '../checkout/fake-card.ts'
import { confirmCall, intent, payCall, settled } from '../checkout/payments.ts'
import { promised, readCall } from './promised.ts'
// Loaded lazily in a browser.
import '../../../src/api/send.ts'

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...fakeCard(undefined), remove: () => place.replaceChildren() }
  },
}))

afterEach(cleanup)

/** Goes on to the payment of a promise of £50. */
async function toPayment() {
  const feature = renderFeature(
    <InMicrosite>
      <PromisePay promise="p1.signed" />
    </InMicrosite>,
    { prepare: server => server.answer(readCall, json(promised)) },
  )
  await screen.findByLabelText('First name')
  await rest()
  await send()
  await screen.findByRole('button', { name: 'Pay £50' })
  return feature
}

test('a promise that is corrected while it is being paid is shown and paid as it is now', async () => {
  const { server, site, text } = await toPayment()
  server.answer(readCall, json({ ...promised, amount: 200_00 }))
  server.answer(payCall, json({ error: 'order_total_changed', error_description: 'It is £200 now.' }, 409))
  await press('Pay £50')
  await screen.findByRole('button', { name: 'Pay £200' })
  expect(text()).toContain('It is £200 now.')
  expect(text()).not.toContain('£50')

  server.answer(payCall, intent)
  server.answer(confirmCall, settled('succeeded'))
  await press('Pay £200')
  await vi.waitFor(() =>
    expect(server.requestsTo(payCall).at(-1)?.body).toMatchObject({
      lines: [{ promise: 'p1.signed', amount: 200_00 }],
    }),
  )
  // By its id the same item is not offered again.
  await vi.waitFor(() => expect(completion(site).$details.get()?.items).toMatchObject([{ id: 'care' }]))
})

test('a promise that is undone while it is being paid can’t be paid any more', async () => {
  const { server } = await toPayment()
  server.answer(readCall, json({ ...promised, status: 'undone' }))
  server.answer(payCall, json({ error: 'pledge_undone', error_description: 'It is undone.' }, 409))
  await press('Pay £50')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull())
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DonationForm } from '../../../src/features/donation-form/donation-form.tsx'
import { json } from '../../support/fake-server.ts'
import { fakeCard } from '../checkout/fake-card.ts'
import { confirmCall, wireOrder } from '../checkout/payments.ts'
import { paid, show, toReview } from './giver.tsx'

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(place: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...fakeCard(undefined), remove: () => place.replaceChildren() }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('the thanks say what was charged, where the receipt was mailed, and what a fund adds when it pays', async () => {
  const matched_fund = { name: 'The Larch Foundation', percent: 100, left: 1_000_00, ends_at: null }
  const order = { ...wireOrder, lines_total: 100_00, voluntary_contribution_amount: 5_00, processing_fee: 1_80 }
  const done = { ...order, order_total: 106_80, matched_amount: 100_00, status: 'paid', payment_status: 'succeeded' }
  const shown = await show({}, { matched_fund })
  shown.server.answer(confirmCall, json(done))
  await toReview()
  await paid(shown)
  await screen.findByText('You were charged £106.80: £100 gift, £5 contribution and £1.80 card fee.')
  await screen.findByText('£100 from you, £100 from The Larch Foundation, counted when the fund pays.')
  await screen.findByText('We have mailed your receipt to ada@example.com.')
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href, target, rel }) => [href.split(/[?]/)[0], target, rel])).toEqual([
    ['https://wa.me/', '_blank', 'noopener'],
    ['https://www.facebook.com/sharer/sharer.php', '_blank', 'noopener'],
    ['https://x.com/intent/post', '_blank', 'noopener'],
    ['mailto:', '', ''],
  ])
  for (const { href } of links) expect(href).toContain(encodeURIComponent('https://give.example/gala'))
})

test('stay where the page changes its language or the first amount', async () => {
  const shown = await show({})
  await toReview()
  shown.change(<DonationForm amount={99_00} />, 'de')
  expect(screen.getByRole('button', { name: /^(Pay|Bezahlen|£?25)/ }).textContent).toContain('25')
  shown.change(<DonationForm amount={99_00} />)
  await paid(shown)
  await screen.findByRole('heading', { name: /Thank you/ })
  shown.change(<DonationForm amount={50_00} />, 'de')
  shown.change(<DonationForm amount={50_00} />)
  await screen.findByRole('heading', { name: /Thank you/ })
})

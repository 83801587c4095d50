import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCard } from '../checkout/fake-card.ts'
import { goToPayment, press, send, showForm } from './donor.tsx'

vi.mock('../../../src/features/checkout/stripe.ts', () => ({
  async mountCard(_: HTMLElement, { onReady }: { onReady(): void }) {
    onReady()
    return { ...fakeCard(undefined), remove: () => {} }
  },
}))
vi.mock('../../../src/api/realtime.ts', () => ({ connectionOf: () => undefined }))

const print = vi.fn()
const paper = document.implementation.createHTMLDocument()

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue({ document: paper, print } as unknown as Window)
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('a receipt on paper says who gave what to whom, and for which event', async () => {
  await showForm()
  await goToPayment()
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Pay £25' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  await press('Print a receipt')
  const rows = [...paper.querySelectorAll('dt')].map(term => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows).toEqual([
    ['Charity', 'Starling House'],
    ['Registered charity', '1234567'],
    ['From', 'Ada Lovelace'],
    ['Date', expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)],
    ['Your reference', 'FAY-1'],
    ['Your gift, Moonlight Ball', '£50'],
    ['Paid', '£50'],
  ])
  expect(print).toHaveBeenCalledOnce()
})

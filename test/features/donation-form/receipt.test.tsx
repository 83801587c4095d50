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
  print.mockClear()
  paper.body.replaceChildren()
  vi.spyOn(window, 'open').mockReturnValue({ document: paper, print } as unknown as Window)
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

async function printed() {
  await showForm()
  await goToPayment()
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Pay £25' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  await press('Print a receipt')
}

test('a receipt on paper says who gave what to whom, and for which event', async () => {
  await printed()
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

test('a receipt is printed from the page itself where no window may open', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const view = Object.assign(new EventTarget(), { document: paper, print })
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(view as unknown as Window)
  await printed()
  expect(paper.querySelector('h1')?.textContent).toBe('Receipt FAY-1')
  expect(print).toHaveBeenCalledOnce()
  const frames = () => document.body.querySelectorAll('body > iframe')
  expect(frames()).toHaveLength(1)
  view.dispatchEvent(new Event('afterprint'))
  expect(frames()).toHaveLength(0)
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCard } from '../checkout/fake-card.ts'
import { choose, fillDetails, goToPayment, press, send, showForm, type } from './donor.tsx'
import { review, show } from './giver.tsx'

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

async function printed(go = showAndGoToPayment) {
  await go()
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Pay £25' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await send()
  await screen.findByRole('heading', { name: 'Thank you, Ada!' })
  await press('Print a receipt')
}

async function showAndGoToPayment() {
  await showForm()
  await goToPayment()
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
  expect(paper.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content).toContain('width=device-width')
})

test('a receipt on paper says what Gift Aid is claimed on, and what it adds', async () => {
  await printed(async () => {
    await show({ gift_aid: 'yes' })
    await send()
    await fillDetails()
    await send()
    await screen.findByRole('heading', { name: /worth £31.25/ })
    await choose(/^Yes/)
    await type('Postcode', 'zz1 1aa')
    await type('First line of the address', '3 Lantern Row')
    await type('Town or city', 'Larchester')
    await send()
    await review()
  })
  const rows = [...paper.querySelectorAll('dt')].map(term => [term.textContent, term.nextElementSibling?.textContent])
  expect(rows.slice(-3)).toEqual([
    ['Your gift, Moonlight BallGift Aid on £50', '£50'],
    ['Paid', '£50'],
    ['Gift Aid that Starling House can claim', '£12.50'],
  ])
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

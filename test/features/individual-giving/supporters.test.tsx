import { useStore } from '@nanostores/react'
import { cleanup, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import type { FundraiserPage } from '../../../src/api/individual-giving.ts'
import { Supporters } from '../../../src/features/individual-giving/page/supporters.tsx'
import { acting } from '../../support/acting.ts'
import { type Answer, json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { wireSettings } from '../../support/wire.ts'

afterEach(cleanup)

const gift = (gift_id: string, name: string) => ({ gift_id, name, amount: 500, given_at: '2026-11-21T19:30:00.000Z' })
const page = {
  fundraiser_id: 'ada',
  sequence: 1,
  gift_count: 2,
  currency: 'GBP',
  currency_decimals: 2,
  supporters: [gift('1', 'Grace')],
} as unknown as FundraiserPage
const call = 'GET /individual-giving/fundraisers/ada/supporters'

const $page = atom(page)
function ThePage() {
  return <Supporters page={useStore($page)} />
}

/** @param answers to reading more gifts */
function show(shown: FundraiserPage, ...answers: [Answer, ...Answer[]]) {
  $page.set(shown)
  return renderFeature(
    <InMicrosite>
      <ThePage />
    </InMicrosite>,
    {
      prepare: server => {
        server.answer('GET /app/settings', json(wireSettings))
        server.answer('GET /individual-giving/supporters', json({ currency: 'GBP', currency_decimals: 2, items: [] }))
        server.answer(call, ...answers)
      },
    },
  )
}

const press = async () => {
  const more = await screen.findByRole('button', { name: 'Show more gifts' })
  await acting(() => more.click())
}

test('more gifts that could not be read say so, and come with the next try, the first with the focus', async () => {
  const { server, text } = show(page, json({}, 500), json({ items: [gift('2', 'Mary')], next: null }))
  await press()
  await screen.findByRole('alert')
  expect(text()).toContain('Something went wrong')
  await press()
  const mary = await screen.findByText('Mary')
  await expect.poll(() => document.activeElement).toBe(mary.closest('li'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(server.requestsTo(call).map(({ url }) => url.searchParams.get('after'))).toEqual(['0', '0'])
})

const dated = (day: number) => ({
  ...gift(String(day), `Giver of day ${day}`),
  given_at: `2026-11-${day}T19:30:00.000Z`,
})
const pageOf = (gift_count: number, ...supporters: unknown[]) =>
  ({ ...page, gift_count, supporters }) as unknown as FundraiserPage

test('gifts that newer ones push out of the page stay in the list', async () => {
  const [zero, one, two, three, four] = [dated(25), dated(24), dated(23), dated(22), dated(21)]
  const { text } = show(pageOf(3, two, three), json({ items: [four], next: null }))
  await press()
  await screen.findByText('Giver of day 21')
  await acting(() => $page.set(pageOf(4, one, two)))
  expect(text()).toMatch(/day 24.*day 23.*day 22.*day 21/)
  await acting(() => $page.set(pageOf(5, zero, one)))
  await acting(() => $page.set(pageOf(6, dated(26), zero)))
  expect(text()).toMatch(/day 26.*day 25.*day 24.*day 23.*day 22.*day 21/)
})

test('after more new gifts than the page reads at once, those between are read', async () => {
  const all = [25, 24, 23, 22, 21].map(dated)
  const { server, text } = show(
    pageOf(3, ...all.slice(3)),
    json({ items: [dated(20)], next: null }),
    json({ items: all, next: null }),
  )
  await press()
  await screen.findByText('Giver of day 20')
  await acting(() => $page.set(pageOf(6, ...all.slice(0, 2))))
  await press()
  await screen.findByText('Giver of day 23')
  expect(text()).toMatch(/day 25.*day 24.*day 23.*day 22.*day 21/)
  expect(server.requestsTo(call).map(({ url }) => url.searchParams.get('after'))).toEqual(['0', '0'])
})

test('gifts that are read twice are listed once, and after the last one there are no more', async () => {
  const { text } = show(
    { ...page, gift_count: 3 } as FundraiserPage,
    json({ items: [gift('1', 'Grace'), gift('2', 'Mary')], next: null }),
  )
  await press()
  await screen.findByText('Mary')
  expect(text().match(/Grace/g)).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
})

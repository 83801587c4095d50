import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FundraiserPage } from '../../../src/api/individual-giving.ts'
import { Supporters } from '../../../src/features/individual-giving/page/supporters.tsx'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
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

test('more gifts that could not be read say so, and come with the next try', async () => {
  const { server, text } = renderFeature(
    <InMicrosite>
      <Supporters page={page} />
    </InMicrosite>,
    {
      prepare: server => {
        server.answer('GET /app/settings', json(wireSettings))
        server.answer('GET /individual-giving/supporters', json({ currency: 'GBP', currency_decimals: 2, items: [] }))
        server.answer(call, json({}, 500), json({ items: [gift('2', 'Mary')], next: null }))
      },
    },
  )
  const press = async () => {
    const more = await screen.findByRole('button', { name: 'Show more gifts' })
    await acting(() => more.click())
  }
  await press()
  await screen.findByRole('alert')
  expect(text()).toContain('Something went wrong')
  await press()
  expect(await screen.findByText('Mary')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
  expect(server.requestsTo(call).map(({ url }) => url.searchParams.get('after'))).toEqual(['1', '1'])
})

import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeptBid } from '../../src/microsite/use-kept-bid.ts'
import { navigation } from '../../src/store/navigation.ts'
import { renderFeature } from '../support/render-feature.tsx'
import { rest } from '../support/rest.ts'

afterEach(cleanup)

function Lot({ search }: Readonly<{ search: string }>) {
  useKeptBid('lot-1', new URLSearchParams(search))
  return null
}

async function show(search: string) {
  const links = { href: String, open: vi.fn(), here: () => '/' }
  const { site } = renderFeature(<Lot search={search} />, { links })
  await rest()
  return { links, kept: navigation(site).$state.get().anonymousBidAttempt }
}

test('what was typed in a block before the sign-in is kept for the lot, and leaves its address', async () => {
  const { links, kept } = await show('bid=13500')
  expect(kept).toEqual({ bidPath: '/auction/items/lot-1', amount: 135_00 })
  expect(links.open).toHaveBeenCalledWith('/auction/items/lot-1', { replace: true })
})

test.each(['', 'bid=', 'bid=-5', 'bid=1e9', 'bid=99999999999999'])('keeps nothing of %j', async search => {
  const { links, kept } = await show(search)
  expect([kept, links.open.mock.calls]).toEqual([undefined, []])
})

import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { type Campaign, campaignOf } from '../../src/lib/campaign.ts'
import { keepCampaign } from '../../src/microsite/keep-campaign.ts'
import { createRouter } from '../../src/microsite/router.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

/** Opens the microsite at the current address, as a reload does. */
function load() {
  const $campaign = atom<Campaign | undefined>(campaignOf(new URL(location.href)))
  keepCampaign($campaign)
  const router = createRouter({ routes: [], mode: 'path', base: '/', readPosition: () => ({ scroll: 0 }) as never })
  return { router, campaign: $campaign.get() }
}

test('a reload on a later screen keeps the campaign', () => {
  history.replaceState({ theirs: 1 }, '', '/?utm_source=news&gclid=a%26b')
  const { router, campaign } = load()
  router.open('/about')
  router.open('/terms')
  expect(location.search).toBe('')
  expect(load().campaign).toEqual(campaign)
  expect(campaign).toEqual({ utm_source: 'news', gclid: 'a&b' })
  expect(history.state).toMatchObject({ theirs: 1 })
})

test('a newer campaign counts, and without one there is none', () => {
  expect(load().campaign).toBeUndefined()
  expect(history.state).toBeNull()
  history.replaceState({ fayreCampaign: 'utm_source=news' }, '', '/?utm_source=mail')
  expect(load().campaign).toEqual({ utm_source: 'mail' })
})

test('a visitor who has gone on before this code came keeps it too', () => {
  const address = 'https://give.example/?utm_source=news'
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address } as PerformanceEntry])
  history.replaceState({ fayreCampaign: 'utm_source=mail' }, '', '/about')
  expect(load().campaign).toEqual({ utm_source: 'news' })
  expect(history.state).toMatchObject({ fayreCampaign: 'utm_source=news' })
})

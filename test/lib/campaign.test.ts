import { expect, test } from 'vitest'
import { campaignOf } from '../../src/lib/campaign.ts'

test('an address tells of its campaign, and of nothing else that it holds', () => {
  const url = new URL('https://charity.example/?utm_source=news&utm_campaign=autumn&user_token=secret&gclid=abc')
  expect(campaignOf(url)).toEqual({ utm_source: 'news', utm_campaign: 'autumn', gclid: 'abc' })
})

test('without one there is none', () => {
  expect(campaignOf(new URL('https://charity.example/?utm_source=&page=2'))).toBeUndefined()
})

test('a long one is cut to what the server takes', () => {
  expect(campaignOf(new URL(`https://charity.example/?utm_term=${'x'.repeat(500)}`))?.utm_term).toHaveLength(200)
})

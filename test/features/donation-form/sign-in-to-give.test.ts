import { expect, test } from 'vitest'
import { checkAmount } from '../../../src/features/donation-form/check-amount.ts'
import { createGift } from '../../../src/features/donation-form/gift.store.ts'
import { signInToGive } from '../../../src/features/donation-form/sign-in-to-give.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { testSite } from '../../support/test-site.ts'
import { settingsWith } from '../../support/wire.ts'

/**
 * The address at which a block's donor signs in.
 * @param isFramed is the block in a frame, whose page cannot be returned to?
 */
async function leftFor(isFramed: boolean): Promise<URL> {
  const { site } = testSite({ location: () => new URL('https://charity.example/?utm_source=news&page=2') })
  eventSettings(site).accept(settingsWith({ guest_checkout_enabled: 'no' }))
  const gift = createGift(site, { amount: 5000 }, async () => checkAmount)
  const location = { href: '' }
  const view = { location, top: { location } }
  const element = { ownerDocument: { defaultView: isFramed ? view : Object.assign(view, { top: view }) } }
  await signInToGive({ site, locale: 'en-GB', emit: () => {}, element: element as never }, gift)
  return new URL(location.href)
}

test('the campaign goes along to the sign-in, from which a framed gift goes on in the microsite', async () => {
  const { pathname, searchParams } = await leftFor(true)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/gala/sign-in',
    { utm_source: 'news', _redirect: '/pledge/charity-name?amount=5000&frequency=once' },
  ])
})

test('the page that is come back to keeps its address, and a gift that goes on elsewhere its campaign', async () => {
  const { pathname, searchParams } = await leftFor(false)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/gala/sign-in/return',
    {
      page: 'https://charity.example/?utm_source=news&page=2',
      challenge: expect.any(String),
      amount: '5000',
      frequency: 'once',
      utm_source: 'news',
    },
  ])
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { compartment } from '../../../src/features/checkout/compartment.ts'
import type { DrawDetails } from '../../../src/features/draws/draws.store.ts'
import { createDrawPay } from '../../../src/features/draws/pay/draw-pay.store.ts'
import { DrawPay } from '../../../src/features/draws/pay/draw-pay.tsx'
import { entry, subject } from '../../../src/features/draws/pay/entry.store.ts'
import { EntryStep } from '../../../src/features/draws/pay/entry-step.tsx'
import { PaySteps } from '../../../src/features/draws/pay/pay-steps.tsx'
import { auth } from '../../../src/store/auth.ts'
import { completion } from '../../../src/store/completion.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { InMicrosite } from '../../support/in-microsite.tsx'
import { user } from '../../support/member.tsx'
import { renderFeature } from '../../support/render-feature.tsx'
import { testSite } from '../../support/test-site.ts'
import { confirmCall, settled } from '../checkout/payments.ts'

afterEach(cleanup)

const draw = {
  ...{ draw_id: 'd', state: 'open', kind: 'small_society', title: 'Raffle', price: 1_00, minimum_age: 16 },
  ...{ sold_by: 'entries', numbers_each: 1, sold: 0, society: 'Friends', promoter: 'Ada', currency: 'GBP' },
  ...{ currency_decimals: 2, opens_at: '2020-01-01T00:00:00Z', closes_at: '2099-01-01T00:00:00Z' },
  ...{ draws_at: '2099-01-01T00:00:00Z', server_time: new Date().toISOString(), prizes: [] },
} as unknown as DrawDetails

test('somebody who has not confirmed their age is told so, and led to the field', async () => {
  const on = testSite()
  await eventSettings(on.site).refresh()
  entry(on.site).choose({ draw: 'd', count: 2 })
  const pay = createDrawPay(on.site)
  pay.$draw.set(draw)
  const { text } = renderFeature(
    <InMicrosite>
      <EntryStep pay={pay} draw={draw} mustSignIn={false} />
    </InMicrosite>,
    { on },
  )
  const goOn = () => acting(() => screen.getByRole('button', { name: 'Continue' }).click())
  expect(text()).not.toContain('Please confirm this')
  await goOn()
  expect(text()).toContain('Please confirm this: only people aged 16 or over may take part.')
  expect(document.activeElement).toBe(screen.getByLabelText('I am 16 or over'))
  expect(pay.$view.get()).toBe('entry')
  await acting(() => screen.getByLabelText('I am 16 or over').click())
  expect(text()).not.toContain('Please confirm this')
  await goOn()
  expect(pay.$view.get()).toBe('checkout')
})

test('a confirmation for one draw does not count for another', async () => {
  const { site } = testSite()
  entry(site).choose({ draw: 'd', count: 2 })
  const first = createDrawPay(site)
  first.sayOldEnough(true)
  first.sayShowName(true)
  first.show('checkout')
  const reloaded = createDrawPay(site)
  expect([reloaded.$isOldEnough.get(), reloaded.$showsName.get(), reloaded.$view.get()]).toEqual([
    true,
    true,
    'checkout',
  ])

  entry(site).choose({ draw: 'for members', count: 1 })
  const other = createDrawPay(site)
  expect([other.$isOldEnough.get(), other.$showsName.get(), other.$view.get()]).toEqual([false, false, 'entry'])
  expect(other.isResumed).toBe(false)
})

test('who is not signed in can only sign in to enter a draw for members', async () => {
  const on = testSite()
  await eventSettings(on.site).refresh()
  entry(on.site).choose({ draw: 'd', count: 2 })
  const pay = createDrawPay(on.site)
  const forMembers = { ...draw, kind: 'private' } as DrawDetails
  pay.$draw.set(forMembers)
  pay.sayOldEnough(true)
  pay.show('checkout')
  renderFeature(
    <InMicrosite>
      <PaySteps pay={pay} draw={forMembers} />
    </InMicrosite>,
    { on },
  )
  screen.getByRole('link', { name: 'Sign in to pay' })
  expect([screen.queryByRole('button', { name: 'Continue' }), screen.queryByLabelText('First name')]).toEqual([
    null,
    null,
  ])
  await acting(() => auth(on.site).begin({ access_token: 'token-1', user }))
  expect(screen.queryByRole('link', { name: 'Sign in to pay' })).toBeNull()
})

test('an earlier payment that is found paid is not thanked for as the draw that is chosen now', async () => {
  const on = testSite()
  await eventSettings(on.site).refresh()
  compartment(on.site, subject).write('attempt', {
    idempotencyKey: 'key',
    content: JSON.stringify({ lines: [{ origin: 'raffle', draw_id: 'earlier', quantity: 2 }] }),
    order: { orderId: 'order-1', orderKey: 'order-key-1' },
  })
  entry(on.site).choose({ draw: 'd', count: 1 })
  on.server.answer(confirmCall, settled('succeeded'))
  on.server.answer('GET /prize-draws/d', json({ ...draw, sequence: 1, summary: '', description: '', picture: null }))
  on.server.answer('POST /orders/order-1/prize-draw-tickets', json([]))
  const open = vi.fn()
  renderFeature(
    <InMicrosite>
      <DrawPay />
    </InMicrosite>,
    { on, links: { href: path => path, here: () => '/prize-draw/checkout', open } },
  )
  const thanked = () => completion(on.site).$details.get()?.items
  await expect.poll(thanked).toEqual([{ title: 'Prize draw', amount: 5000, id: 'earlier' }])
  await expect.poll(() => open.mock.calls).toHaveLength(1)
  expect(entry(on.site).$entry.get()).toEqual({ draw: 'd', count: 1 })
})

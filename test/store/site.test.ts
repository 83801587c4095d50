import { expect, test } from 'vitest'
import { appStatus } from '../../src/api/app.ts'
import { payStripeConfirm } from '../../src/api/checkout.ts'
import { json } from '../support/fake-server.ts'
import { testSite } from '../support/test-site.ts'

const confirm = { order_id: 'order-1', order_key: 'key' }

test('asks for the settings of its own event, once for all that look', async () => {
  const { site, server } = testSite()
  site.settings.$state.subscribe(() => {})
  site.settings.$state.subscribe(() => {})
  await site.settings.refresh()
  expect(server.requests.map(({ url }) => url.href)).toEqual([
    'https://give.example/api/v1/app/settings/block?event=gala',
  ])
  expect(site.settings.$state.get()).toMatchObject({ type: 'ready', value: { event_id: 'event-1' } })
})

test('sends the event id along as soon as the settings have told it', async () => {
  const { site, server } = testSite()
  await site.client.call(payStripeConfirm, confirm).catch(() => {})
  await site.settings.refresh()
  await site.client.call(payStripeConfirm, confirm).catch(() => {})
  const sent = server.requestsTo('POST /checkout/pay/stripe/confirm').map(({ headers }) => headers.get('x-event-id'))
  expect(sent).toEqual([null, 'event-1'])
})

test('sends the token that is there at the moment of the call', async () => {
  const { site, server } = testSite()
  site.$token.set('token-1')
  await site.client.call(payStripeConfirm, confirm).catch(() => {})
  site.$token.set(undefined)
  await site.client.call(payStripeConfirm, confirm).catch(() => {})
  const sent = server.requestsTo('POST /checkout/pay/stripe/confirm').map(({ headers }) => headers.get('authorization'))
  expect(sent).toEqual(['Bearer token-1', null])
})

test('keeps the newest news of the server', async () => {
  const { site, server } = testSite()
  server.answer('GET /app/status', json({}, 503, { 'x-maintenance-period': '30' }))
  expect(site.$news.get()).toBeUndefined()
  await site.client.call(appStatus, {}).catch(() => {})
  expect(site.$news.get()?.headers.get('x-maintenance-period')).toBe('30')
  expect(site.$news.get()?.status).toBe(503)
})

test('takes settings without an event for no settings', async () => {
  const { site, server } = testSite()
  server.answer('GET /app/settings/block', json({ name: 'Moonlight Ball' }))
  await site.settings.refresh()
  expect(site.settings.$state.get()).toMatchObject({ type: 'failed', failure: { type: 'shape' } })
})

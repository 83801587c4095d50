import { cleanup, fireEvent, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, expect, test } from 'vitest'
import { ConsentBanner } from '../../../src/microsite/watch/consent-banner.tsx'
import { consent } from '../../../src/store/consent.ts'
import { eventSettings } from '../../../src/store/event-settings.ts'
import { acting } from '../../support/acting.ts'
import { json } from '../../support/fake-server.ts'
import { memoryStorage } from '../../support/memory-storage.ts'
import { renderFeature } from '../../support/render-feature.tsx'
import { wireSettings } from '../../support/wire.ts'
import { screenOf } from '../test-route.ts'

afterEach(cleanup)

async function shown({ settings = {}, isOwn = true, storage = memoryStorage() } = {}) {
  const $current = atom(screenOf('public'))
  const feature = renderFeature(<ConsentBanner $current={$current} isOwn={isOwn} />, {
    storage,
    prepare: server => server.answer('GET /app/settings', json({ ...wireSettings, ...settings })),
  })
  await acting(() => eventSettings(feature.site).refresh())
  return { ...feature, $current, storage }
}

const isThere = () => screen.queryByRole('region', { name: 'Cookies' }) !== null
const press = (name: string) => acting(() => fireEvent.click(screen.getByRole('button', { name })))

test.each([
  ['Accept', 'granted'],
  ['Decline', 'denied'],
])('%s takes one press, and the page is told', async (name, state) => {
  const { emitted } = await shown()
  expect(isThere()).toBe(true)
  await press(name)
  expect(isThere()).toBe(false)
  expect(emitted).toEqual([{ name: 'consent-changed', detail: { consent: state } }])
})

test('yes and no look alike', async () => {
  await shown()
  const [no, yes] = ['Decline', 'Accept'].map(name => screen.getByRole('button', { name }))
  expect(no?.className).toBe(yes?.className)
})

test('leads to the privacy policy', async () => {
  await shown({ settings: { microsite_privacy_link: 'https://charity.example/privacy' } })
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
    'https://charity.example/privacy',
  )
})

test.each([
  ['on a public domain', { settings: { domain_type: 'public' } }],
  ['where the organiser has switched it off', { settings: { disable_cookies_policyYN: 'yes' } }],
  ['in a page of somebody else’s', { isOwn: false }],
])('is not there %s', async (_, given) => {
  await shown(given)
  expect(isThere()).toBe(false)
})

test('is never there on the leaderboard', async () => {
  const { $current } = await shown()
  await acting(() => $current.set(screenOf('wall')))
  expect(isThere()).toBe(false)
  await acting(() => $current.set(screenOf('checkout')))
  expect(isThere()).toBe(true)
})

test('disappears when another tab has answered', async () => {
  const { site, storage } = await shown()
  const key = consent(site).$key.get() ?? ''
  storage.setItem(key, JSON.stringify({ type: 'accept', expires: '2126-01-01T00:00:00.000Z' }))
  await acting(() => dispatchEvent(new StorageEvent('storage', { key: 'another' })))
  expect(isThere()).toBe(true)
  await acting(() => dispatchEvent(new StorageEvent('storage', { key })))
  expect(isThere()).toBe(false)
  expect(consent(site).$state.get()).toBe('granted')
})

test('returns if the visitor wants to change their answer', async () => {
  const { site } = await shown()
  await press('Accept')
  await acting(() => consent(site).reopen())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Decline' }))
  await press('Decline')
  expect(consent(site).$state.get()).toBe('denied')
})

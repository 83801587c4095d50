import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useHostConsent } from '../../src/hooks/use-host-consent.ts'
import { consent } from '../../src/store/consent.ts'
import type { HostConsent } from '../../src/store/host-consent.ts'
import { renderFeature } from '../support/render-feature.tsx'
import { testSite } from '../support/test-site.ts'

afterEach(cleanup)

function Block({ consent }: Readonly<{ consent: HostConsent | undefined }>) {
  useHostConsent(consent)
  return null
}

const say = (detail: unknown) => document.dispatchEvent(new CustomEvent('fayre-consent', { detail }))

test.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['auto', 'unasked'],
] as const)('takes the word of the attribute: %s', (attribute, state) => {
  const { site } = renderFeature(<Block consent={attribute} />)
  expect(consent(site).$state.get()).toBe(state)
})

test('follows a later event, and ignores unknown values', () => {
  const { site } = renderFeature(<Block consent="auto" />)
  const { $state } = consent(site)
  say('granted')
  expect($state.get()).toBe('granted')
  for (const nonsense of [undefined, null, true, { consent: 'denied' }, 'yes']) say(nonsense)
  expect($state.get()).toBe('granted')
  say('denied')
  expect($state.get()).toBe('denied')
  say('auto')
  expect($state.get()).toBe('unasked')
})

test('an element without the attribute keeps the consent of another', () => {
  const { site } = renderFeature(
    <>
      <Block consent="granted" />
      <Block consent={undefined} />
    </>,
  )
  expect(consent(site).$state.get()).toBe('granted')
})

test('a block that is put back, and a second one, keep what the page has said since', () => {
  const on = renderFeature(<Block consent="granted" />)
  const { $state } = consent(on.site)
  say('denied')
  on.change(null)
  on.change(<Block consent="granted" />)
  renderFeature(<Block consent="granted" />, { on })
  expect($state.get()).toBe('denied')
})

test('hears what the page says while no block is there', () => {
  const on = renderFeature(<Block consent="granted" />)
  on.change(null)
  say('denied')
  on.change(<Block consent="granted" />)
  expect(consent(on.site).$state.get()).toBe('denied')
})

test('follows an attribute that changes, even after an event', () => {
  const { site, change } = renderFeature(<Block consent="denied" />)
  say('denied')
  change(<Block consent="granted" />)
  expect(consent(site).$state.get()).toBe('granted')
})

test.each([
  ['granted', 'denied'],
  ['denied', 'granted'],
] as const)('after the event %s an attribute that a block is given counts: %s', (event, attribute) => {
  const { site, change } = renderFeature(<Block consent={undefined} />)
  const { $state } = consent(site)
  say(event)
  change(<Block consent={attribute} />)
  expect($state.get()).toBe(attribute)
})

test('a new block that is refused consent is heard, whatever an event said before', () => {
  const on = testSite()
  const { $state } = consent(on.site)
  say('granted')
  renderFeature(<Block consent="denied" />, { on })
  expect($state.get()).toBe('denied')
})

test('an event that comes before the first attribute is read is newer', () => {
  const on = testSite()
  const { $state } = consent(on.site)
  say('denied')
  renderFeature(<Block consent="granted" />, { on })
  expect($state.get()).toBe('denied')
})

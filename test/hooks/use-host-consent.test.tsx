import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type HostConsent, useHostConsent } from '../../src/hooks/use-host-consent.ts'
import { consent } from '../../src/store/consent.ts'
import { renderFeature } from '../support/render-feature.tsx'

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

test('takes the word of an event that comes later, and leaves what it does not know', () => {
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

test('an element without the attribute leaves what another has said', () => {
  const { site } = renderFeature(
    <>
      <Block consent="granted" />
      <Block consent={undefined} />
    </>,
  )
  expect(consent(site).$state.get()).toBe('granted')
})

test('listens no longer than it is there', () => {
  const { site } = renderFeature(<Block consent="auto" />)
  cleanup()
  say('granted')
  expect(consent(site).$state.get()).toBe('unasked')
})

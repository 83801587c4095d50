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

test('stops listening when it is removed', () => {
  const { site } = renderFeature(<Block consent="auto" />)
  cleanup()
  say('granted')
  expect(consent(site).$state.get()).toBe('unasked')
})

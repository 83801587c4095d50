// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { stepBrowser } from '../support/step-browser.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('each step is an entry, and Back leads through them one at a time', () => {
  const { steps, go, entries } = stepBrowser()
  steps.reach('details', false)
  steps.reach('payment', false)
  expect(entries).toEqual([[], ['details'], ['details', 'payment']])
  const seen: (string | undefined)[] = []
  steps.$trail.listen(trail => seen.push(trail.at(-1)))
  go(-1)
  go(-1)
  go(1)
  expect(seen).toEqual(['details', undefined, 'details'])
})

test('the form’s own way back takes the same entries, and adds none', () => {
  const { steps, at, entries } = stepBrowser()
  steps.reach('details', false)
  steps.reach('payment', false)
  steps.reach('details', true)
  expect(at()).toBe(1)
  steps.reach('details', false)
  steps.reach(undefined, true)
  expect(at()).toBe(0)
  expect(entries).toHaveLength(3)
})

test('a step back that has no entry takes the place of the one that is left', () => {
  const { steps, at, entries } = stepBrowser()
  steps.reach('payment', false)
  steps.reach('details', true)
  expect([at(), entries]).toEqual([1, [[], ['details']]])
})

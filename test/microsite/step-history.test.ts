// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { stepHistory } from '../../src/microsite/step-history.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** A browser's history with the steps of each entry. */
function browser() {
  const entries: (readonly string[])[] = [[]]
  let at = 0
  const steps = stepHistory({
    read: () => entries[at] ?? [],
    write(trail, replace) {
      if (!replace) at += 1
      entries.splice(at, entries.length, trail)
    },
  })
  const go = (delta: number) => {
    at += delta
    steps.follow()
  }
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => go(delta))
  return { steps, go, entries, at: () => at }
}

test('each step is an entry, and Back leads through them one at a time', () => {
  const { steps, go, entries } = browser()
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
  const { steps, at, entries } = browser()
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
  const { steps, at, entries } = browser()
  steps.reach('payment', false)
  steps.reach('details', true)
  expect([at(), entries]).toEqual([1, [[], ['details']]])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, announceIn } from '../../src/ui/announcer.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const regions = (kind: string) => [...document.querySelectorAll(`[aria-live=${kind}]`)]
const said = (kind: string) => regions(kind).map(region => region.textContent)

test('has no elements in the page before an announcement and some time after', () => {
  expect(regions('polite')).toEqual([])
  announce('£12,400 raised')
  expect(regions('polite')).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(document.querySelector('[aria-live]')).toBeNull()
})

test('inserts a live region before its text', () => {
  announce('£12,400 raised')
  expect(said('polite')).toEqual([''])
  vi.advanceTimersByTime(200)
  expect(said('polite')).toEqual(['£12,400 raised'])
})

test('says polite words together, each once, after a pause', () => {
  announce('One')
  vi.advanceTimersByTime(1000)
  announce('Two')
  announce('Three')
  announce('Two')
  expect(said('polite')).toEqual(['One'])
  vi.advanceTimersByTime(5000)
  expect(said('polite')).toEqual(['Two Three'])
})

test('says assertive words at once, in one region of their own', () => {
  announce('One')
  announce('Your bid is in', 'assertive')
  vi.advanceTimersByTime(200)
  expect(said('assertive')).toEqual(['Your bid is in'])
  announce('You are leading', 'assertive')
  vi.advanceTimersByTime(200)
  expect(said('assertive')).toEqual(['You are leading'])
})

test('announces inside an open dialog, and keeps waiting messages', () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  const back = announceIn(dialog)
  announce('Declined', 'assertive')
  expect(dialog.querySelector('[aria-live]')).not.toBeNull()
  back()
  expect(dialog.childElementCount).toBe(0)
  vi.advanceTimersByTime(300)
  expect(said('assertive')).toEqual(['Declined'])
  dialog.remove()
})

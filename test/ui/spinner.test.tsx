import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Spinner } from '../../src/ui/spinner.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('advances every 200 ms, more slowly towards 100, which it never reaches', async () => {
  render(<Spinner label="Loading" percentage />)
  expect(percent()).toBe(0)
  await pass(200)
  const early = percent()
  expect(early).toBeGreaterThan(0)
  await pass(10_000)
  const late = percent()
  await pass(200)
  expect(percent() - late).toBeLessThan(early)
  await pass(600_000)
  expect(percent()).toBeLessThan(100)
})

test('shows nothing before its delay is over', async () => {
  render(<Spinner label="Loading" delay={500} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await pass(500)
  expect(screen.getByRole('progressbar', { name: 'Loading' }).hasAttribute('aria-valuenow')).toBe(false)
})

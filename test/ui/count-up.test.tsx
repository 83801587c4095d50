import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountUp } from '../../src/ui/count-up.tsx'

let still = false

beforeEach(() => {
  still = false
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] })
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const format = (value: number) => `£${value}`
/** Loads the lazy code, and advances the time. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.dynamicImportSettled()
    vi.advanceTimersByTime(milliseconds)
  })

test('shows the first value at once, because a value in between would be wrong', () => {
  const { container } = render(<CountUp value={12345} format={format} step={100} />)
  expect(container.textContent).toBe('£12345')
})

test('counts in steps to the exact new value', async () => {
  const { container, rerender } = render(<CountUp value={1000} format={format} step={100} />)
  rerender(<CountUp value={12345} format={format} step={100} />)
  await pass(300)
  const midway = Number(container.textContent?.slice(1))
  expect(midway).toBeGreaterThan(1000)
  expect(midway).toBeLessThan(12345)
  expect(midway % 100).toBe(0)
  await pass(1500)
  expect(container.textContent).toBe('£12345')
})

test('continues from the shown value when the value changes again', async () => {
  const { container, rerender } = render(<CountUp value={100} format={format} />)
  rerender(<CountUp value={200} format={format} />)
  await pass(300)
  rerender(<CountUp value={300} format={format} />)
  await pass(16)
  expect(Number(container.textContent?.slice(1))).toBeGreaterThan(100)
  await pass(1500)
  expect(container.textContent).toBe('£300')
})

test('does not animate with reduced motion', async () => {
  still = true
  const { container, rerender } = render(<CountUp value={100} format={format} />)
  rerender(<CountUp value={250} format={format} />)
  await pass(1)
  expect(container.textContent).toBe('£250')
})

test('does not animate where the browser skips it because it is out of sight', async () => {
  const { container, rerender } = render(<CountUp value={100} format={format} />)
  const isShown = vi.fn(() => false)
  Object.assign(container.querySelector('bdi') ?? {}, { checkVisibility: isShown })
  rerender(<CountUp value={250} format={format} />)
  await pass(1)
  expect(container.textContent).toBe('£250')
  expect(isShown).toHaveBeenCalledWith({ contentVisibilityAuto: true })
})

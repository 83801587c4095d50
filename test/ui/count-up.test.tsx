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
const running = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('counts to the exact value, which screen readers get from the start', async () => {
  const { container } = render(<CountUp value={12345} format={format} step={100} duration={1000} />)
  expect(container.querySelector(':not([aria-hidden]) > span')?.textContent).toBe('£12345')
  await pass(300)
  const midway = Number(running(container)?.slice(1))
  expect(midway).toBeGreaterThan(0)
  expect(midway).toBeLessThan(12345)
  expect(midway % 100).toBe(0)
  await pass(1000)
  expect(container.textContent).toBe('£12345')
})

test('goes on from where it is when the value moves', async () => {
  const { container, rerender } = render(<CountUp value={100} format={format} duration={1000} />)
  await pass(1500)
  rerender(<CountUp value={200} format={format} duration={1000} />)
  await pass(200)
  expect(Number(running(container)?.slice(1))).toBeGreaterThanOrEqual(100)
  await pass(1500)
  expect(container.textContent).toBe('£200')
})

test('stands still for those who want no motion', async () => {
  still = true
  const { container, rerender } = render(<CountUp value={100} format={format} />)
  expect(container.textContent).toBe('£100')
  rerender(<CountUp value={250} format={format} />)
  await pass(1)
  expect(container.textContent).toBe('£250')
})

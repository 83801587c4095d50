import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countdownMessages } from '../../src/lib/countdown.messages.ts'
import { fill, type MessageValues } from '../../src/lib/messages.ts'
import { Countdown } from '../../src/ui/countdown.tsx'

const start = Date.UTC(2026, 10, 21, 21, 0)
/** The visitor's clock is a day slow. */
const now = () => Date.now() + 86_400_000
const say = (key: keyof typeof countdownMessages, values: MessageValues = {}) =>
  fill(countdownMessages[key], values, 'en-GB')

beforeEach(() => vi.useFakeTimers({ now: start - 86_400_000 }))
afterEach(() => {
  cleanup()
  act(() => vi.runAllTimers())
  vi.useRealTimers()
})

function show(seconds: number, onEnd = () => {}): void {
  render(
    <Countdown
      label="Bidding ends"
      moment="at 10 pm"
      until={start + seconds * 1000}
      now={now}
      say={say}
      onEnd={onEnd}
    />,
  )
}

const digits = () => document.querySelector('.countdown-digits')
function heard(): string | null | undefined {
  act(() => vi.advanceTimersByTime(200))
  return document.querySelector('[aria-live=polite]')?.textContent
}

/** Advances second by second, and a moment more for the announcement. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) act(() => vi.advanceTimersByTime(1000))
  act(() => vi.advanceTimersByTime(1))
}

test('runs by the server’s clock', () => {
  show(3725)
  expect(digits()?.textContent).toBe('01hour02minutes05seconds')
  pass(5)
  expect(digits()?.textContent).toBe('01hour02minutes00seconds')
})

test('hides its digits from screen readers, which read the time instead', () => {
  show(3725)
  expect(digits()?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('timer').textContent).toContain('at 10 pm')
})

test('is announced ten minutes, one minute and thirty seconds before the end, and at the end, once each', () => {
  const onEnd = vi.fn()
  show(605, onEnd)
  pass(4)
  expect(heard()).toBeUndefined()
  pass(1)
  expect(heard()).toBe('Bidding ends: 10 minutes left')
  pass(540)
  expect(heard()).toBe('Bidding ends: 1 minute left')
  pass(30)
  expect(heard()).toBe('Bidding ends: 30 seconds left')
  expect(onEnd).not.toHaveBeenCalled()
  pass(30)
  expect(heard()).toBe('Bidding ends: Time is up')
  expect(digits()?.textContent).toBe('00hours00minutes00seconds')
  pass(60)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('goes on when the server’s time turns out to be earlier than was thought', () => {
  const onEnd = vi.fn()
  show(2, onEnd)
  pass(3)
  vi.setSystemTime(Date.now() - 60_000)
  pass(2)
  expect(digits()?.textContent).toBe('00hours00minutes57seconds')
  pass(60)
  expect(onEnd).toHaveBeenCalledTimes(2)
})

test('announces nothing if the end was long ago', () => {
  show(-60)
  pass(10)
  expect(heard()).toBeUndefined()
  expect(screen.getByRole('timer').textContent).toContain('Time is up')
})

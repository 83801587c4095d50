import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAtMostEvery } from '../../src/hooks/use-at-most-every.ts'
import { acting } from '../support/acting.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Shown = ({ value }: { value: string }) => <p>{useAtMostEvery(value, 250)}</p>

test('changes at once, then waits, and shows the last change', async () => {
  vi.useFakeTimers()
  const { container, rerender } = render(<Shown value="a" />)
  const give = (value: string) => acting(() => rerender(<Shown value={value} />))
  const pass = (milliseconds: number) => acting(() => vi.advanceTimersByTimeAsync(milliseconds))
  expect(container.textContent).toBe('a')
  await give('b')
  expect(container.textContent).toBe('b')
  await pass(100)
  await give('c')
  await pass(100)
  await give('d')
  expect(container.textContent).toBe('b')
  await pass(49)
  expect(container.textContent).toBe('b')
  await pass(1)
  expect(container.textContent).toBe('d')
  await pass(250)
  await give('e')
  expect(container.textContent).toBe('e')
})

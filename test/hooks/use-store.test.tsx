import { act, render } from '@testing-library/react'
import { atom, computed, onMount, type ReadableAtom, type WritableAtom } from 'nanostores'
import { useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { useStore } from '../../src/hooks/use-store.ts'

function Shown({ $store }: Readonly<{ $store: ReadableAtom<number> }>) {
  return <>{useStore($store)}</>
}

/** Sets it before the effects that listen. */
function Changing({ $count }: Readonly<{ $count: WritableAtom<number> }>) {
  useLayoutEffect(() => $count.set(2), [$count])
  return <>{useStore($count)}</>
}

test('shows what the store holds, and each change', () => {
  const $count = atom(1)
  const $double = computed($count, count => count * 2)
  const { container } = render(<Shown $store={$double} />)
  expect(container.textContent).toBe('2')
  act(() => $count.set(2))
  expect(container.textContent).toBe('4')
})

test('goes over to another store', () => {
  const $one = atom(1)
  const $other = atom(10)
  const { container, rerender } = render(<Shown $store={$one} />)
  rerender(<Shown $store={$other} />)
  act(() => $one.set(2))
  expect(container.textContent).toBe('10')
  act(() => $other.set(11))
  expect(container.textContent).toBe('11')
})

test('a store is mounted once, as long as somebody looks', () => {
  vi.useFakeTimers()
  const $count = atom(1)
  const unmount = vi.fn()
  const mount = vi.fn(() => unmount)
  onMount($count, mount)
  const { unmount: leave } = render(<Shown $store={$count} />)
  vi.advanceTimersByTime(5000)
  expect(mount).toHaveBeenCalledTimes(1)
  expect(unmount).not.toHaveBeenCalled()
  leave()
  vi.advanceTimersByTime(5000)
  expect(unmount).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('a change between drawing and listening is not missed', () => {
  const { container } = render(<Changing $count={atom(1)} />)
  expect(container.textContent).toBe('2')
})

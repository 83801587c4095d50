import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextAreaField } from '../../src/ui/text-area-field.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  act(() => vi.runAllTimers())
  vi.useRealTimers()
})

function Message() {
  const [value, setValue] = useState('')
  return (
    <TextAreaField
      label="Message"
      name="message"
      value={value}
      onInput={setValue}
      limit={20}
      count={left => (left < 0 ? `${-left} too many` : `${left} left`)}
    />
  )
}

function write(value: string): void {
  fireEvent.input(screen.getByLabelText('Message'), { target: { value } })
}

const heard = () => document.querySelector('[aria-live=polite]')?.textContent

test('counts characters as people do, and cuts nothing off', () => {
  render(<Message />)
  expect(screen.getByText('20 left')).toBeDefined()
  write('👍'.repeat(3))
  expect(screen.getByText('17 left')).toBeDefined()
  write('x'.repeat(25))
  expect(screen.getByText('5 too many')).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toHaveLength(25)
})

test('announces the count in a pause, once few characters are left', () => {
  render(<Message />)
  write('x'.repeat(10))
  act(() => vi.advanceTimersByTime(2000))
  expect(heard()).toBeUndefined()
  write('x'.repeat(19))
  act(() => vi.advanceTimersByTime(900))
  expect(heard()).toBeUndefined()
  act(() => vi.advanceTimersByTime(300))
  expect(heard()).toBe('1 left')
})

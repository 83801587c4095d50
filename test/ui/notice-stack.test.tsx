import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoticeStack } from '../../src/ui/notice-stack.tsx'
import type { ToastNotice } from '../../src/ui/toast.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  act(() => vi.runAllTimers())
  vi.useRealTimers()
})

const saved: ToastNotice = { id: 1, tone: 'success', title: 'Saved', stays: false }
const failed: ToastNotice = {
  id: 2,
  tone: 'error',
  title: 'Session expired.',
  text: 'Please sign in again.',
  stays: true,
  action: { label: 'OK', run: () => {} },
}

function Page({ first }: Readonly<{ first: readonly ToastNotice[] }>) {
  const [notices, setNotices] = useState(first)
  return (
    <>
      <button type="button">Elsewhere</button>
      <NoticeStack
        notices={notices}
        label="Notices"
        closeLabel="Close"
        time={6000}
        onDismiss={id => setNotices(notices.filter(notice => notice.id !== id))}
      />
    </>
  )
}

const stack = () => screen.getByRole('region', { name: 'Notices', hidden: true })
const shown = (title: string) => within(stack()).queryByText(title)
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))

test('shows a notice for its six seconds, and one that stays for longer', () => {
  render(<Page first={[saved, failed]} />)
  pass(5999)
  expect(shown('Saved')).not.toBeNull()
  pass(1)
  expect(shown('Saved')).toBeNull()
  pass(60_000)
  expect(shown('Session expired.')).not.toBeNull()
})

test('closes none while the pointer is on them', () => {
  render(<Page first={[saved]} />)
  pass(5000)
  fireEvent.pointerEnter(stack())
  fireEvent.pointerOver(stack())
  pass(60_000)
  expect(shown('Saved')).not.toBeNull()
  fireEvent.pointerLeave(stack())
  fireEvent.pointerOut(stack())
  pass(6000)
  expect(shown('Saved')).toBeNull()
})

test('closes none while the focus is on them, and returns it', () => {
  render(<Page first={[saved]} />)
  const elsewhere = screen.getByText('Elsewhere')
  elsewhere.focus()
  const close = screen.getByRole('button', { name: 'Close', hidden: true })
  act(() => close.focus())
  fireEvent.focusIn(close, { relatedTarget: elsewhere })
  pass(60_000)
  expect(shown('Saved')).not.toBeNull()
  fireEvent.click(close)
  expect(shown('Saved')).toBeNull()
  expect(document.activeElement).toBe(elsewhere)
})

test('closes the newest on Escape', () => {
  render(<Page first={[saved, failed]} />)
  fireEvent.keyDown(stack(), { key: 'Escape' })
  expect(shown('Session expired.')).toBeNull()
  expect(shown('Saved')).not.toBeNull()
})

test('has one announcer: errors are announced at once, others in turn', () => {
  render(<Page first={[failed]} />)
  pass(200)
  expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('Session expired. Please sign in again.')
  expect(stack().querySelector('[role=alert], [role=status]')).toBeNull()
  cleanup()
  render(<Page first={[saved]} />)
  pass(200)
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('Saved')
})

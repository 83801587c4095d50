import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx'

beforeEach(() => {
  // React also logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const fault = new Error('broken')

function Faulty(): never {
  throw fault
}

test('shows its children without an error', () => {
  const onError = vi.fn()
  render(<ErrorBoundary onError={onError}>Well</ErrorBoundary>)
  expect(screen.getByText('Well')).toBeTruthy()
  expect(onError).not.toHaveBeenCalled()
})

test("shows the specification's words, reports the fault and refreshes", () => {
  const onError = vi.fn()
  const onRefresh = vi.fn()
  render(
    <ErrorBoundary onError={onError} onRefresh={onRefresh}>
      <Faulty />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('500')
  expect(screen.getByText('Sorry, Something went wrong. Please try again via refresh.')).toBeTruthy()
  expect(onError.mock.calls[0]?.[0]).toBe(fault)
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(onRefresh).toHaveBeenCalledOnce()
})

test('accepts other words', () => {
  render(
    <ErrorBoundary onError={() => {}} words={{ title: 'Oh', text: 'Etwas ging schief.', refresh: 'Neu laden' }}>
      <Faulty />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('button', { name: 'Neu laden' })).toBeTruthy()
})

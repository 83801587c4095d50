import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Banner } from '../../src/ui/banner.tsx'
import { Button } from '../../src/ui/button.tsx'
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx'
import { MaintenanceScreen } from '../../src/ui/maintenance-screen.tsx'
import { UpdateScreen } from '../../src/ui/update-screen.tsx'
import { isLocked } from './is-locked.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Form({ away }: Readonly<{ away: boolean }>) {
  return (
    <>
      <input aria-label="Message" />
      {away && <MaintenanceScreen title="Back at 9 pm">What you typed is kept.</MaintenanceScreen>}
    </>
  )
}

function Faulty(): never {
  throw new Error('a fault')
}

test('the update screen covers the page, says why, and counts', () => {
  vi.useFakeTimers()
  render(
    <UpdateScreen title="Moonlight Ball has been updated" text="We're refreshing the app to keep things up to date." />,
  )
  const cover = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Moonlight Ball has been updated' })
  expect(cover.open).toBe(true)
  const progress = screen.getByRole('progressbar', { name: "We're refreshing the app to keep things up to date." })
  const before = Number(progress.getAttribute('aria-valuenow'))
  act(() => vi.advanceTimersByTime(2000))
  expect(Number(progress.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
})

test('the maintenance screen stays on Escape, and leaves what was typed beneath it', () => {
  const { rerender } = render(<Form away={false} />)
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'For Priya' } })
  rerender(<Form away />)
  const cover = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Back at 9 pm' })
  expect(document.getElementById(cover.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'What you typed is kept.',
  )
  fireEvent(cover, new Event('cancel', { cancelable: true }))
  expect(cover.open).toBe(true)
  expect(isLocked()).toBe(true)
  rerender(<Form away={false} />)
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('For Priya')
  expect(isLocked()).toBe(false)
})

test('an error around the whole page fills it, with the specification’s words', () => {
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
  const onRefresh = vi.fn()
  render(
    <ErrorBoundary full onError={() => {}} onRefresh={onRefresh}>
      <Faulty />
    </ErrorBoundary>,
  )
  const fault = screen.getByRole('alert')
  expect(fault.className).toContain('fault-full')
  expect(fault.textContent).toBe('500Sorry, Something went wrong. Please try again via refresh.Refresh')
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(onRefresh).toHaveBeenCalledTimes(1)
  console.mockRestore()
})

test('a banner is a region of the page named by its title, with its answers', () => {
  render(
    <Banner
      title="Cookies"
      actions={
        <>
          <Button>Accept</Button>
          <Button>Decline</Button>
        </>
      }
    >
      <p>We count visits.</p>
    </Banner>,
  )
  const banner = screen.getByRole('region', { name: 'Cookies' })
  expect([...banner.querySelectorAll('button')].map(button => button.className)).toEqual([
    'button button-secondary',
    'button button-secondary',
  ])
})

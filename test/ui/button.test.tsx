import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../../src/ui/button.tsx'
import { LinkButton } from '../../src/ui/link-button.tsx'

afterEach(cleanup)

test('calls its handler', () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Place bid</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Place bid' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('can be focused while it is disabled, but does nothing', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled onClick={onClick}>
        Pay
      </Button>
    </form>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.click(button)
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('ignores a second click while it is busy, and says what it does', () => {
  const onClick = vi.fn()
  render(
    <Button busy busyLabel="Paying" onClick={onClick}>
      Pay £50
    </Button>,
  )
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.textContent).toContain('Paying')
})

test('submits a form, but never follows a link around the block', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
      <Button>Back</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(fireEvent.click(screen.getByRole('button', { name: 'Back' }))).toBe(false)
})

test('is a real link with an address, and gives a new tab no access to the page', () => {
  render(
    <LinkButton href="/moonlight-ball" newTab>
      Go to the event (opens a new tab)
    </LinkButton>,
  )
  const link = screen.getByRole<HTMLAnchorElement>('link')
  expect(link.getAttribute('href')).toBe('/moonlight-ball')
  expect(link.rel).toBe('noopener')
})

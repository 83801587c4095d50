import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Notice } from '../../src/ui/notice.tsx'

afterEach(cleanup)

test('announces warnings and errors at once, and others in turn', () => {
  const { rerender } = render(<Notice kind="error" title="Declined" />)
  expect(screen.getByRole('alert').textContent).toBe('Declined')
  rerender(<Notice kind="warning" title="Outbid" />)
  expect(screen.getByRole('alert').textContent).toBe('Outbid')
  rerender(<Notice kind="success" title="Thank you" />)
  expect(screen.getByRole('status').textContent).toBe('Thank you')
  rerender(<Notice kind="info" title="Doors at seven" />)
  expect(screen.getByRole('status').textContent).toBe('Doors at seven')
})

test('has a named button if it can be closed', () => {
  const onClose = vi.fn()
  const { rerender } = render(<Notice kind="info" title="Doors at seven" />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Notice kind="info" title="Doors at seven" onClose={onClose} closeLabel="Close" />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

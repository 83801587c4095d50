import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Notice } from '../../src/ui/notice.tsx'

afterEach(cleanup)

test('interrupts for warnings and errors, and waits with the rest', () => {
  const { rerender } = render(<Notice kind="error" title="Declined" />)
  expect(screen.getByRole('alert').textContent).toBe('Declined')
  rerender(<Notice kind="warning" title="Outbid" />)
  expect(screen.getByRole('alert').textContent).toBe('Outbid')
  rerender(<Notice kind="success" title="Thank you" />)
  expect(screen.getByRole('status').textContent).toBe('Thank you')
  rerender(<Notice kind="info" title="Doors at seven" />)
  expect(screen.getByRole('status').textContent).toBe('Doors at seven')
})

test('is closed by a named button, where it can be', () => {
  const onClose = vi.fn()
  const { rerender } = render(<Notice kind="info" title="Doors at seven" />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Notice kind="info" title="Doors at seven" onClose={onClose} closeLabel="Close" />)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AlertDialog } from '../../src/ui/alert-dialog.tsx'

const action = { label: 'Delete my account', run: vi.fn() }
const cancel = { label: 'Keep it', run: vi.fn() }

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

function open(props: { cancel?: typeof cancel }): HTMLDialogElement {
  render(
    <AlertDialog open title="Delete your account?" action={action} {...props}>
      <p>Your receipts stay with the charity.</p>
    </AlertDialog>,
  )
  return screen.getByRole('alertdialog', { name: 'Delete your account?' })
}

test('is announced with its text, with the focus on the answer that changes nothing', () => {
  const dialog = open({ cancel })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Your receipts stay with the charity.',
  )
  expect(document.activeElement?.textContent).toBe('Keep it')
})

test('treats Escape as Cancel', () => {
  fireEvent(open({ cancel }), new Event('cancel', { cancelable: true }))
  expect(cancel.run).toHaveBeenCalledTimes(1)
  expect(action.run).not.toHaveBeenCalled()
})

test('without Cancel, waits for its one answer', () => {
  const dialog = open({})
  expect(document.activeElement?.textContent).toBe('Delete my account')
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(dialog.open).toBe(true)
  fireEvent.click(screen.getByText('Delete my account'))
  expect(action.run).toHaveBeenCalledTimes(1)
})

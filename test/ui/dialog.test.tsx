import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from '../../src/ui/dialog.tsx'
import { isLocked } from './is-locked.ts'

afterEach(cleanup)

function Page({ persistent }: Readonly<{ persistent?: boolean }>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Review bid
      </button>
      <Dialog
        open={open}
        title="Your bid"
        closeLabel="Close"
        persistent={persistent ?? false}
        onClose={() => setOpen(false)}
        actions={
          <button type="button" data-initial-focus="" onClick={() => setOpen(false)}>
            Not now
          </button>
        }
      >
        <p>£120 for the guitar</p>
      </Dialog>
    </>
  )
}

function open(page = <Page />): HTMLDialogElement {
  render(page)
  const opener = screen.getByText('Review bid')
  opener.focus()
  fireEvent.click(opener)
  return screen.getByRole('dialog', { name: 'Your bid' })
}

function pressEscape(dialog: HTMLDialogElement): void {
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
}

test('opens as a modal, named by its title, with focus where it was asked for', () => {
  const dialog = open()
  expect(dialog.open).toBe(true)
  expect(document.activeElement?.textContent).toBe('Not now')
  expect(isLocked()).toBe(true)
})

test('closes on Escape, returns the focus and lets the page scroll', () => {
  const dialog = open()
  pressEscape(dialog)
  expect(dialog.open).toBe(false)
  expect(screen.queryByText('£120 for the guitar')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Review bid')
  expect(isLocked()).toBe(false)
})

test('closes by its button and by a click beside it', () => {
  const dialog = open()
  fireEvent.click(screen.getByText('£120 for the guitar'))
  expect(dialog.open).toBe(true)
  fireEvent.click(dialog)
  expect(dialog.open).toBe(false)
  fireEvent.click(screen.getByText('Review bid'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog.open).toBe(false)
})

test('stays open if only its actions may close it', () => {
  const dialog = open(<Page persistent />)
  pressEscape(dialog)
  fireEvent.click(dialog)
  expect(dialog.open).toBe(true)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  fireEvent.click(screen.getByText('Not now'))
  expect(dialog.open).toBe(false)
})

test('leaves nothing behind when it is removed while open', () => {
  open()
  cleanup()
  expect(isLocked()).toBe(false)
})

test('ignores a late close event once it is open again', () => {
  const dialog = open()
  pressEscape(dialog)
  fireEvent.click(screen.getByText('Review bid'))
  fireEvent(dialog, new Event('close'))
  expect(dialog.open).toBe(true)
  expect(screen.getByText('£120 for the guitar')).toBeTruthy()
})

test('ignores a late close event once it is removed', () => {
  let asked = 0
  const view = render(
    <Dialog open title="Menu" closeLabel="Close" onClose={() => void asked++}>
      <p>Questions</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Menu' })
  view.unmount()
  fireEvent(dialog, new Event('close'))
  expect(asked).toBe(0)
})

import { type RefObject, useLayoutEffect } from 'react'
import { announceIn } from './announcer.ts'
import { beginModal } from './modals.ts'
import { lockScroll } from './scroll-lock.ts'

/** The return value of a dialog that `useModal` has closed. */
export const ours = 'closed'

/**
 * Shows a native dialog modally, and makes everything else inert, for as long as it is open. Focus goes to the
 * element marked `data-initial-focus`, else to the heading, else where the browser puts it; on closing, it returns.
 * All of it at once: a key pressed between two frames must not meet a dialog that is neither open nor closed.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement
    dialog.returnValue = ''
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-initial-focus]')
    ;(first ?? dialog.querySelector<HTMLElement>('.dialog-title'))?.focus()
    const unlock = lockScroll()
    const stopAnnouncing = announceIn(dialog)
    const end = beginModal(dialog)
    return () => {
      end()
      stopAnnouncing()
      unlock()
      dialog.close(ours)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [ref, open])
}

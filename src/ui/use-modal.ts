import { type RefObject, useEffect } from 'react'
import { announceIn } from './announcer.ts'
import { beginModal } from './modals.ts'
import { lockScroll } from './scroll-lock.ts'

/**
 * Shows a native dialog modally, and makes everything else inert, for as long as it is open. Focus goes to the
 * element marked `data-initial-focus`, else to the heading, else where the browser puts it; on closing, it returns.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = (dialog.getRootNode() as Document | ShadowRoot).activeElement
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
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [ref, open])
}

import { type RefObject, useEffect } from 'react'
import { announceIn } from './announcer.ts'
import { beginModal } from './modals.ts'
import { lockScroll } from './scroll-lock.ts'

/**
 * Keeps a native dialog above the page, and everything else out of reach, for
 * as long as it is open. Focus goes to what is marked `data-initial-focus`,
 * else to the heading, else where the browser puts it; at the end it comes back.
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
    const unhome = announceIn(dialog)
    const end = beginModal(dialog)
    return () => {
      end()
      unhome()
      unlock()
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [ref, open])
}

import { type RefObject, useEffect } from 'react'

/**
 * Where what had the focus is gone, such as the button of an act that is done, the room's title has it: the keyboard
 * does not begin again at the top of the page.
 */
export function useFocusInRoom(desk: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = desk.current
    if (!element) return
    const root = element.getRootNode() as Document | ShadowRoot
    const hasFocus = (one: Element | undefined) => one !== undefined && root.activeElement === one
    let last: Element | undefined
    let frame = 0
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target
    }
    // Whoever presses beside everything has left it; what is removed is not connected any more a moment later.
    const leave = () =>
      queueMicrotask(() => {
        if (last?.isConnected && !hasFocus(last)) last = undefined
      })
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      // After a dialog that closes has returned the focus.
      frame = requestAnimationFrame(() => {
        if (!last || last.isConnected || (root.activeElement && root.activeElement !== document.body)) return
        last = undefined
        element.querySelector<HTMLElement>('.desk-title')?.focus({ preventScroll: true })
      })
    })
    element.addEventListener('focusin', keep)
    element.addEventListener('focusout', leave)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      element.removeEventListener('focusin', keep)
      element.removeEventListener('focusout', leave)
    }
  }, [desk])
}

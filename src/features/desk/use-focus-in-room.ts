import { type RefObject, useEffect } from 'react'

/**
 * Where what had the focus is gone, such as the button of an act that is done, its row has it, else the row that takes
 * its place, else the room's title: the keyboard does not begin again at the top of the page. Not the next button, which
 * a second Enter would press.
 */
export function useFocusInRoom(desk: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = desk.current
    if (!element) return
    const root = element.getRootNode() as Document | ShadowRoot
    const hasFocus = (one: Element) => root.activeElement === one
    let last: Place | undefined
    let frame = 0
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = placeOf(target)
    }
    // Whoever presses beside everything has left it; what is removed is not connected any more a moment later.
    const leave = () =>
      queueMicrotask(() => {
        if (last?.target.isConnected && !hasFocus(last.target)) last = undefined
      })
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      // After a dialog that closes has returned the focus.
      frame = requestAnimationFrame(() => {
        if (!last || last.target.isConnected || (root.activeElement && root.activeElement !== document.body)) return
        const row = rowInPlace(last)
        last = undefined
        row?.setAttribute('tabindex', '-1')
        const next = row ?? element.querySelector<HTMLElement>('.desk-title')
        next?.focus({ preventScroll: true })
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

/** What has the focus, and where in which table. */
interface Place {
  readonly target: Element
  readonly row: HTMLElement | null
  readonly rows: Element | null
  readonly index: number
}

function placeOf(target: Element): Place {
  const row = target.closest<HTMLElement>('tbody tr')
  const rows = row?.parentElement ?? null
  return { target, row, rows, index: row && rows ? [...rows.children].indexOf(row) : -1 }
}

function rowInPlace({ row, rows, index }: Place): HTMLElement | null {
  if (row?.isConnected) return row
  return rows?.isConnected ? ((rows.children[index] ?? rows.lastElementChild) as HTMLElement | null) : null
}

import { type RefObject, useEffect } from 'react'

/**
 * What is decided, paid or taken back goes from its list, with the button that was pressed. The focus then goes to its
 * row, to the one that takes its place, or to the room's heading: not to a button, which a second Enter would press.
 */
export function useHeldFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const desk = place.current
    if (!desk) return
    let last: { element: Element; row: HTMLElement | null; index: number; rows: Element | null } | undefined
    const remember = ({ target }: FocusEvent) => {
      const element = target as Element
      const row = element.closest<HTMLElement>('tbody tr')
      const rows = row?.parentElement ?? null
      last = { element, row, rows, index: row && rows ? [...rows.children].indexOf(row) : -1 }
    }
    const hold = () => {
      if (!last || last.element.isConnected) return
      const { row, rows, index } = last
      last = undefined
      if (hasFocus(desk)) return
      const next = row?.isConnected ? row : rows?.isConnected ? (rows.children[index] ?? rows.lastElementChild) : null
      const target = (next as HTMLElement | null) ?? desk.querySelector<HTMLElement>('.desk-title')
      if (next) target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(hold)
    desk.addEventListener('focusin', remember)
    observer.observe(desk, { childList: true, subtree: true })
    return () => {
      desk.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [place])
}

/** Has anything it? Inside a shadow root the document names only the root's host. */
function hasFocus(desk: Element): boolean {
  const { activeElement } = desk.getRootNode() as Document | ShadowRoot
  const { body, activeElement: outside } = desk.ownerDocument
  const host = (desk.getRootNode() as ShadowRoot).host
  return activeElement !== null && activeElement !== body
    ? true
    : outside !== null && outside !== body && outside !== host
}

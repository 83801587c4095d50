import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the focus in a windowed list while the focused card is scrolled out of the document. */
export interface KeptFocus {
  list: RefObject<HTMLElement | null>
  /** The id of that card. */
  lost: string | undefined
}

/**
 * @param reach scrolls to a card that is not rendered
 * @returns what `useFocusInRow` needs, and the key handler of the list: Tab returns to the card
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, reach: (id: string) => void) {
  const kept = useRef<KeptFocus>({ list, lost: undefined }).current
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || kept.lost === undefined || !hasFocus(list.current)) return
    event.preventDefault()
    reach(kept.lost)
  }
  return { kept, onKeyDown }
}

/** A row passes the focus to the list before it is removed, and takes it back when it is rendered again. */
export function useFocusInRow(row: RefObject<HTMLElement | null>, ids: readonly string[], kept: KeptFocus): void {
  const latest = useRef(ids)
  latest.current = ids
  useLayoutEffect(() => {
    const element = row.current
    const list = kept.list.current
    if (kept.lost !== undefined && latest.current.includes(kept.lost) && hasFocus(list)) {
      element?.children[latest.current.indexOf(kept.lost)]?.querySelector('a')?.focus({ preventScroll: true })
      kept.lost = undefined
    }
    return () => {
      const at = [...(element?.children ?? [])].findIndex(card => card.contains(focusedIn(card)))
      if (at < 0) return
      kept.lost = latest.current[at]
      list?.focus({ preventScroll: true })
    }
  }, [row, kept])
}

const hasFocus = (element: Element | null) => element !== null && focusedIn(element) === element

/** Inside a shadow root the document names only its host. */
function focusedIn(element: Element): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement
}

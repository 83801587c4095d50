import { type RefObject, useEffect } from 'react'
import { watchLostFocus } from '../../ui/watch-lost-focus.ts'

/**
 * When the focused element is removed, such as the button of a finished action, the focus moves to its row, else to the
 * row in the same position, else to the nearest title. Not to the next button, which a second Enter would press.
 */
export function useFocusInRoom(desk: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = desk.current
    if (!element) return
    const successorOf = (target: Element) => {
      const row = rowOf(target)
      const title = titleOf(target)
      return () => row() ?? title()
    }
    return watchLostFocus(element, { successorOf, frames: 1 })
  }, [desk])
}

/** The target's row, or the one that takes its position. */
function rowOf(target: Element): () => HTMLElement | null {
  const row = target.closest<HTMLElement>('tbody tr')
  const rows = row?.parentElement
  const index = rows ? [...rows.children].indexOf(row) : -1
  return () => {
    if (row?.isConnected) return row
    return rows?.isConnected ? ((rows.children[index] ?? rows.lastElementChild) as HTMLElement | null) : null
  }
}

/** The title of the smallest remaining part around the target: a lot's, or the room's. */
function titleOf(target: Element): () => HTMLElement | null {
  const around: Element[] = []
  for (let next = target.parentElement; next; next = next.parentElement) around.push(next)
  return () => {
    for (const part of around.filter(({ isConnected }) => isConnected)) {
      const title = part.querySelector<HTMLElement>(':is(h1, h2, h3):not(dialog *)')
      if (title) return title
    }
    return null
  }
}

import { watchLostFocus } from '../../ui/watch-lost-focus.ts'

/**
 * Gives the focus of what is removed, such as "Try again" while it is tried, to what is left around it. A frame later
 * than a screen's own rules.
 */
export function keepFocus(root: ShadowRoot): () => void {
  return watchLostFocus(root, { placeOf, frames: 2 })
}

function placeOf(target: Element): () => HTMLElement | undefined {
  const around: HTMLElement[] = []
  for (let next = target.parentElement; next; next = next.parentElement) around.push(next)
  return () => around.find(element => element.isConnected)
}

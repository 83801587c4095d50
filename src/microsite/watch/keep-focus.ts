import { watchLostFocus } from '../../ui/watch-lost-focus.ts'

/**
 * When a focused element is removed, such as a "Try again" button, moves the focus to what remains around it. Runs one
 * frame after a screen's own rules.
 */
export function keepFocus(root: ShadowRoot): () => void {
  return watchLostFocus(root, { successorOf, frames: 2 })
}

function successorOf(target: Element): () => HTMLElement | undefined {
  const around: HTMLElement[] = []
  for (let next = target.parentElement; next; next = next.parentElement) around.push(next)
  return () => around.find(element => element.isConnected)
}

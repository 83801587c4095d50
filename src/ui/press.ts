import type { MouseEvent, PointerEvent } from 'react'

/** Pixels a hand may move without meaning to drag. */
const tolerance = 16

const began = new WeakMap<EventTarget, readonly [x: number, y: number]>()

/**
 * Captures the pointer, so that the click goes to the button where the press began even if the layout moves before the
 * release (a card field grows as it loses the focus). Without it the browser would send no click.
 */
export function capturePress({ currentTarget, pointerId, clientX, clientY }: PointerEvent<Element>): void {
  began.set(currentTarget, [clientX, clientY])
  try {
    currentTarget.setPointerCapture(pointerId)
  } catch {
    // A click dispatched by a script has no pointer.
  }
}

/** Has the visitor moved the pointer off the button to cancel the press? */
export function isCancelledPress({ currentTarget, clientX, clientY, detail }: MouseEvent<Element>): boolean {
  const [x, y] = began.get(currentTarget) ?? [clientX, clientY]
  // Keyboard clicks have no coordinates.
  if (!detail || Math.hypot(clientX - x, clientY - y) <= tolerance) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

import type { MouseEvent, PointerEvent } from 'react'

/** Pixels that a hand moves without meaning to. */
const tremble = 16

const began = new WeakMap<EventTarget, readonly [x: number, y: number]>()

/**
 * Keeps a press with the button that it began on: a page that moves meanwhile
 * (a card field that grows as it loses the focus) would have it end beside the
 * button, and the browser would drop it.
 */
export function holdPress({ currentTarget, pointerId, clientX, clientY }: PointerEvent<Element>): void {
  began.set(currentTarget, [clientX, clientY])
  try {
    currentTarget.setPointerCapture(pointerId)
  } catch {
    // A script's own event has no pointer.
  }
}

/** Did the visitor take the pointer off the button before letting go, and so think better of it? */
export function isTakenBack({ currentTarget, clientX, clientY, detail }: MouseEvent<Element>): boolean {
  const [x, y] = began.get(currentTarget) ?? [clientX, clientY]
  // The keyboard's clicks have no place.
  if (!detail || Math.hypot(clientX - x, clientY - y) <= tremble) return false
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

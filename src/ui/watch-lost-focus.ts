type Place = () => HTMLElement | null | undefined

interface Options {
  /** Notes where an element is that has the focus now. Asked again where to, once that element is gone. */
  placeOf: (target: Element) => Place
  /** Frames that others have to move the focus themselves, such as a dialog that closes. */
  frames: number
}

/**
 * Where what had the focus is removed, such as a button whose act is done, gives the focus to what is near, so that the
 * keyboard and screen readers do not begin again at the top of the page.
 * @returns the cleanup
 */
export function watchLostFocus(root: HTMLElement | ShadowRoot, { placeOf, frames }: Options): () => void {
  let last: { target: Element; place: Place } | undefined
  let frame = 0

  const keep = ({ target }: Event) => {
    if (target instanceof Element) last = { target, place: placeOf(target) }
  }
  // A press beside everything leaves it. What is removed is no longer connected a moment later.
  const leave = () =>
    queueMicrotask(() => {
      if (last?.target.isConnected && !hasFocus(last.target)) last = undefined
    })

  function wait(left: number): void {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : give()))
  }

  function give(): void {
    if (!last || last.target.isConnected || document.activeElement !== document.body) return
    const next = last.place()
    last = undefined
    if (next && !next.hasAttribute('tabindex')) {
      next.tabIndex = -1
      next.addEventListener('blur', () => next.removeAttribute('tabindex'), { once: true })
    }
    next?.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(() => {
    if (last && !last.target.isConnected) wait(frames)
  })
  root.addEventListener('focusin', keep)
  root.addEventListener('focusout', leave)
  observer.observe(root, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    root.removeEventListener('focusin', keep)
    root.removeEventListener('focusout', leave)
  }
}

function hasFocus(element: Element): boolean {
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element
}

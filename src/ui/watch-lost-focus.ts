type FindSuccessor = () => HTMLElement | null | undefined

interface Options {
  /**
   * Called while an element has the focus. Returns a function that finds another element for the focus, once that one
   * is removed.
   */
  successorOf: (target: Element) => FindSuccessor
  /** How many frames to wait for other code that moves the focus, such as a closing dialog. */
  frames: number
}

/**
 * When the focused element is removed, such as the button of a finished action, focuses something near it. Otherwise
 * the keyboard and screen readers would start again at the top of the page.
 * @returns the cleanup
 */
export function watchLostFocus(root: HTMLElement | ShadowRoot, { successorOf, frames }: Options): () => void {
  let last: { target: Element; findSuccessor: FindSuccessor } | undefined
  let frame = 0

  const keep = ({ target }: Event) => {
    if (target instanceof Element) last = { target, findSuccessor: successorOf(target) }
  }
  // A press on nothing focusable drops the focus on purpose. An element that was removed is disconnected a moment
  // later.
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
    const next = last.findSuccessor()
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

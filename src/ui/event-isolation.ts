import { useContext, useEffect } from 'react'
import { StyleRoot } from './styles.ts'

/**
 * Keeps a visitor's events in a field away from the page around the block. A page's keyboard shortcuts see our host
 * element as the target, not the field, and would swallow what is typed; a link around the block would follow a click
 * into a field. Installed once per shadow root, and garbage-collected with it.
 */
export function useEventIsolation(): void {
  const root = useContext(StyleRoot)
  useEffect(() => {
    if (typeof ShadowRoot === 'undefined' || !(root instanceof ShadowRoot) || sheltered.has(root)) return
    sheltered.add(root)
    for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepInside)
    root.addEventListener('click', stayOnPage)
  }, [root])
}

const sheltered = new WeakSet<ShadowRoot>()

function keepInside(event: Event): void {
  if (isField(event.composedPath()[0])) event.stopPropagation()
}

// A click in a text field has no default action of its own, so preventing it only stops the link.
function stayOnPage(event: Event): void {
  const target = event.composedPath()[0]
  if (isField(target) && !/^(checkbox|radio|file|submit|image|reset)$/.test(target.type)) event.preventDefault()
}

function isField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return target instanceof Element && /^(input|textarea|select)$/.test(target.localName)
}

import { useContext, useEffect } from 'react'
import { StyleRoot } from './styles.ts'

/**
 * Keeps what a visitor does in a field from the page around the block. A
 * page's shortcuts see only our host element as the target of a key, and would
 * swallow what is typed; a link around the block would follow a click into a
 * field. Done once per shadow root; ends with it.
 */
export function useShelter(): void {
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

// A text field's click does nothing by itself, so nothing of ours is prevented.
function stayOnPage(event: Event): void {
  const target = event.composedPath()[0]
  if (isField(target) && !/^(checkbox|radio|file|submit|image|reset)$/.test(target.type)) event.preventDefault()
}

function isField(target: unknown): target is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return target instanceof Element && /^(input|textarea|select)$/.test(target.localName)
}

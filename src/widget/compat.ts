import { attributeName } from './attributes.ts'
import type { WidgetDefinition } from './define-widget.tsx'

/** What an editor that strips unknown tags is given instead of one. */
export const compatSelector = '[data-fayre]'

const filled = new WeakSet<Element>()

/**
 * Puts a block into a `<div data-fayre="donation-form" data-event="…">`,
 * around what the editor left in it. Only the block's own attributes are
 * taken over, and never its `host`: who may write into a page may still not
 * say where money goes.
 * @param tag with its prefix
 */
export async function fillCompat(place: Element, tag: string, load: () => Promise<WidgetDefinition>): Promise<void> {
  if (filled.has(place)) return
  filled.add(place)
  const { attributes } = await load()
  const block = document.createElement(tag)
  for (const property of Object.keys(attributes)) {
    const name = attributeName(property)
    const value = place.getAttribute(`data-${name}`)
    if (value !== null && name !== 'host') block.setAttribute(name, value)
  }
  block.append(...place.childNodes)
  place.append(block)
}

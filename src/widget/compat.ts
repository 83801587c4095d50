import { attributeName } from './attributes.ts'
import type { WidgetDefinition } from './define-widget.tsx'

/** A placeholder element, for editors that strip unknown tags. */
export const compatSelector = '[data-fayre]'

const filled = new WeakSet<Element>()

/**
 * Adds a block to a `<div data-fayre="donation-form" data-event="…">`, keeping the editor's content as its fallback.
 * Only the block's own attributes are copied, never `host`: the author of a page's content must not redirect payments.
 * @param tag with its prefix
 */
export async function fillCompat(
  placeholder: Element,
  tag: string,
  load: () => Promise<WidgetDefinition>,
): Promise<void> {
  if (filled.has(placeholder)) return
  filled.add(placeholder)
  const { attributes } = await load()
  const block = document.createElement(tag)
  for (const property of Object.keys(attributes)) {
    const name = attributeName(property)
    const value = placeholder.getAttribute(`data-${name}`)
    if (value !== null && name !== 'host') block.setAttribute(name, value)
  }
  block.append(...placeholder.childNodes)
  placeholder.append(block)
}

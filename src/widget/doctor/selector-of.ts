/**
 * A CSS selector for the element. One without id or class is selected by position, since a rule for its tag would
 * change the whole page.
 */
export function selectorOf(element: Element): string {
  const { localName, id, classList, parentElement: parent } = element
  if (id) return `${localName}#${CSS.escape(id)}`
  const classes = [...classList].slice(0, 2).map(name => `.${CSS.escape(name)}`)
  if (classes.length || !parent || element.ownerDocument.querySelectorAll(localName).length < 2)
    return localName + classes.join('')
  const alike = [...parent.children].filter(child => child.localName === localName)
  return `${selectorOf(parent)} > ${localName}:nth-of-type(${alike.indexOf(element) + 1})`
}

/** The element and its ancestors from the inside out, across shadow roots. */
export function ancestorsOf(element: Element): Element[] {
  const all: Element[] = []
  for (let at: Element | null = element; at; at = outOf(at)) all.push(at)
  return all
}

function outOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot
  const root = element.getRootNode()
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

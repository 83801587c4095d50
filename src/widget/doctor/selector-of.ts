/** As a style sheet would call it. */
export function selectorOf({ localName, id, classList }: Element): string {
  const classes = [...classList].slice(0, 2).map(name => `.${CSS.escape(name)}`)
  return localName + (id ? `#${CSS.escape(id)}` : classes.join(''))
}

/** The element and all around it, from the inside out, through shadow roots too. */
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

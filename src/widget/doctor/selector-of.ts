/** As a style sheet would call it. What has no name of its own is called by its place: a rule for all of its kind would change the page. */
export function selectorOf(element: Element): string {
  const { localName, id, classList, parentElement: parent } = element
  if (id) return `${localName}#${CSS.escape(id)}`
  const classes = [...classList].slice(0, 2).map(name => `.${CSS.escape(name)}`)
  if (classes.length || !parent || element.ownerDocument.querySelectorAll(localName).length < 2)
    return localName + classes.join('')
  const alike = [...parent.children].filter(child => child.localName === localName)
  return `${selectorOf(parent)} > ${localName}:nth-of-type(${alike.indexOf(element) + 1})`
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

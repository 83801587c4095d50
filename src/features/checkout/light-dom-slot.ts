/** An element in the light DOM that shows in a slot of our element's shadow root. */
export interface LightDomSlot {
  readonly container: HTMLElement
  remove(): void
}

/**
 * Creates the element. Where a page has put ours inside other shadow roots, it becomes a child of the outermost
 * host, and a slot in each root passes it on to the next.
 * @param slot name of the slot in the element's shadow root
 */
export function lightDomSlot(element: Element, slot: string): LightDomSlot {
  const made: HTMLElement[] = []
  let host = element
  for (let root = host.getRootNode(); root instanceof ShadowRoot; root = host.getRootNode()) {
    const forwarding = document.createElement('slot')
    forwarding.name = slot
    add(forwarding, 'contents')
    host = root.host
  }
  const container = document.createElement('div')
  add(container, 'block')
  return {
    container,
    remove: () => {
      for (const node of made) node.remove()
    },
  }

  /** The page's style rules match this node, though not the content of the iframe in it, so it is reset. */
  function add(node: HTMLElement, display: string): void {
    node.slot = slot
    node.style.setProperty('all', 'initial', 'important')
    node.style.setProperty('display', display, 'important')
    host.append(node)
    made.push(node)
  }
}

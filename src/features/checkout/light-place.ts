/** A place that shows in a slot of an element's shadow root, and is in no shadow root itself. */
export interface LightPlace {
  readonly place: HTMLElement
  remove(): void
}

/**
 * Makes the place. Where a page has put our element into shadow roots of its
 * own, the place stands in front of the outermost, and a slot in each hands
 * it on to the next.
 * @param slot name of the slot in the element's shadow root
 */
export function lightPlace(element: Element, slot: string): LightPlace {
  const made: HTMLElement[] = []
  let host = element
  for (let root = host.getRootNode(); root instanceof ShadowRoot; root = host.getRootNode()) {
    const passage = document.createElement('slot')
    passage.name = slot
    add(passage, 'contents')
    host = root.host
  }
  const place = document.createElement('div')
  add(place, 'block')
  return {
    place,
    remove: () => {
      for (const node of made) node.remove()
    },
  }

  /** Out of reach of the page's own rules, which see this node and nothing within. */
  function add(node: HTMLElement, display: string): void {
    node.slot = slot
    node.style.setProperty('all', 'initial', 'important')
    node.style.setProperty('display', display, 'important')
    host.append(node)
    made.push(node)
  }
}

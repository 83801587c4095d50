import { type ComponentChildren, type ContainerNode, render } from 'preact'

/** React's root over preact's one function. */
export function createRoot(container: ContainerNode) {
  return {
    render: (children: ComponentChildren) => render(children, container),
    unmount: () => render(null, container),
  }
}

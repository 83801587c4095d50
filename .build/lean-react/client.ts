import { type ComponentChildren, type ContainerNode, render } from 'preact'

export function createRoot(container: ContainerNode) {
  return {
    render: (children: ComponentChildren) => render(children, container),
    unmount: () => render(null, container),
  }
}

/** How r2wc puts a component into an element and takes it out again. */
interface Renderer<Context> {
  mount(container: ShadowRoot, component: unknown, props: object): Context
  update(context: Context, props: object): void
  unmount(context: Context): void
}

/** r2wc's core without its attributes, properties and events, for which our elements have their own code. */
export default function core<Context>(
  component: unknown,
  options: { shadow: ShadowRootMode },
  renderer: Renderer<Context>,
) {
  return class extends HTMLElement {
    container = this.attachShadow({ mode: options.shadow })
    mounted: Context | undefined

    connectedCallback() {
      const props = { container: this.container }
      if (this.mounted) renderer.update(this.mounted, props)
      else this.mounted = renderer.mount(this.container, component, props)
    }

    disconnectedCallback() {
      if (this.mounted) renderer.unmount(this.mounted)
      this.mounted = undefined
    }
  }
}

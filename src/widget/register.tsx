import r2wc from '@r2wc/react-to-web-component'
import { atom } from 'nanostores'
import { version } from '../store/release.ts'
import { attributeName } from './attributes.ts'
import type { DefineOptions, WidgetDefinition } from './define-widget.tsx'
import { type ElementState, WidgetRoot } from './widget-root.tsx'

/**
 * Registers the element under the host's prefix. A tag that is already defined is left alone; if that is another
 * version, the console says so. r2wc mounts and unmounts. The rest is ours, because r2wc ignores empty and removed
 * attributes, loses properties set before the upgrade, and remounts an element that is only moved.
 */
export function register(widget: WidgetDefinition, options: DefineOptions = {}): void {
  const prefix = options.prefix ?? 'fayre'
  const tag = `${prefix}-${widget.tag}`
  const taken = customElements.get(tag) as { fayreVersion?: string } | undefined
  if (taken) {
    const { fayreVersion = 'somebody else' } = taken
    if (fayreVersion !== version) console.warn(`[fayre] ${version}: <${tag}> is from ${fayreVersion} already`)
    return
  }
  const properties = Object.keys(widget.attributes)
  const byAttribute = new Map(properties.map(property => [attributeName(property), property]))
  const Base = r2wc(WidgetRoot, { shadow: 'open' }) as unknown as ElementClass

  class Widget extends Base {
    static readonly fayreVersion = version
    static get observedAttributes() {
      return [...byAttribute.keys()]
    }

    readonly fayre: ElementState

    constructor() {
      super()
      const defaults = Object.entries(widget.attributes).map(([property, { fallback }]) => [property, fallback])
      this.fayre = { widget, prefix, options, $attributes: atom(Object.fromEntries(defaults)) }
    }

    override connectedCallback() {
      const own = this as Record<string, unknown>
      for (const property of properties) {
        if (!Object.hasOwn(own, property)) continue
        const value = own[property]
        delete own[property]
        own[property] = value
      }
      super.connectedCallback()
    }

    // Without this callback, moveBefore() would disconnect and connect.
    connectedMoveCallback() {}

    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    attributeChangedCallback(name: string, _old: string | null, value: string | null) {
      const property = byAttribute.get(name)
      const attribute = property && widget.attributes[property]
      if (!attribute) return
      const { $attributes } = this.fayre
      $attributes.set({ ...$attributes.get(), [property]: attribute.parse(value) })
    }
  }

  for (const property of properties) {
    Object.defineProperty(Widget.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Widget) {
        return this.fayre.$attributes.get()[property]
      },
      set(this: Widget, value: unknown) {
        const text = widget.attributes[property]?.format(value) ?? null
        if (text === null) this.removeAttribute(attributeName(property))
        else this.setAttribute(attributeName(property), text)
      },
    })
  }
  customElements.define(tag, Widget)
}

type ElementClass = new () => HTMLElement & { connectedCallback(): void; disconnectedCallback(): void }

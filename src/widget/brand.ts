import { useStore } from '@nanostores/react'
import { texts } from '../lib/texts.ts'
import type { Site } from '../store/site.ts'
import { adoptStyles } from '../ui/styles.ts'

/** Sets the event's brand on the element's host, where the page's own rules for the element still win. */
export function useBrand(site: Site, root: ShadowRoot): void {
  const settings = useStore(site.settings.$state)
  if (settings.type !== 'ready') return
  const { value } = settings
  let css = known.get(value)
  if (!css) {
    const rules = Object.entries(texts(value.brand_properties)).map(entry => entry.join(':'))
    css = `:host{${rules.join(';')}}`
    known.set(value, css)
  }
  adoptStyles(root, css)
}

/** Computed once, however many blocks use it. */
const known = new WeakMap<object, string>()

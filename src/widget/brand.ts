import { useStore } from '@nanostores/react'
import { brandProperties } from '../lib/brand.ts'
import { texts } from '../lib/texts.ts'
import type { Site } from '../store/site.ts'
import { adoptStyles } from '../ui/styles.ts'

/**
 * The event's brand on the element's host, where a page's own rule for the
 * element still wins over it.
 */
export function useBrand(site: Site, root: ShadowRoot): void {
  const settings = useStore(site.settings.$state)
  if (settings.type !== 'ready') return
  const rules = Object.entries(brandProperties(texts(settings.value.branding))).map(
    ([name, value]) => `${name}:${value};`,
  )
  adoptStyles(root, `:host{${rules.join('')}}`)
}

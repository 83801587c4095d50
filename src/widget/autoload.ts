import { compatSelector, fillCompat } from './compat.ts'
import type { DefineOptions, WidgetDefinition } from './define-widget.tsx'

type LoadRegister = () => Promise<{ register(widget: WidgetDefinition, options: DefineOptions): void }>
export type Loaders = Readonly<Record<string, () => Promise<WidgetDefinition>>>

/**
 * Watches the page for our tags and loads a block's code when its first tag appears; also converts placeholder
 * elements (see `compat`). Tags inside other people's shadow roots are not seen: those load the block by its own
 * script.
 * @param loadRegister returns what defines a loaded block
 */
export function autoload(loaders: Loaders, options: DefineOptions, loadRegister: LoadRegister): () => void {
  const prefix = `${options.prefix ?? 'fayre'}-`
  const asked = new Set<string>()

  function visit(element: Element): void {
    const wanted = element.matches(compatSelector) ? element.getAttribute('data-fayre') : null
    const fill = wanted !== null && Object.hasOwn(loaders, wanted) && loaders[wanted]
    if (fill) {
      fillCompat(element, prefix + wanted, fill).catch(problem =>
        console.error(`[fayre] ${prefix}${wanted} did not load`, problem),
      )
    }
    const name = element.localName.startsWith(prefix) ? element.localName.slice(prefix.length) : ''
    const load = loaders[name]
    if (!load || asked.has(name)) return
    asked.add(name)
    Promise.all([load(), loadRegister()]).then(
      ([widget, { register }]) => register(widget, options),
      problem => {
        asked.delete(name)
        console.error(`[fayre] <${element.localName}> did not load`, problem)
      },
    )
  }

  function visitAll(root: Element | Document): void {
    for (const element of root.querySelectorAll(`:not(:defined), ${compatSelector}`)) visit(element)
  }

  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        visit(node)
        visitAll(node)
      }
    }
  })
  visitAll(document)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  return () => observer.disconnect()
}

import { eventNames } from './event-names.ts'
import { frameMessage } from './message.ts'

/**
 * In the frame: says how high its content is, where the focus goes, and what
 * happens, to the page around it, once that has said hello.
 */
export function speakToPage(): void {
  if (parent === window) return
  let page: string | undefined
  // Returns nothing: of a call that ends a function WebKit forgets whose it is, and names another window as its source.
  const say = (message: object) => {
    if (page !== undefined) parent.postMessage({ fayre: 1, ...message }, page === 'null' ? '*' : page)
  }
  const sayHeight = () => say({ type: 'height', height: document.body.getBoundingClientRect().height })

  addEventListener('message', event => {
    if (event.source !== parent || frameMessage(event.data)?.type !== 'hello') return
    page = event.origin
    sayHeight()
  })
  new ResizeObserver(sayHeight).observe(document.body)
  addEventListener('focusin', event => {
    const target = event.composedPath()[0]
    if (target instanceof Element) say({ type: 'focus', top: target.getBoundingClientRect().top })
  })
  for (const name of eventNames) {
    addEventListener(name, event => say({ type: 'event', name, detail: (event as CustomEvent).detail }))
  }
  // Whoever it is may know that: it says nothing of what is inside.
  parent.postMessage({ fayre: 1, type: 'ready' }, '*')
}

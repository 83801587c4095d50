import { campaignOf } from '../../lib/campaign.ts'
import { eventNames } from './event-names.ts'
import { frameMessage } from './message.ts'

/**
 * Runs in the frame: reports content height, focus and events to the page around it, once that page has sent `hello`.
 */
export function reportToPage(): void {
  if (parent === window) return
  let page: string | undefined
  // Must not be a tail call: WebKit would then report another window as the message's source.
  const say = (message: object) => {
    if (page !== undefined) parent.postMessage({ fayre: 1, ...message }, page === 'null' ? '*' : page)
  }
  const sayHeight = () => say({ type: 'height', height: document.body.getBoundingClientRect().height })

  addEventListener('message', event => {
    const message = frameMessage(event.data)
    if (event.source !== parent || message?.type !== 'hello') return
    page = event.origin
    takeCampaign(String(message.campaign ?? ''))
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
  // May be sent to any origin, since it contains nothing.
  parent.postMessage({ fayre: 1, type: 'ready' }, '*')
}

/** Adds the page's campaign to the frame's own address, where the blocks look for it. */
function takeCampaign(query: string): void {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(campaignOf(new URL(`?${query}`, address)) ?? {}))
    address.searchParams.set(name, value)
  history.replaceState(history.state, '', address)
}

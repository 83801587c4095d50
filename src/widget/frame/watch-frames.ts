import { campaignOf } from '../../lib/campaign.ts'
import { frameMessage } from './message.ts'

/** Maximum height in pixels, so that a frame cannot break the page. */
const highest = 20_000

/**
 * Resizes the iframes from `origin` to their content, scrolls to the focused element in them, and dispatches their
 * events on the iframe element. Messages from other origins or windows are ignored.
 */
export function watchFrames(origin: string): void {
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter(
      frame => URL.canParse(frame.src) && new URL(frame.src).origin === origin,
    )
  const campaign = new URLSearchParams(campaignOf(new URL(location.href))).toString()
  const greet = (frame: HTMLIFrameElement) =>
    frame.contentWindow?.postMessage({ fayre: 1, type: 'hello', campaign }, origin)

  addEventListener('message', event => {
    if (event.origin !== origin) return
    const message = frameMessage(event.data)
    const frame = message && frames().find(({ contentWindow }) => contentWindow === event.source)
    if (!frame) return
    if (message.type === 'ready') greet(frame)
    if (message.type === 'height' && message.height > 0) {
      frame.style.setProperty('height', `${Math.min(Math.ceil(message.height), highest)}px`)
    }
    if (message.type === 'focus') reveal(frame.getBoundingClientRect().top + message.top)
    if (message.type === 'event' && /^[a-z]+(-[a-z]+)+$/.test(message.name)) {
      frame.dispatchEvent(new CustomEvent(message.name, { bubbles: true, detail: message.detail }))
    }
  })
  // A frame that has loaded may have sent `ready` before we listened. One that is still empty will send it.
  for (const frame of frames()) if (frame.contentDocument?.URL !== 'about:blank') greet(frame)
}

/** @param top pixels from the window's top */
function reveal(top: number): void {
  if (top < 0 || top > innerHeight - 120) scrollBy({ top: top - innerHeight / 4 })
}

import { frameMessage } from '../../../src/widget/frame/message.ts'
import type { Choice } from './definition.ts'
import { fieldValue } from './fields.ts'
import { find } from './find.ts'
import { declarations, frameAddress } from './platforms.ts'

let style = ''
let shown = ''

/** Shows the block as it is chosen. A change of its look alone does not load it anew. */
export function showPreview(form: HTMLFormElement, choice: Choice): void {
  const stage = find('#stage')
  const frame = find<HTMLIFrameElement>('#preview')
  stage.dataset.screen = fieldValue(form, 'screen')
  stage.dataset.paper = fieldValue(form, 'paper')
  const address = frameAddress(choice, fieldValue(form, 'rtl') ? { dir: 'rtl' } : {})
  style = declarations(choice.properties)
  if (shown === address) dress(frame)
  else if (!shown) frame.src = address
  // Not by `src` again: the browser's Back would go through every change.
  else frame.contentWindow?.location.replace(address)
  shown = address
}

// The frame says `ready` before the block has loaded, so that it is never seen in other colours.
addEventListener('message', event => {
  const frame = find<HTMLIFrameElement>('#preview')
  if (event.source === frame.contentWindow && frameMessage(event.data)?.type === 'ready') dress(frame)
})

function dress(frame: HTMLIFrameElement): void {
  const view = frame.contentWindow as (Window & typeof globalThis) | null
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(`[data-fayre] > * { ${style} }`)
  view.document.adoptedStyleSheets = [sheet]
}

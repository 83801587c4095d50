import type { Condition } from './condition.ts'

/** Style sheets of host pages, most written without regard for blocks. */
export const cssConditions: readonly Condition[] = [
  { name: 'everything unset', css: '*, *::before, *::after { all: unset !important }' },
  {
    name: 'a root of 10 px and odd text',
    css: `html { font-size: 62.5% } body { font: 8px/1 cursive; letter-spacing: 9px; word-spacing: 2em;
      text-transform: uppercase; text-indent: 40px; text-align: center; white-space: nowrap }`,
  },
  {
    name: 'z-index wars',
    css: `body { padding-block: 90px 140px }
      body::before { content: "Menu"; position: fixed; inset: 0 0 auto; height: 80px; background: teal; z-index: 2147483647 }
      body::after { content: "We use cookies"; position: fixed; inset: auto 0 0; height: 120px; background: gold; z-index: 2147483647 }
      main, main > * { position: relative; z-index: 0 }`,
  },
  { name: 'right to left', html: 'dir="rtl"', css: 'body { direction: rtl; unicode-bidi: plaintext }' },
  {
    name: 'slots, frames and fields hidden',
    // Hides the page's own form with its content.
    unless: /in a form of the page/,
    css: `[slot] { display: none !important } iframe, label, button, input, dl, form { display: none !important }
      div:empty, :not(:defined) { visibility: hidden }`,
  },
  {
    name: 'ancestors turned, clipped and contained',
    css: `main { transform: translateZ(0) scale(.98); filter: saturate(.9); perspective: 900px; will-change: transform;
      overflow: hidden; contain: layout paint; isolation: isolate; columns: 1 }`,
  },
  {
    name: 'elements floated, narrowed and turned',
    // These would also narrow the elements around the block.
    unless: /in a form of the page|in a popover/,
    css: `div, p, form, button, label { float: right !important; width: 1px !important; position: absolute !important;
      transform: rotate(9deg) !important; opacity: .1 !important }`,
  },
  {
    name: 'the blocks themselves turned, shrunk and blinking',
    css: `@keyframes away { to { opacity: 0; translate: 300px } }
      fayre-donation-form, fayre-total-raised { display: inline !important; transform: rotate(9deg) !important;
        animation: away 1s infinite alternate !important; transition: all 3s !important; scale: .2 !important;
        rotate: 9deg !important; translate: 300px !important; opacity: .1 !important; filter: blur(4px) !important }`,
  },
  {
    name: 'quirks mode',
    quirks: true,
    act: async page => {
      const margin = await page
        .locator('fayre-donation-form form')
        .first()
        .evaluate(form => getComputedStyle(form).marginBlock)
      if (margin !== '0px') throw new Error(`The form has a margin of ${margin}`)
    },
    // These pages have another structure, which the styles do not fit.
    unless: /mounted and unmounted|another shadow root|within another/,
  },
  {
    name: 'a narrow flex row',
    css: 'main { display: flex; gap: 4px; inline-size: 640px } main * { min-width: 0; flex: 1 1 0; margin: 0 }',
  },
  {
    name: 'everything moving',
    css: `*, *::before, *::after { transition: all 3s !important; scroll-behavior: smooth !important }
      html { scroll-snap-type: y mandatory; overflow-x: hidden } body { user-select: none; touch-action: none }`,
  },
]

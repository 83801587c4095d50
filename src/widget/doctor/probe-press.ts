import { type HarmfulStyle, ruleAgainst } from './culprit.ts'
import type { Finding } from './finding.ts'
import { ancestorsOf, selectorOf } from './selector-of.ts'

/**
 * Can the block's main button be scrolled to and clicked? If not, finds the element to blame, and a rule that
 * overrides it.
 */
export function probePress(window: Window, block: Element): Finding[] {
  const button = block.shadowRoot?.querySelector('[part~="button-primary"]')
  if (!button?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
  const around = ancestorsOf(block)
  const clipper = clipperOf(window, around, button)
  if (clipper) return [clipped(block, clipper)]
  button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const found = elementAt(window.document, middleOf(button), block)
  if (!found) return [outside(window, block, around)]
  const passThrough = around.filter(one => window.getComputedStyle(one).pointerEvents === 'none').at(-1)
  if (passThrough) return [unclickable(block, passThrough)]
  if (found === block) return []
  return around.includes(found) ? [outside(window, block, around)] : [covered(window, block, found)]
}

/**
 * The element whose `overflow` clips the button. Past a scroll container, the container's own position counts, since
 * it can scroll the button into view.
 */
function clipperOf(window: Window, around: readonly Element[], button: Element): Element | undefined {
  let shown = button
  for (const element of around) {
    const { overflowX, overflowY } = window.getComputedStyle(element)
    const edge = /^(html|body)$/.test(element.localName)
      ? new DOMRect(0, 0, window.innerWidth, window.innerHeight)
      : element.getBoundingClientRect()
    const { x, y } = middleOf(shown)
    const isBeside = x < edge.left || x > edge.right
    const isBeyond = y < edge.top || y > edge.bottom
    if ((isBeside && hides(overflowX)) || (isBeyond && hides(overflowY))) return element
    if (scrolls(overflowX) || scrolls(overflowY)) shown = element
  }
  return undefined
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The topmost element at a point, in open shadow roots too. The block counts as a whole. */
function elementAt(root: DocumentOrShadowRoot, point: { x: number; y: number }, block: Element): Element | null {
  const found = root.elementFromPoint(point.x, point.y)
  return found?.shadowRoot && found !== block ? elementAt(found.shadowRoot, point, block) : found
}

function clipped({ localName }: Element, clipper: Element): Finding {
  const isPage = /^(html|body)$/.test(clipper.localName)
  const name = selectorOf(clipper)
  return {
    kind: 'blocks',
    title: `${isPage ? 'The page' : name} cuts <${localName}> off`,
    text: isPage
      ? 'It does not scroll, so nobody gets to the button. Often a cookie banner or a menu has forgotten to let the page go:'
      : 'It is not high or wide enough, and hides what reaches over its edge: the button, for one. Let it grow:',
    fix: isPage
      ? `${name} { overflow: auto !important; height: auto !important }`
      : `${name} { overflow: visible !important; height: auto !important; max-height: none !important }`,
  }
}

function unclickable({ localName }: Element, passThrough: Element): Finding {
  return {
    kind: 'blocks',
    title: `<${localName}> can't be pressed`,
    text: `${selectorOf(passThrough)} lets all clicks through (pointer-events: none). Take them again:`,
    fix: `${selectorOf(passThrough)} { pointer-events: auto !important }`,
  }
}

function outside(window: Window, { localName }: Element, around: readonly Element[]): Finding {
  return {
    kind: 'blocks',
    title: `The button of <${localName}> is out of reach`,
    text: 'A style around it moves it off the screen or cuts it out. In a closed menu or slider that is as it should be.',
    fix: ruleAgainst(window, around, moving),
  }
}

const moving: readonly HarmfulStyle[] = [
  ['clip-path', /^(?!none)/, 'none'],
  ['transform', /^(?!none)/, 'none'],
  ['translate', /^(?!none)/, 'none'],
  ['position', /^(absolute|fixed)$/, 'static'],
]

function covered(window: Window, { localName }: Element, over: Element): Finding {
  const layer = window.getComputedStyle(over).zIndex
  return {
    kind: 'blocks',
    title: `The button of <${localName}> is covered`,
    text: `${selectorOf(over)} lies over it${layer === 'auto' ? '' : ` (z-index ${layer})`}. Visitors press that instead. Make it smaller, or let clicks through:`,
    fix: `${selectorOf(over)} { pointer-events: none !important }`,
  }
}

type Politeness = 'polite' | 'assertive'

/**
 * Says something to screen readers. One region of each kind, in the light DOM
 * at the end of the body, where they are heard; shared by all blocks and gone
 * when nothing has been said for a while. Polite words wait for each other:
 * they are said together, at most every five seconds, each once. Assertive
 * ones (the visitor's own bid or payment) are said at once.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (politeness === 'assertive') {
    say(text, 'assertive')
  } else {
    waiting.add(text)
    if (!batch) endBatch()
  }
}

/** Speaks from inside an open modal dialog, since all else is silent then. Returns its undoing. */
export function announceIn(dialog: Element): () => void {
  homes.push(dialog)
  clear()
  return () => {
    homes.splice(homes.indexOf(dialog), 1)
    clear()
  }
}

const batchTime = 5000
const settleTime = 100
const keepTime = 15_000

const homes: Element[] = []
const waiting = new Set<string>()
const regions = new Map<Politeness, HTMLElement>()
let batch: ReturnType<typeof setTimeout> | undefined
let clearing: ReturnType<typeof setTimeout> | undefined

function endBatch(): void {
  batch = undefined
  if (!waiting.size) return
  say(takeWaiting(), 'polite')
  batch = setTimeout(endBatch, batchTime)
}

function takeWaiting(): string {
  const text = [...waiting].join(' ')
  waiting.clear()
  return text
}

// A region is heard only if it was there, empty, before its text.
function say(text: string, politeness: Politeness): void {
  const region = regions.get(politeness) ?? openRegion(politeness)
  region.textContent = ''
  setTimeout(() => {
    if (region.isConnected) region.textContent = text
    else say(text, politeness)
  }, settleTime)
  clearTimeout(clearing)
  clearing = setTimeout(clear, keepTime)
}

function openRegion(politeness: Politeness): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute('aria-live', politeness)
  region.setAttribute('aria-atomic', 'true')
  // At the top: below the end of the page it would be one sheet more on paper.
  region.style.cssText =
    'position:absolute;top:0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  ;(homes.at(-1) ?? document.body).append(region)
  regions.set(politeness, region)
  return region
}

function clear(): void {
  for (const region of regions.values()) region.remove()
  regions.clear()
}

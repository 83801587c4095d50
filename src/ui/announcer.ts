type Politeness = 'polite' | 'assertive'

/**
 * Announces text to screen readers through live regions, one polite and one assertive, at the end of the body in the
 * light DOM, where screen readers find them. All blocks share them; they are removed after a while without
 * announcements. Polite messages are collected and announced at most every five seconds, each once. Assertive ones
 * (the visitor's own bid or payment) are announced at once.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (politeness === 'assertive') {
    say(text, 'assertive')
  } else {
    waiting.add(text)
    if (!batch) endBatch()
  }
}

/** Announces from inside an open modal dialog, since everything outside it is inert. Returns the cleanup. */
export function announceIn(dialog: Element): () => void {
  dialogs.push(dialog)
  clear()
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    clear()
  }
}

const batchTime = 5000
const settleTime = 100
const keepTime = 15_000

const dialogs: Element[] = []
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

// Screen readers only announce a region that existed, empty, before its text was set.
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
  // Fixed at the top: at the end of the page it would add a sheet when printing.
  region.style.cssText =
    'position:absolute;top:0;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  ;(dialogs.at(-1) ?? document.body).append(region)
  regions.set(politeness, region)
  return region
}

function clear(): void {
  for (const region of regions.values()) region.remove()
  regions.clear()
}

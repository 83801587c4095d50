/**
 * Run by a bookmark on the editor's own page: shows the block where they click, on their screen only. Its address names
 * the block, its attributes and its style.
 */
const script = document.currentScript
if (script instanceof HTMLScriptElement && !document.querySelector('[data-fayre-try]')) begin(new URL(script.src))

function begin(address: URL): void {
  const { tag, ...attributes } = Object.fromEntries(address.searchParams) as { tag: string } & Record<string, string>
  const { note, say } = showNote()
  const line = Object.assign(document.createElement('div'), { hidden: true })
  line.style.cssText = 'position:fixed;z-index:2147483646;height:4px;background:#b23423;pointer-events:none'
  document.body.append(line)
  let anchor: Element | undefined
  let isAfter = true
  let block: HTMLElement | undefined

  const aim = (target: Element | undefined, after: boolean) => {
    anchor = target
    isAfter = after
    const { left, width, top, bottom } = target?.getBoundingClientRect() ?? new DOMRect()
    line.hidden = !target
    Object.assign(line.style, { left: `${left}px`, width: `${width}px`, top: `${(after ? bottom : top) - 2}px` })
  }
  const put = () => {
    if (!anchor) return
    block ??= blockOf(tag, attributes)
    anchor[isAfter ? 'after' : 'before'](block)
    loadOnce(`${address.origin}/${tag}.js`, () =>
      say('Your site’s rules refuse the block. Its address must be allowed there.'),
    )
    aim(undefined, true)
    block.scrollIntoView({ block: 'center' })
    say('This is how it looks. Click elsewhere to move it. Nothing is saved: reload the page to be rid of it.')
  }
  const move = ({ target, clientY }: PointerEvent) => {
    const found =
      target instanceof Element && !note.contains(target) && !block?.contains(target) && target.closest(anchors)
    if (!found) return
    const { top, height } = found.getBoundingClientRect()
    aim(found, clientY > top + height / 2)
  }
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Node) || note.contains(event.target) || block?.contains(event.target)) return
    event.preventDefault()
    event.stopPropagation()
    put()
  }
  const isTheirs = (target: EventTarget) =>
    target === note || target === block || (target instanceof Element && target.matches(fields))
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return end()
    if (event.composedPath().some(isTheirs)) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step && event.key !== 'Enter') return
    event.preventDefault()
    if (!step) return put()
    const all = [...document.querySelectorAll(anchors)].filter(one => one.checkVisibility() && !one.contains(note))
    const next = all[Math.max(0, (anchor ? all.indexOf(anchor) : -1) + step)]
    next?.scrollIntoView({ block: 'nearest' })
    aim(next, true)
  }
  const end = () => {
    removeEventListener('pointermove', move, true)
    removeEventListener('click', press, true)
    removeEventListener('keydown', key, true)
    for (const one of [note, line, block]) one?.remove()
  }
  addEventListener('pointermove', move, true)
  addEventListener('click', press, true)
  addEventListener('keydown', key, true)
  note.shadowRoot?.querySelector('button')?.addEventListener('click', end)
}

/** Elements that the block can be inserted before or after. */
const anchors = 'p, h1, h2, h3, h4, ul, ol, table, figure, form, section, article, header, footer, img, iframe'

/** What has a use of its own for the keys. */
const fields = 'input, select, textarea, [contenteditable]'

function blockOf(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const block = document.createElement(`fayre-${tag}`)
  for (const [name, value] of Object.entries(attributes)) {
    // Set by script, because a page's content security policy may forbid the attribute.
    if (name === 'style') block.style.cssText = value
    else block.setAttribute(name, value)
  }
  return block
}

function loadOnce(src: string, refused: () => void): void {
  if (document.querySelector(`script[src="${src}"]`)) return
  const loader = Object.assign(document.createElement('script'), { type: 'module', src, onerror: refused })
  loader.dataset.host = '.'
  document.head.append(loader)
}

/** A line at the window's end, which the page's styles do not reach. */
function showNote(): { note: HTMLElement; say(text: string): void } {
  const note = document.createElement('div')
  note.dataset.fayreTry = ''
  note.style.cssText = 'all:initial;position:fixed;inset:auto 0 0;z-index:2147483647'
  const root = note.attachShadow({ mode: 'open' })
  const bar = document.createElement('div')
  bar.style.cssText =
    'display:flex;gap:16px;align-items:center;justify-content:center;padding:12px 16px;font:16px/1.4 system-ui,sans-serif;color:#fff;background:#1d2233'
  const text = Object.assign(document.createElement('span'), { role: 'status' })
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close' })
  close.style.cssText =
    'min-height:44px;padding:0 16px;font:inherit;color:#1d2233;background:#fff;border:0;border-radius:8px;cursor:pointer'
  bar.append(text, close)
  root.append(bar)
  document.body.append(note)
  const say = (words: string) => {
    text.textContent = words
  }
  say('Click where the block should stand, or choose with the arrow keys and Enter. Only you see it.')
  return { note, say }
}
